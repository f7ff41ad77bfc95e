import { Problem, type ProblemDetail } from '../../../kernel/problem.ts';

/** Others have changed some of the cells since; each detail says what there is now. */
export const gradesChanged = (details: ProblemDetail[]): Problem =>
  new Problem('grade.changed-meanwhile', 409, { details });
/** Some cells can't be taken; each detail says why. Nothing was saved. */
export const gradesRefused = (details: ProblemDetail[]): Problem => new Problem('validation', 400, { details });
