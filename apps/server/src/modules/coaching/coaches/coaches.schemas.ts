import {
  COACH_ENTRY_KINDS,
  COACH_GENDERS,
  COACH_LANGUAGES,
  COACH_LIMITS,
  COACH_PARTS,
  COACH_STATUSES,
  COACH_VISIBILITIES,
  LANGUAGE_LEVELS,
} from '@sullam/domain/coaching/coach.ts';
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
import { shownPerson } from '../../../kernel/http/shown-person.ts';
import { MediaRef } from '../../organization/media/media.public.ts';

const { description, focusAreas, topics, note, url, firstYear, lastYear, offeredTopics } = COACH_LIMITS;

export const CoachParams = Type.Object({ coachId: Id });
export const EntryParams = Type.Object({ coachEntryId: Id });
export const CoachLanguageParams = Type.Object({ coachLanguageId: Id });
export const CertificationParams = Type.Object({ coachCertificationId: Id });
export const CoachCertificationParams = Type.Object({ coachId: Id, coachCertificationId: Id });

const Version = Type.Integer({ minimum: 1, maximum: 1_000_000_000, description: '409 if it is older' });
const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'A day of the calendar' });
const Year = Type.Integer({ minimum: firstYear, maximum: lastYear });
export const LanguageCode = OneOf(...COACH_LANGUAGES);

export const CoachEntryBody = NamedObject('CoachEntryBody', {
  title: LocalizedName,
  place: LocalizedName,
  fromYear: Nullable(Year),
  untilYear: Nullable(Year),
});
export type CoachEntryBody = Static<typeof CoachEntryBody>;
export const CoachEntry = NamedObject('CoachEntry', {
  coachEntryId: Id,
  kind: OneOf(...COACH_ENTRY_KINDS),
  ...CoachEntryBody.properties,
});
export type CoachEntry = Static<typeof CoachEntry>;

export const CoachLanguageBody = NamedObject('CoachLanguageBody', {
  language: LanguageCode,
  level: OneOf(...LANGUAGE_LEVELS),
});
export type CoachLanguageBody = Static<typeof CoachLanguageBody>;
export const CoachLanguage = NamedObject('CoachLanguage', { coachLanguageId: Id, ...CoachLanguageBody.properties });
export type CoachLanguage = Static<typeof CoachLanguage>;

export const CoachCertificationBody = NamedObject('CoachCertificationBody', {
  title: LocalizedName,
  issuer: LocalizedName,
  issuedOn: Nullable(Day),
  validUntil: Nullable(Day),
  verificationUrl: Nullable(Type.String({ maxLength: url })),
});
export type CoachCertificationBody = Static<typeof CoachCertificationBody>;
export const CoachCertification = NamedObject('CoachCertification', {
  coachCertificationId: Id,
  ...CoachCertificationBody.properties,
  isChecked: Type.Boolean({ description: 'An administrator has checked it with the issuer' }),
  isExpired: Type.Boolean(),
});
export type CoachCertification = Static<typeof CoachCertification>;

export const CoachTopic = NamedObject('CoachTopic', {
  coachingTopicId: Id,
  title: LocalizedName,
  hue: Type.Integer(),
});
export type CoachTopic = Static<typeof CoachTopic>;

const details = {
  visibility: OneOf(...COACH_VISIBILITIES),
  title: LocalizedName,
  summary: localized(COACH_LIMITS.summary),
  description: localized(description),
  city: LocalizedName,
  gender: Nullable(OneOf(...COACH_GENDERS)),
  portraitMediaId: Nullable(Id),
  videoMediaId: Nullable(Id),
  focusAreas: Type.Array(LocalizedName, { maxItems: focusAreas }),
  topicIds: Type.Array(Id, { maxItems: topics, uniqueItems: true }),
};

export const CoachDetailsBody = NamedObject('CoachDetailsBody', { ...details, version: Version });
export type CoachDetailsBody = Static<typeof CoachDetailsBody>;

