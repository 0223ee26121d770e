/** Where the parts of the page begin, in mm. */
export const margin = 10;
export const pageWidth = 210;
export const pageHeight = 297;
/** Board, track and boxes. */
export const bandTop = 20;
/** From the top of an area to its first cell: the heading stands between. */
export const headingHeight = 5;
export const clinicTops = [121.2, 206] as const;
/** The side of a square: a pencil still has its seven millimetres when the sheet shrinks to Letter. */
export const side = 7.45;
