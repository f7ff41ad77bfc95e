import { Problem } from '../../../kernel/problem.ts';

export const alreadySent = (): Problem => new Problem('announcement.already-sent', 409);
/** Those who haven't read it were reminded less than a day ago. */
export const remindedLately = (): Problem => new Problem('announcement.reminded-lately', 409);
