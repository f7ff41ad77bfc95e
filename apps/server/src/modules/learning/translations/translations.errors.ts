import { Problem } from '../../../kernel/problem.ts';

/** The file was written for another course: the same names mean other texts there. */
export const otherCourse = (): Problem => new Problem('translations.other-course', 409);
/** Units that the course doesn't have, or translations that lost a placeholder: nothing of such a file is written. */
export const fileUnfit = (count: number): Problem => new Problem('translations.file-unfit', 409, { values: { count } });
