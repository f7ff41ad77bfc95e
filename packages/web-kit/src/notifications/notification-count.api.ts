import { LEARNER_PORTAL_ID } from '@sullam/domain/limits.ts';
import { apiQuery } from '../api.ts';

/** How many are unread; apart from the lists, since the bell is part of the first paint. */
export const notificationCountQuery = () => ({
  ...apiQuery('GET /api/notifications/count', { query: { portals: [LEARNER_PORTAL_ID] } }),
  meta: { isQuiet: true },
});
