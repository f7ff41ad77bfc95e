import { COACH_GENDERS, COACH_LIMITS, COACH_WHENS, STRIP_DAYS } from '@sullam/domain/coaching/coach.ts';
import { type Static, Type } from 'typebox';
import {
  DateTime,
  Id,
  LocalizedName,
  localized,
  NamedObject,
  Nullable,
  OneOf,
  PageQuery,
  SearchText,
} from '../../../kernel/http/schemas.ts';
import { MediaRef } from '../../organization/media/media.public.ts';
import { RatingSummary } from '../coach-ratings/coach-ratings.public.ts';
import { CoachTopic, LanguageCode } from '../coaches/coaches.public.ts';

const Zone = Type.Optional(
  Type.String({ maxLength: 60, description: "IANA zone of the times; else the organisation's" }),
);

export const CoachListQuery = Type.Object({
  ...PageQuery,
  search: SearchText,
  topics: Type.Optional(Type.Array(Id, { maxItems: COACH_LIMITS.offeredTopics })),
  languages: Type.Optional(Type.Array(LanguageCode, { maxItems: COACH_LIMITS.languages })),
  gender: Type.Optional(OneOf(...COACH_GENDERS)),
  when: Type.Optional(OneOf(...COACH_WHENS)),
  sort: Type.Optional(OneOf('next', 'name', 'rating')),
  zone: Zone,
});
export type CoachListQuery = Static<typeof CoachListQuery>;

/** A start that can be booked, as a clock of the asked zone shows it. */
export const NextCoachTime = NamedObject('NextCoachTime', {
  startsAt: DateTime,
  sessionTypeId: Id,
  date: Type.String(),
  time: Type.String(),
});

export const CoachCard = NamedObject('CoachCard', {
  coachId: Id,
  name: Type.String(),
  title: LocalizedName,
  summary: localized(COACH_LIMITS.summary),
  portrait: Nullable(MediaRef),
  coverArt: Type.String(),
  topic: Nullable(CoachTopic),
  hue: Type.Integer(),
  languages: Type.Array(LanguageCode),
  /** The first times of the next free day, and how many more that day has. */
  times: Type.Array(NextCoachTime),
  moreTimes: Type.Integer(),
  /** No time within the days of the strip: the day of the next one. */
  bookedUntil: Nullable(Type.String()),
  days: Type.Array(NamedObject('CoachDay', { date: Type.String(), count: Type.Integer() }), { maxItems: STRIP_DAYS }),
  rating: RatingSummary,
});
export type CoachCard = Static<typeof CoachCard>;

export const CoachCardPage = NamedObject('CoachCardPage', {
  data: Type.Array(CoachCard),
  total: Type.Integer(),
  zone: Type.String(),
  today: Type.String({ description: 'Date in the zone' }),
});

export const CoachFilters = NamedObject('CoachFilters', {
  total: Type.Integer({ description: 'Coaches that the caller can find' }),
  topics: Type.Array(NamedObject('CoachTopicCount', { ...CoachTopic.properties, count: Type.Integer() })),
  languages: Type.Array(NamedObject('CoachLanguageCount', { language: LanguageCode, count: Type.Integer() })),
  hasGenders: Type.Boolean({ description: 'The organisation lets learners filter by gender' }),
});
export type CoachFilters = Static<typeof CoachFilters>;
