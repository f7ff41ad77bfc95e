import type { Localized } from '@sullam/domain/localized.ts';
import { GROUP_SESSION_TEMPLATE } from '@sullam/domain/notification-targets/group-session.ts';
import { GROUP_SESSION_DESK_TEMPLATE } from '@sullam/domain/notification-targets/group-session-desk.ts';
import { formatLocaleOf } from '@sullam/strings/format-locale.ts';
import { momentWithOffsetIn } from '@sullam/strings/zoned-times.ts';
import { sql } from 'kysely';
import type { SystemContext } from '../../../kernel/context.ts';
import { db, type Tx, transaction } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { on } from '../../../kernel/outbox/signals.ts';
import { type NotifiedThing, notify } from '../../operations/notifications/notifications.public.ts';
import { coachingSessionChanged } from '../coaching-sessions/coaching-sessions.public.ts';
import { groupRows } from './group-sessions.repository.ts';
import { groupSeatChanged } from './group-sessions.signals.ts';

const find = (tx: Tx, groupSessionId: number) =>
  tx.one(
    groupRows()
      .innerJoin('session_type_records as t', 't.session_type_id', 's.session_type_id')
      .innerJoin('member_names as cn', 'cn.user_id', 'c.user_id')
      .select([sql<Localized>`t.title`.as('title'), sql<string>`cn.first_name || ' ' || cn.last_name`.as('coachName')])
      .where('g.group_session_id', '=', groupSessionId),
  );
type Told = NonNullable<Awaited<ReturnType<typeof find>>>;

const seatsOf = (tx: Tx, groupSessionId: number) =>
  tx.all(
    db
      .selectFrom('group_seats')
      .select(['user_id as userId', 'time_zone as timeZone', 'state'])
      .where('group_session_id', '=', groupSessionId)
      .where('state', 'in', ['BOOKED', 'WAITING'])
      .orderBy('group_seat_id'),
  );

const LOCALES = { en: formatLocaleOf('en'), ar: formatLocaleOf('ar') };

/** An instant with the name and offset of its zone, in both languages. */
const inBoth = (at: Date, zone: string): Localized => ({
  en: momentWithOffsetIn(LOCALES.en, 'en', at, zone),
  ar: momentWithOffsetIn(LOCALES.ar, 'ar', at, zone),
});

interface News {
  outcome: string;
  key: string;
  byUserId: number | null;
}

const contentOf = ({ groupSessionId }: Told, { outcome, key, byUserId }: News) => ({
  data: { groupSessionId },
  dedupeKey: `group-session:${groupSessionId}:${outcome}:${key}`,
  byUserId,
});

/** Tells a learner by the clock of the learner's zone. */
const tellLearner = (
  context: SystemContext,
  tx: Tx,
  group: Told,
  seat: { userId: number; timeZone: string },
  news: News,
) =>
  notify(context, tx, {
    ...contentOf(group, news),
    userIds: [seat.userId],
    templateId: GROUP_SESSION_TEMPLATE,
    parameters: {
      title: group.title,
      person: group.coachName,
      time: inBoth(group.startsAt, seat.timeZone),
      outcome: news.outcome,
    },
  });

const tellCoach = (context: SystemContext, tx: Tx, group: Told, person: string, news: News) =>
  notify(context, tx, {
    ...contentOf(group, news),
    userIds: [group.coachUserId],
    templateId: GROUP_SESSION_DESK_TEMPLATE,
    parameters: { title: group.title, person, time: inBoth(group.startsAt, group.timeZone), outcome: news.outcome },
  });

/** What becomes of the whole session is told to everyone in it, the queue included. */
const OF_ALL = ['moved', 'cancelled', 'zoneMoved', 'zoneConflict'] as const;

export const notifyOfGroups = on(
  coachingSessionChanged,
  (context, { coachingSessionId, news: outcome, byUserId }, signalId) =>
    transaction(context, async (tx) => {
      if (!OF_ALL.some((one) => one === outcome)) return;
      const group = await find(tx, coachingSessionId);
      if (!group) return;
      const news = { outcome, key: String(signalId), byUserId };
      for (const seat of await seatsOf(tx, coachingSessionId)) await tellLearner(context, tx, group, seat, news);
      await tellCoach(context, tx, group, group.coachName, news);
    }),
);

/** The coach hears who took a seat or gave one back; a learner who waits hears of an offer and of its end. */
export const notifyOfSeats = on(groupSeatChanged, (context, { groupSessionId, userId, news: outcome }, signalId) =>
  transaction(context, async (tx) => {
    const group = await find(tx, groupSessionId);
    const seat = await tx.one(
      db
        .selectFrom('group_seats as p')
        .innerJoin('member_names as n', 'n.user_id', 'p.user_id')
        .select(['p.time_zone as timeZone', sql<string>`n.first_name || ' ' || n.last_name`.as('name')])
        .where('p.group_session_id', '=', groupSessionId)
        .where('p.user_id', '=', userId)
        .orderBy('p.group_seat_id', 'desc')
        .limit(1),
    );
    if (!group || !seat) return;
    const key = String(signalId);
    if (outcome === 'booked' || outcome === 'left')
      await tellCoach(context, tx, group, seat.name, { outcome, key, byUserId: userId });
    else await tellLearner(context, tx, group, { userId, timeZone: seat.timeZone }, { outcome, key, byUserId: null });
  }),
);

/** Reminds everyone who has a seat, and the coach, unless the session was moved or cancelled in between. */
export const remindGroup = (
  context: SystemContext,
  { groupSessionId, startsAt, minutes }: { groupSessionId: number; startsAt: string; minutes: number },
): Promise<void> =>
  transaction(context, async (tx) => {
    const group = await find(tx, groupSessionId);
    if (group?.state !== 'BOOKED' || group.startsAt.toISOString() !== startsAt) return;
    const news = { outcome: 'reminder', key: `${startsAt}:${minutes}`, byUserId: null };
    const seats = await seatsOf(tx, groupSessionId);
    for (const seat of seats.filter(({ state }) => state === 'BOOKED'))
      await tellLearner(context, tx, group, seat, news);
    await tellCoach(context, tx, group, group.coachName, news);
  });

/** What notifications are about, for its coach and those who have or wait for a seat. */
export const groupsInNotifications: NotifiedThing = {
  idName: 'groupSessionId',
  isThere: (id, userId) =>
    sql<boolean>`exists (select from group_sessions g
      join coaching_session_times s on ${inOrganization('s')} and s.coaching_session_id = g.group_session_id
      join coach_records c on ${inOrganization('c')} and c.coach_id = s.coach_id
      where ${inOrganization('g')} and g.group_session_id = ${id} and (c.user_id = ${userId} or exists (
        select from group_seats p where ${inOrganization('p')} and p.group_session_id = g.group_session_id and p.user_id = ${userId})))`,
};
