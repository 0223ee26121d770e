/** Numbers of cells that the rules and the drawing have to agree on. */

/** Lines in the list of viruses on the table. */
export const virusSlots = 21;
