import type { RulingId } from '../../../../validators/prototype-c19/rulebook.ts';

export const reasons: Readonly<Record<RulingId, string>> = {
	'PC19-R1': 'Der Text nennt keine Grenze, und Umwandlungen wirken ebenso.',
	'PC19-R2': 'Der Text spricht nur vom Drehen.',
	'PC19-R3':
		'Der Text nennt ×3 als kleinsten und ×10 als größten Wert, was zu einem Start bei 3 und sieben Reihen passt, und sagt, dass eine Reihe ihn erhöht.',
	'PC19-R4': 'Der Text sagt „tapar“ vom Abdecken einer ganzen Spalte, deren Virus dann markiert wird.',
	'PC19-R5': 'Ein resistenter Mensch ist erst mit der zweiten Ansteckung infiziert.',
	'PC19-R6': 'Was notiert ist, steht auf dem Bogen; die Probe selbst nicht.',
	'PC19-R7': 'Ein Paar ist benutzt, sobald eine seiner Zahlen gestrichen ist.',
	'PC19-R8': 'Nach dem Text gibt jeder seine höchste Zahl an den rechten Nachbarn.',
	'PC19-R9': 'Auch Infektionen breiten sich Seite an Seite aus.',
	'PC19-R10': 'Der Mutantenwürfel wird notiert, nicht benutzt.',
	'PC19-R11': 'Die Zeile ist die der Gesundheit, die resistente Menschen bringt; ihr Zeichen fehlt im Text.'
};
