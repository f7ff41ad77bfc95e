import { RATING_LIMITS, TESTIMONIAL_STATUSES } from '@sullam/domain/coaching/ratings.ts';
import { type Static, Type } from 'typebox';
import { DateTime, Id, NamedObject, Nullable, OneOf, PageQuery, Person } from '../../../kernel/http/schemas.ts';
import { shownPerson } from '../../../kernel/http/shown-person.ts';

export const RatingParams = Type.Object({ coachRatingId: Id });
export const RatedSessionParams = Type.Object({ coachingSessionId: Id });
export const RatedCoachParams = Type.Object({ coachId: Id });

const Stars = Type.Integer({ minimum: 1, maximum: 5 });
const Status = OneOf(...TESTIMONIAL_STATUSES);
const text = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '\\S' });

export const RatingBody = NamedObject('CoachRatingBody', {
  stars: Stars,
  testimonial: Nullable(Type.String({ maxLength: RATING_LIMITS.testimonial })),
  namesAuthor: Type.Boolean({ description: 'The author may be named beside the testimonial' }),
});
export type RatingBody = Static<typeof RatingBody>;

export const RejectBody = NamedObject('RejectTestimonialBody', { reason: text(RATING_LIMITS.reason) });
export const ReplyBody = NamedObject('TestimonialReplyBody', { reply: text(RATING_LIMITS.reply) });

/** Count and sum of stars, from which the average follows exactly. */
export const RatingSummary = NamedObject('CoachRatingSummary', { count: Type.Integer(), stars: Type.Integer() });
export type RatingSummary = Static<typeof RatingSummary>;

/** What the learner gave for a session, and whether that can be changed. */
export const OwnRating = NamedObject('OwnCoachRating', {
  coachingSessionId: Id,
  mayRate: Type.Boolean(),
  /** Null: not rated yet. */
  rating: Nullable(
    NamedObject('GivenCoachRating', {
      ...RatingBody.properties,
      status: Nullable(Status),
      reason: Nullable(Type.String()),
      reply: Nullable(Type.String()),
      closesAt: DateTime,
    }),
  ),
});
export type OwnRating = Static<typeof OwnRating>;

export const GivenQuery = Type.Object({
  coachingSessionIds: Type.Array(Id, { minItems: 1, maxItems: 100, uniqueItems: true }),
});

export const OwnRatings = NamedObject('OwnCoachRatings', { data: Type.Array(OwnRating) });

const shown = {
  coachRatingId: Id,
  stars: Stars,
  testimonial: Type.String(),
  /** First name and initial; null: the author is not named. */
  author: Nullable(Type.String()),
  writtenAt: DateTime,
  reply: Nullable(Type.String()),
};

export const Testimonial = NamedObject(
  'CoachTestimonial',
  shown,
  shownPerson('The author agreed to be named beside what they wrote about the coach.'),
);
export type Testimonial = Static<typeof Testimonial>;

export const TestimonialPage = NamedObject('CoachTestimonialPage', {
  rating: RatingSummary,
  data: Type.Array(Testimonial),
  total: Type.Integer(),
});
export type TestimonialPage = Static<typeof TestimonialPage>;
export const TestimonialQuery = Type.Object(PageQuery);
export type TestimonialQuery = Static<typeof TestimonialQuery>;

/** As coaches read their own: a testimonial that nobody has approved is not among it. */
export const ReceivedRating = NamedObject('ReceivedCoachRating', {
  ...shown,
  testimonial: Nullable(Type.String()),
  mayReply: Type.Boolean(),
});
export const ReceivedRatingPage = NamedObject('ReceivedCoachRatingPage', {
  rating: RatingSummary,
  data: Type.Array(ReceivedRating),
  total: Type.Integer(),
});
export type ReceivedRatingPage = Static<typeof ReceivedRatingPage>;

export const ManagedRating = NamedObject('ManagedCoachRating', {
  coachRatingId: Id,
  coachId: Id,
  coach: Person,
  learner: Person,
  stars: Stars,
  testimonial: Type.String(),
  namesAuthor: Type.Boolean(),
  status: Status,
  reason: Nullable(Type.String()),
  reply: Nullable(Type.String()),
  writtenAt: DateTime,
});
export type ManagedRating = Static<typeof ManagedRating>;
export const ManagedRatingQuery = Type.Object({ ...PageQuery, status: Type.Optional(Status) });
export type ManagedRatingQuery = Static<typeof ManagedRatingQuery>;
