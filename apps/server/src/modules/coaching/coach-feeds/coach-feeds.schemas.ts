import { type Static, Type } from 'typebox';
import { DateTime, Id, NamedObject, Nullable } from '../../../kernel/http/schemas.ts';

export const FEED_LIMITS = { feeds: 10, name: 60, address: 2000 } as const;

const FAILURES = ['UNREACHABLE', 'REFUSED', 'TOO_LARGE', 'UNREADABLE', 'TOO_COMPLEX'] as const;
export type FeedFailure = (typeof FAILURES)[number];

const FeedName = Type.String({ minLength: 1, maxLength: FEED_LIMITS.name, pattern: '\\S' });

export const CoachFeed = NamedObject('CoachFeed', {
  coachFeedId: Id,
  coachId: Id,
  name: Type.String(),
  host: Type.String({ description: 'Host of the address; the whole address is never sent' }),
  addressEnd: Type.String({ description: 'Last four characters of the address' }),
  succeededAt: DateTime,
  failedSince: Nullable(DateTime),
  failure: Nullable(Type.Unsafe<FeedFailure>({ type: 'string', enum: [...FAILURES] })),
  nextRefreshAt: DateTime,
});
export type CoachFeed = Static<typeof CoachFeed>;

export const CoachFeeds = NamedObject('CoachFeeds', { data: Type.Array(CoachFeed) });

export const NewCoachFeed = NamedObject('NewCoachFeed', {
  coachId: Type.Optional(Id),
  name: FeedName,
  address: Type.String({ minLength: 1, maxLength: FEED_LIMITS.address }),
});
export type NewCoachFeed = Static<typeof NewCoachFeed>;

export const CoachFeedBody = NamedObject('CoachFeedBody', { name: FeedName });

export const CoachFeedParams = Type.Object({ coachFeedId: Id });
