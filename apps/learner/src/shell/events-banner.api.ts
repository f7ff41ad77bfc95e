import { BANNER_FEATURED_ONLY, BANNER_TAKE } from '@sullam/domain/limits.ts';
import type { Kit } from '@sullam/web-kit/kit.ts';
import type { FeaturedEvent } from './events-banner-rules.ts';

/**
 * The calls of the events module, as the specification names them. They are only made where the feature is switched on,
 * so they stand outside the generated client until that module is part of the API.
 */
type EventCall = (key: string, input: object) => Promise<unknown>;

const isEvent = (value: unknown): value is FeaturedEvent => {
  const { id, title, startTime } = (value ?? {}) as Partial<FeaturedEvent>;
  return typeof id === 'number' && typeof title === 'object' && typeof startTime === 'string';
};

/** The events that are put forward; asked anew when somebody else signs in. */
export const featuredEventsQuery = (kit: Kit, userId: number | null) => ({
  queryKey: ['GET /api/events', { featured: true }, { userId }] as const,
  queryFn: async (): Promise<FeaturedEvent[]> => {
    const query = { skip: 0, take: BANNER_TAKE, featuredOnly: BANNER_FEATURED_ONLY };
    const response = (await (kit.call as unknown as EventCall)('GET /api/events', { query })) as { data?: unknown[] };
    return (response.data ?? []).filter(isEvent);
  },
  meta: { isQuiet: true },
});

/** Records on the server that a member has seen an event. */
export const markEventSeen = (kit: Kit, eventId: number) =>
  (kit.call as unknown as EventCall)('POST /api/events/{eventId}/seen', { path: { eventId } });
