import type { Bootstrap } from './bootstrap.ts';

/** Where the learner application is: beside the studio, unless the studio has a host of its own. */
export function learnerAddress({ hosts }: Bootstrap, path = '/'): string {
  return `${hosts.learner?.replace(/\/+$/, '') ?? ''}${path}`;
}
