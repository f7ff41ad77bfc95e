import { Problem } from '../../../kernel/problem.ts';

export const alreadyPublished = (): Problem => new Problem('checklist.already-published', 409);
export const notPublished = (): Problem => new Problem('checklist.not-published', 409);
export const withoutItems = (): Problem => new Problem('checklist.without-items', 409);
export const itemLocked = (): Problem => new Problem('checklist.item-locked', 409);
/** It isn't done in this way, or stands otherwise than the caller saw. */
export const notNow = (): Problem => new Problem('checklist.not-now', 409);
export const unknownCode = (): Problem => new Problem('checklist.unknown-code', 409);
