import { SESSION_PAYMENTS } from '@sullam/domain/coaching/credits.ts';
import { SESSION_BOOKINGS, SESSION_QUESTION_KINDS, SESSION_TYPE_LIMITS } from '@sullam/domain/coaching/session-type.ts';
import { MOST_HOURS_BEFORE, MOST_TIERS } from '@sullam/domain/commerce/cancellation.ts';
import { type Static, Type } from 'typebox';
import { Id, LocalizedName, NamedObject, Nullable, OneOf } from '../../../kernel/http/schemas.ts';

const limits = SESSION_TYPE_LIMITS;

const between = ({ shortest, longest }: { shortest: number; longest: number }) =>
  Type.Integer({ minimum: shortest, maximum: longest });
const upTo = (maximum: number, minimum = 0) => Type.Integer({ minimum, maximum });

export const Version = Type.Integer({
  minimum: 1,
  maximum: 1_000_000_000,
  description: 'The version that was edited; 409 if it is older',
});

/** Rules that the coach's settings say for all types, and a type for itself. */
export const slotRules = {
  bufferBeforeMinutes: upTo(limits.bufferMinutes),
  bufferAfterMinutes: upTo(limits.bufferMinutes),
  noticeMinutes: upTo(limits.noticeMinutes),
  horizonDays: upTo(limits.horizonDays, 1),
  mostPerDay: Nullable(upTo(limits.perDay, 1)),
  mostPerWeek: Nullable(upTo(limits.perWeek, 1)),
  intervalMinutes: between(limits.intervalMinutes),
};

export const SessionQuestion = NamedObject('SessionQuestion', {
  key: Type.String({ pattern: '^[A-Za-z0-9-]{1,40}$', description: 'Tells it from the others of its type' }),
  text: LocalizedName,
  kind: OneOf(...SESSION_QUESTION_KINDS),
  choices: Type.Array(LocalizedName, { maxItems: limits.choices }),
  isRequired: Type.Boolean(),
});
export type SessionQuestion = Static<typeof SessionQuestion>;

export const CancellationTier = NamedObject('SessionCancellationTier', {
  hoursBeforeStart: upTo(MOST_HOURS_BEFORE),
  refundPercent: upTo(100, 1),
});

const offered = {
  title: LocalizedName,
  summary: LocalizedName,
  lengthMinutes: between(limits.lengthMinutes),
  /** Learners in a session; 1: one-to-one. */
  seats: upTo(limits.seats, 1),
  booking: OneOf(...SESSION_BOOKINGS),
  payment: OneOf(...SESSION_PAYMENTS),
  /** List price in minor units of the organisation's currency; null: none was set. */
  priceMinor: Nullable(upTo(limits.priceMinor, 1)),
  hasVideo: Type.Boolean(),
  /** Where it can take place in person; empty: by video only. */
  place: LocalizedName,
  /** The earliest deadline first. */
  cancellationTiers: Type.Array(CancellationTier, { maxItems: MOST_TIERS }),
  questions: Type.Array(SessionQuestion, { maxItems: limits.questions }),
};

/** What learners see of a session type. */
export const SessionType = NamedObject('SessionType', {
  sessionTypeId: Id,
  coachId: Id,
  ...offered,
  currency: Type.String(),
  /** False: it costs money, and the organisation sells nothing at present. */
  isForSale: Type.Boolean(),
});
export type SessionType = Static<typeof SessionType>;

const editable = {
  ...offered,
  isOffered: Type.Boolean(),
  bufferBeforeMinutes: Nullable(slotRules.bufferBeforeMinutes),
  bufferAfterMinutes: Nullable(slotRules.bufferAfterMinutes),
  noticeMinutes: Nullable(slotRules.noticeMinutes),
  horizonDays: Nullable(slotRules.horizonDays),
  mostPerDay: slotRules.mostPerDay,
  mostPerWeek: slotRules.mostPerWeek,
  intervalMinutes: Nullable(slotRules.intervalMinutes),
  reminderMinutes: Type.Array(between(limits.reminderMinutes), { maxItems: limits.reminders, uniqueItems: true }),
};

/** All that a coach sets; rules that are null follow the coach's settings. */
export const SessionTypeEditing = NamedObject('SessionTypeEditing', {
  sessionTypeId: Id,
  coachId: Id,
  ...editable,
  version: Type.Integer(),
});
export type SessionTypeEditing = Static<typeof SessionTypeEditing>;

export const NewSessionType = NamedObject('NewSessionType', {
  ...Type.Partial(Type.Object(editable)).properties,
  title: editable.title,
  lengthMinutes: editable.lengthMinutes,
  coachId: Type.Optional(Id),
});
export type NewSessionType = Static<typeof NewSessionType>;

export const SessionTypeBody = NamedObject('SessionTypeBody', {
  ...Type.Partial(Type.Object(editable)).properties,
  version: Version,
});
export type SessionTypeBody = Static<typeof SessionTypeBody>;

export const SessionTypeParams = Type.Object({ sessionTypeId: Id });
export const SessionTypeOrder = NamedObject('SessionTypeOrder', {
  sessionTypeIds: Type.Array(Id, { minItems: 1, maxItems: limits.types, uniqueItems: true }),
  coachId: Type.Optional(Id),
});
export const CreatedSessionType = NamedObject('CreatedSessionType', { sessionTypeId: Id, version: Type.Integer() });