const rows = {
  positions: Type.Array(CoachEntry),
  experience: Type.Array(CoachEntry),
  education: Type.Array(CoachEntry),
  certifications: Type.Array(CoachCertification),
  languages: Type.Array(CoachLanguage),
};

/** All that coaches write of themselves, and how their page stands. */
export const CoachDetails = NamedObject('CoachDetails', {
  coachId: Id,
  status: OneOf(...COACH_STATUSES),
  ...details,
  portrait: Nullable(MediaRef),
  video: Nullable(MediaRef),
  ...rows,
  /** Without these it can't be submitted. */
  missing: Type.Array(OneOf(...COACH_PARTS)),
  decisionNote: Nullable(Type.String()),
  decidedAt: Nullable(DateTime),
  version: Type.Integer(),
});
export type CoachDetails = Static<typeof CoachDetails>;

/** A coach's page. */
export const Coach = NamedObject(
  'Coach',
  {
    coachId: Id,
    userId: Id,
    name: Type.String(),
    isPaused: Type.Boolean({ description: 'Takes no bookings for now' }),
    isListed: Type.Boolean({ description: 'False: a preview for the coach and administrators' }),
    title: LocalizedName,
    summary: details.summary,
    description: details.description,
    city: LocalizedName,
    /** Null where the organisation doesn't show it. */
    gender: details.gender,
    portrait: Nullable(MediaRef),
    video: Nullable(MediaRef),
    coverArt: Type.String(),
    hue: Type.Integer(),
    focusAreas: details.focusAreas,
    topics: Type.Array(CoachTopic),
    ...rows,
    abilities: NamedObject('CoachAbilities', { canBook: Type.Boolean(), canEdit: Type.Boolean() }),
  },
  shownPerson('The page on which a coach introduces themself, to visitors if it is public.'),
);
export type Coach = Static<typeof Coach>;

export const CoachVersionBody = NamedObject('CoachVersionBody', { version: Version });
export const CoachDecisionBody = NamedObject('CoachDecisionBody', {
  note: Type.String({ maxLength: note, description: 'What the coach reads' }),
  version: Version,
});
export type CoachDecisionBody = Static<typeof CoachDecisionBody>;
export const NewCoachBody = NamedObject('NewCoachBody', { userId: Id });
export const CreatedCoach = NamedObject('CreatedCoach', { coachId: Id });
export const CheckCertificationBody = NamedObject('CheckCertificationBody', { isChecked: Type.Boolean() });

/** A coach as administrators list them. */
export const ManagedCoach = NamedObject('ManagedCoach', {
  coachId: Id,
  userId: Id,
  name: Type.String(),
  status: OneOf(...COACH_STATUSES),
  visibility: details.visibility,
  title: LocalizedName,
  portrait: Nullable(MediaRef),
  topics: Type.Array(CoachTopic),
  languages: Type.Array(LanguageCode),
  certifications: Type.Array(CoachCertification),
  /** Languages in which title, summary and description are written. */
  writtenIn: Type.Array(OneOf('en', 'ar')),
  submittedAt: Nullable(DateTime),
  decisionNote: Nullable(Type.String()),
  version: Type.Integer(),
});
export type ManagedCoach = Static<typeof ManagedCoach>;

export const ManagedCoachQuery = Type.Object({
  ...PageQuery,
  search: SearchText,
  statuses: Type.Optional(Type.Array(OneOf(...COACH_STATUSES), { maxItems: COACH_STATUSES.length })),
});
export type ManagedCoachQuery = Static<typeof ManagedCoachQuery>;

export const OfferedTopic = NamedObject('OfferedTopic', { ...CoachTopic.properties, coachCount: Type.Integer() });
export const CoachingTopicsBody = NamedObject('CoachingTopicsBody', {
  topics: Type.Array(
    NamedObject('CoachingTopicBody', {
      coachingTopicId: Nullable(Id),
      title: LocalizedName,
      hue: Type.Integer({ minimum: 0, maximum: 359 }),
    }),
    { maxItems: offeredTopics },
  ),
});
export type CoachingTopicsBody = Static<typeof CoachingTopicsBody>;
