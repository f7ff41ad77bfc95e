import { type Static, Type } from 'typebox';
import { DateTime, Id, NamedObject, OneOf } from '../../../kernel/http/schemas.ts';

export const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'A calendar day' });
const WallTime = Type.String({
  pattern: '^([01]\\d|2[0-3]):[0-5]\\d$',
  description: 'What the clock on the wall shows',
});
export const ZoneName = Type.String({ maxLength: 64, description: 'The name of a time zone, such as Asia/Riyadh' });
const Offset = Type.Integer({ description: 'Minutes ahead of UTC at the start' });

export const Slot = NamedObject('Slot', {
  startsAt: DateTime,
  endsAt: DateTime,
  coachDate: Day,
  coachTime: WallTime,
  coachOffset: Offset,
  coachZone: ZoneName,
  /** In the zone that was asked for, which is the coach's if none was. */
  zoneDate: Day,
  zoneTime: WallTime,
  zoneOffset: Offset,
  zone: ZoneName,
  /** FIRST or SECOND where the clock of the zone shows this time twice. */
  occurrence: OneOf('ONLY', 'FIRST', 'SECOND'),
});
export type Slot = Static<typeof Slot>;

export const SlotsQuery = Type.Object({
  coachId: Id,
  sessionTypeId: Id,
  from: Day,
  until: Type.String({ ...Day, description: 'Last day, included; at most 62 days' }),
  zone: Type.Optional(ZoneName),
});
export type SlotsQuery = Static<typeof SlotsQuery>;

export const SlotDays = NamedObject('SlotDays', {
  coachId: Id,
  sessionTypeId: Id,
  lengthMinutes: Type.Integer(),
  zone: ZoneName,
  coachZone: ZoneName,
  /** Days of the zone with at least one free time, first one first. */
  days: Type.Array(NamedObject('SlotDay', { date: Day, slots: Type.Array(Slot) })),
});
export type SlotDays = Static<typeof SlotDays>;
