import type { Bootstrap } from './bootstrap.ts';

/** Where the learner application is: beside the studio, unless the studio has a host of its own. */
export function learnerAddress({ hosts }: Bootstrap, path = '/'): string {
  return `${hosts.learner?.replace(/\/+$/, '') ?? ''}${path}`;
}

/** Whether signing in at the learner application leaves the studio signed out. */
export const isStudioApart = ({ hosts }: Bootstrap): boolean => /^https?:/.test(hosts.studio);
