import { apiQuery } from '@sullam/web-kit/api.ts';

/** Whether somebody belongs to a group at all: how many, and one of them. A failure leaves the bar as it is. */
export const anyGroupQuery = (userId: number) => ({
  ...apiQuery('GET /api/users/{userId}/groups', { path: { userId }, query: { take: 1 } }),
  meta: { isQuiet: true },
});
