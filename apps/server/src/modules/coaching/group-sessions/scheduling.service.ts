import { randomUUID } from 'node:crypto';
import { freeStarts } from '@sullam/domain/coaching/free-times.ts';
import { weeklyStarts } from '@sullam/domain/coaching/series.ts';
import { AVAILABILITY_LIMITS } from '@sullam/domain/coaching/session-type.ts';
import { coachZone } from '@sullam/domain/coaching/working-hours.ts';
import { addDays, dayStart, isDay } from '@sullam/domain/lectures/zoned-time.ts';
import { DAY, MINUTE } from '@sullam/domain/limits.ts';
import { isWritten } from '@sullam/domain/localized.ts';
import type { Static } from 'typebox';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext, SystemContext } from '../../../kernel/context.ts';
import { reading, type Tx, transaction } from '../../../kernel/database/database.ts';
import { invalidField, notFound } from '../../../kernel/problem.ts';
import { openPool } from '../../learning/capacity/capacity.public.ts';
import {
  noteAvailabilityChange,
  presentSlot,
  readPreparedTime,
  readSlotRules,
  type SessionTypeRecord,
} from '../coach-availability/coach-availability.public.ts';
import { accessOwnCoach } from '../coaches/coaches.public.ts';
import {
  checkSlot,
  forCoach,
  insertChange,
  insertSpan,
  lockCoachTime,
  type MovingTimes,
  newRoom,
  preparedAt,
  promisedTime,
  seriesConflicts,
  seriesRefused,
  withNearestTimes,
} from '../coaching-sessions/coaching-sessions.public.ts';
import { queueGroupReminders } from './group-reminders.ts';
import { insertGroup } from './group-sessions.repository.ts';
import type { GroupTimesQuery, NewGroupBody } from './group-sessions.schemas.ts';

/** How long a seat that comes free is offered to the learner who waits for it, in minutes. */
const OFFER_MINUTES = 120;

/** A type of the coach with several seats. @throws Problem not-found for another coach's type */
async function groupType(tx: Tx, coachId: number, sessionTypeId: number): Promise<SessionTypeRecord> {
  const type = await readSlotRules(tx, sessionTypeId);
  if (type.coachId !== coachId || type.isArchived) throw notFound();
  if (type.seats === 1) throw invalidField('sessionTypeId', 'choice');
  return { ...type, rules: forCoach(type.rules) };
}

interface Placed {
  startsAt: Date;
  /** The coach's zone at the start. */
  zone: string;
  byVideo: boolean;
  now: Date;
}

/** Inserts a group session with its pool of seats. */
export async function insertGroupSession(
  context: SystemContext,
  tx: Tx,
  type: SessionTypeRecord,
  { startsAt, zone, byVideo, now }: Placed,
): Promise<{ groupSessionId: number; placePoolId: number }> {
  const { rules } = type;
  const groupSessionId = await insertSpan(tx, {
    coachId: type.coachId,
    sessionTypeId: type.sessionTypeId,
    held: null,
    startsAt,
    endsAt: new Date(startsAt.getTime() + rules.lengthMinutes * MINUTE),
    bufferBeforeMinutes: rules.bufferBeforeMinutes,
    bufferAfterMinutes: rules.bufferAfterMinutes,
    promised: promisedTime(startsAt, zone),
    calendarUid: randomUUID(),
    byVideo,
    place: byVideo ? {} : type.place,
    room: byVideo ? newRoom() : null,
    reminderMinutes: type.reminderMinutes,
    now,
  });
  const subject = { kind: 'COACHING_SESSION', id: groupSessionId } as const;
  const placePoolId = await openPool(tx, { subject, capacity: type.seats, offerMinutes: OFFER_MINUTES });
  await insertGroup(tx, groupSessionId, placePoolId);
  await queueGroupReminders(context, tx, groupSessionId);
  return { groupSessionId, placePoolId };
}

