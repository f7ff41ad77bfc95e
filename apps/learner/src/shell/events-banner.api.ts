import type { ResponseOf } from '@sullam/api-client/client.ts';
import { BANNER_FEATURED_ONLY, BANNER_TAKE } from '@sullam/domain/limits.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';

const featured = { query: { skip: 0, take: BANNER_TAKE, featuredOnly: BANNER_FEATURED_ONLY } };

export type FeaturedEvents = ResponseOf<'GET /api/events'>;

/** The events that are put forward; asked anew when somebody else signs in. */
export const featuredEventsQuery = (userId: number | null) => {
  const { queryKey, ...query } = apiQuery('GET /api/events', featured);
  return { ...query, queryKey: [...queryKey, { userId }] as const, meta: { isQuiet: true } };
};

/** Whoever has a place, or waits for one, isn't invited once more. */
export const eventsToTell = ({ data }: FeaturedEvents) => data.filter(({ ownState }) => ownState === null);

/** Records on the server that a member has seen an event: another device doesn't show it again today. */
export const markEventSeen = (eventId: number) => api('POST /api/events/{eventId}/seen', { path: { eventId } });
