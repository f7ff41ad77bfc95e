import { Problem } from '../../../kernel/problem.ts';

export const pollClosed = (): Problem => new Problem('post.poll-closed', 409);
export const tooManyPins = (): Problem => new Problem('post.too-many-pins', 409);
export const tooManyScheduled = (count: number): Problem =>
  new Problem('post.too-many-scheduled', 409, { values: { count } });
/** Who came lately posts and comments a few times an hour. */
export const slowDown = (seconds: number): Problem =>
  new Problem('post.slow-down', 429, { values: { count: Math.ceil(seconds / 60), seconds } });