async function startsOf(
  context: MemberContext,
  tx: Tx,
  type: SessionTypeRecord,
  { at, weeks }: { at: Date; weeks: number },
): Promise<{ starts: Date[]; zone: string }> {
  const prepared = await preparedAt(context, tx, {
    coachId: type.coachId,
    sessionTypeId: type.sessionTypeId,
    at,
    zone: context.configuration.time_zone,
  });
  checkSlot(prepared, type.rules, at, context.clock.now());
  const zone = coachZone(prepared.hours, at.getTime());
  if (weeks === 1) return { starts: [at], zone };
  const conflicts = await seriesConflicts(context, tx, type, { at, weeks, zone });
  if (conflicts.length > 0) throw seriesRefused(conflicts);
  return { starts: weeklyStarts(at, weeks, zone).map((start) => start!), zone };
}

/** Schedules a group session of the caller's own practice, or one in each of several weeks, all or none. */
export async function createGroupSessions(
  context: MemberContext,
  { sessionTypeId, startsAt, weeks = 1, byVideo }: NewGroupBody,
): Promise<{ groupSessionIds: number[] }> {
  const at = new Date(startsAt);
  const { coachId } = await reading(context, (tx) => accessOwnCoach(context, tx));
  const wish = { coachId, sessionTypeId, at, rulesOf: forCoach, zone: context.configuration.time_zone };
  return withNearestTimes(context, wish, () =>
    transaction(context, async (tx) => {
      await lockCoachTime(context, tx, coachId);
      const type = await groupType(tx, coachId, sessionTypeId);
      if (byVideo ? !type.hasVideo : !isWritten(type.place)) throw invalidField('byVideo', 'choice');
      const { starts, zone } = await startsOf(context, tx, type, { at, weeks });
      const now = context.clock.now();
      const groupSessionIds: number[] = [];
      for (const start of starts) {
        const { groupSessionId } = await insertGroupSession(context, tx, type, { startsAt: start, zone, byVideo, now });
        const change = { coachingSessionId: groupSessionId, userId: context.caller.userId, startsAfter: start };
        await insertChange(context, tx, { ...change, kind: 'BOOKED' });
        groupSessionIds.push(groupSessionId);
      }
      await noteAvailabilityChange(context, tx, coachId);
      await audit(context, tx, {
        action: 'group-session.create',
        noun: 'group-session',
        nounId: groupSessionIds[0]!,
        changes: { sessionTypeId, sessions: groupSessionIds.length },
      });
      return { groupSessionIds };
    }),
  );
}

/** Times of the caller's own practice at which a group session of a type can be scheduled, by the coach's clock. */
export function listGroupTimes(
  context: MemberContext,
  { sessionTypeId, from, until, groupSessionId }: GroupTimesQuery,
): Promise<Static<typeof MovingTimes>> {
  if (!isDay(from)) throw invalidField('from', 'dateInvalid');
  if (!isDay(until)) throw invalidField('until', 'dateInvalid');
  if (until < from) throw invalidField('until', 'dateAfterStart');
  const limit = AVAILABILITY_LIMITS.slotDays;
  if (Date.parse(until) - Date.parse(from) >= limit * DAY) throw invalidField('until', 'numberMaximum', { limit });
  return reading(context, async (tx) => {
    const { coachId } = await accessOwnCoach(context, tx);
    const { rules } = await groupType(tx, coachId, sessionTypeId);
    const now = context.clock.now().getTime();
    const nowThere = await readPreparedTime(context, tx, coachId, { from: now, until: now + MINUTE });
    const zone = coachZone(nowThere.hours, now);
    const within = { from: dayStart(from, zone).getTime(), until: dayStart(addDays(until, 1), zone).getTime() };
    const prepared = await readPreparedTime(context, tx, coachId, within, { except: groupSessionId });
    const slots = freeStarts(prepared, rules, now).map((start) =>
      presentSlot(new Date(start), prepared.hours, { lengthMinutes: rules.lengthMinutes, zone }),
    );
    const dates = [...new Set(slots.map(({ zoneDate }) => zoneDate))];
    return {
      zone,
      days: dates.map((date) => ({ date, slots: slots.filter(({ zoneDate }) => zoneDate === date) })),
    };
  });
}
