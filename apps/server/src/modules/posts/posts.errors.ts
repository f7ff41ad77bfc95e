import { Problem } from '../../kernel/problem.ts';

export const pollClosed = (): Problem => new Problem('post.poll-closed', 409);
export const tooManyPins = (): Problem => new Problem('post.too-many-pins', 409);
/** Who came lately posts a few times an hour. */
export const slowDown = (count: number): Problem => new Problem('post.slow-down', 429, { values: { count } });
