/** Where the parts of the page begin, in mm. */
export const margin = 10;
export const pageWidth = 210;
export const pageHeight = 297;
/** Board, track and boxes. */
export const bandTop = 20.6;
/** From the top of an area to its first cell: the heading stands between. */
export const headingHeight = 5.4;
export const clinicTops = [120.4, 204.6] as const;
