import { AVAILABILITY_LIMITS as LIMITS } from '@sullam/domain/coaching/session-type.ts';
import { type Static, Type } from 'typebox';
import { DateTime, Id, LocalizedName, NamedObject, Nullable, Person } from '../../../kernel/http/schemas.ts';
import { slotRules, Version } from './session-types.schemas.ts';
import { Day, Slot, ZoneName } from './slots.schemas.ts';

const Note = Nullable(Type.String({ maxLength: LIMITS.note }));
const Minute = (minimum: number, maximum: number) =>
  Type.Integer({ minimum, maximum, description: 'Minutes since midnight by the clock on the wall; 1440 is 24:00' });
const wallSpan = { from: Minute(0, 1435), until: Minute(5, 1440) };
const range = { from: Day, until: Type.String({ ...Day, description: 'Last day, included' }) };

/** Whose things are meant, for administrators; left out: the caller's own. */
export const OfCoach = Type.Object({ coachId: Type.Optional(Id) });
export type OfCoach = Static<typeof OfCoach>;

const settings = { timeZone: ZoneName, ...slotRules };
export const CoachSettings = NamedObject('CoachSettings', { coachId: Id, ...settings, version: Type.Integer() });
export type CoachSettings = Static<typeof CoachSettings>;
export const CoachSettingsBody = NamedObject('CoachSettingsBody', { ...settings, version: Version });
export type CoachSettingsBody = Static<typeof CoachSettingsBody>;

const WeeklySpan = NamedObject('WeeklySpan', {
  weekday: Type.Integer({ minimum: 1, maximum: 7, description: '1 for Monday to 7 for Sunday' }),
  ...wallSpan,
});
const DateOverride = NamedObject('DateOverride', {
  ...range,
  /** Empty: not available. */
  spans: Type.Array(NamedObject('WallSpan', wallSpan), { maxItems: LIMITS.spansPerDay }),
  note: Note,
});
const Travel = NamedObject('CoachTravel', { ...range, timeZone: ZoneName });

const hours = {
  weekly: Type.Array(WeeklySpan, { maxItems: 7 * LIMITS.spansPerDay }),
  overrides: Type.Array(DateOverride, { maxItems: LIMITS.overrides }),
  travels: Type.Array(Travel, { maxItems: LIMITS.travels }),
};
const CoachRules = NamedObject('CoachRules', settings);
export const Availability = NamedObject('Availability', {
  coachId: Id,
  settings: CoachRules,
  ...hours,
  version: Type.Integer(),
});
export type Availability = Static<typeof Availability>;
/** All at once; settings that are left out stay as they are. */
export const AvailabilityBody = NamedObject('AvailabilityBody', {
  settings: Type.Optional(CoachRules),
  ...hours,
  version: Version,
});
export type CoachHoursBody = Omit<AvailabilityBody, 'settings' | 'version'>;
export type AvailabilityBody = Static<typeof AvailabilityBody>;

const AffectedSession = NamedObject('AffectedSession', {
  coachingSessionId: Id,
  title: LocalizedName,
  learner: Nullable(Person),
  slot: Slot,
});

/** Booked sessions that lie outside the hours or in a blocked time now. They stand until the coach decides. */
const affected = { affectedSessions: Type.Array(AffectedSession) };
export const AffectedSessions = NamedObject('AffectedSessions', affected);
export type AffectedSessions = Static<typeof AffectedSessions>;
export const ChangedAvailability = NamedObject('ChangedAvailability', { version: Type.Integer(), ...affected });
export type ChangedAvailability = Static<typeof ChangedAvailability>;

const WallMoment = NamedObject('WallMoment', {
  date: Day,
  time: Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' }),
  offset: Type.Integer({ description: 'Minutes ahead of UTC' }),
  zone: ZoneName,
});
export const DisabledSlot = NamedObject('DisabledSlot', {
  coachDisabledSlotId: Id,
  startsAt: DateTime,
  endsAt: DateTime,
  /** By the coach's clock. */
  starts: WallMoment,
  ends: WallMoment,
  note: Note,
});
export type DisabledSlot = Static<typeof DisabledSlot>;
export const DisabledSlots = NamedObject('DisabledSlots', { data: Type.Array(DisabledSlot) });
export const DisabledSlotsQuery = Type.Object({
  ...OfCoach.properties,
  from: Type.Optional(DateTime),
  until: Type.Optional(DateTime),
});
export type DisabledSlotsQuery = Static<typeof DisabledSlotsQuery>;
export const DisabledSlotBody = NamedObject('DisabledSlotBody', {
  coachId: Type.Optional(Id),
  startsAt: DateTime,
  endsAt: DateTime,
  note: Type.Optional(Note),
  weeks: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: LIMITS.blockWeeks,
      description: 'So many weeks, at the same time by the coach’s clock',
    }),
  ),
});
export type DisabledSlotBody = Static<typeof DisabledSlotBody>;
export const BlockedTimes = NamedObject('BlockedTimes', {
  coachDisabledSlotIds: Type.Array(Id),
  ...affected,
});
export type BlockedTimes = Static<typeof BlockedTimes>;
export const DisabledSlotParams = Type.Object({ coachDisabledSlotId: Id });

export const FreeCountsQuery = Type.Object({ ...OfCoach.properties, ...range });
export type FreeCountsQuery = Static<typeof FreeCountsQuery>;
export const FreeCounts = NamedObject('FreeCounts', {
  today: Day,
  /** Days of the coach's calendar, all that were asked for. */
  days: Type.Array(NamedObject('FreeCount', { date: Day, count: Type.Integer() })),
  total: Type.Integer(),
  busyMinutes: Type.Integer({ description: 'With lectures and events' }),
});
export type FreeCounts = Static<typeof FreeCounts>;

/** A part of a day by the clock on the wall, in minutes since midnight. */
const dayPart = { date: Day, from: Minute(0, 1439), until: Minute(1, 1440) };
export const CoachCalendar = NamedObject('CoachCalendar', {
  hours: Type.Array(NamedObject('HoursOfDay', dayPart)),
  /** Blocked times; one that lasts until another day has a part on each. */
  blocks: Type.Array(NamedObject('BlockOfDay', { ...dayPart, coachDisabledSlotId: Id, note: Note })),
  /** With lectures, events and in other calendars. */
  busy: Type.Array(NamedObject('BusyOfDay', dayPart)),
});
export type CoachCalendar = Static<typeof CoachCalendar>;
