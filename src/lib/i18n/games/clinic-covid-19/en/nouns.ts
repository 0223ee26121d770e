import type { Nouns } from '../words.ts';

export const nouns: Nouns = {
	colour: { white: 'white', yellow: 'yellow', orange: 'orange', red: 'red' },
	kind: {
		patient: 'patient',
		doctor: 'doctor',
		nurse: 'nurse',
		caregiver: 'caregiver',
		janitor: 'janitor',
		elder: 'elder',
		pregnant: 'pregnant woman'
	},
	ward: {
		treatment: 'treatment room',
		operating: 'operating room',
		consultation: 'ordinary consultation',
		outpatient: 'special consultation',
		intensive: 'intensive care',
		transfusion: 'transfusion'
	},
	module: {
		elders: 'Elders',
		pregnant: 'Pregnant women',
		janitors: 'Janitors',
		transfusions: 'Transfusions',
		workaholics: 'Workaholics',
		facilities: 'Facilities',
		'intensive-care': 'Intensive care'
	},
	phase: {
		actions: 'Actions',
		sharing: 'Sharing tiles',
		infection: 'Infections',
		business: 'Business',
		administration: 'Administration',
		contagion: 'New contagions',
		final: 'Final popularity',
		over: 'The end'
	},
	verb: {
		admit: 'Admitting patients',
		arrive: 'An arrival at a slot',
		take: 'Taking tiles',
		infect: 'Placing a tile',
		full: 'Saying that nobody is left',
		hand: 'Handing on tiles',
		protect: 'Protection',
		treat: 'A treatment',
		cure: 'Reporting healthy patients treated',
		care: 'Care by steps',
		dead: 'Reporting deaths of healthy patients',
		contaminate: 'Contaminating a slot',
		popularity: 'Reporting popularity',
		ready: 'Being done'
	},
	contagion: { low: 'low', high: 'high' },
	confinement: { low: 'low', medium: 'medium', high: 'high' },
	result: {
		lost: 'The pandemic wins: too many have died.',
		tactical: 'Tactical victory: more were cured than died.',
		strategic: 'Strategic victory: the vaccine is found!'
	}
};
