import { Problem } from '../../../kernel/problem.ts';

/** A file of so many rows is made by a job. */
export const tooManyRows = (count: number, most: number): Problem =>
  new Problem('report.too-many-rows', 409, { values: { count, most } });
