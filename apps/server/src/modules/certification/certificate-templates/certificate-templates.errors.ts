import { Problem } from '../../../kernel/problem.ts';

/** A sheet without a name, a subject, a number or a whole code can't be given out. */
export const sheetIncomplete = (): Problem => new Problem('certificate-template.incomplete', 409);
/** A template that was never published can't be chosen. */
export const notPublished = (): Problem => new Problem('certificate-template.not-published', 409);
