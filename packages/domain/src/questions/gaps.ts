/** Ids are letters, digits, "-" and "_": `{{…}}` in a formula is no gap. */
const GAP = /\{\{([\p{L}\p{N}_-]+)\}\}/gu;

/** The ids of the gaps of a cloze text in reading order, with repetitions. */
export const gapIds = (html: string): string[] => [...html.matchAll(GAP)].map(([, id = '']) => id);
