import { Problem } from '../../../kernel/problem.ts';

export const tooManyScheduled = (count: number): Problem =>
  new Problem('post.too-many-scheduled', 409, { values: { count } });
