import { MINUTE } from '@sullam/domain/limits.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import { type MemberContext, type RequestContext, userIdOf } from '../../../kernel/context.ts';
import { db, reading, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { readPage } from '../../../kernel/database/paging.ts';
import { freePlaces, placeUntil, poolCapacity, readQueuePlace } from '../../learning/capacity/capacity.public.ts';
import { eventArt } from '../../organization/covers/covers.public.ts';
import { accessCoach, accessOwnCoach } from '../coaches/coaches.public.ts';
import { joinOpensAt, presentMoment, presentTimes, readerZone } from '../coaching-sessions/coaching-sessions.public.ts';
import { accessGroup } from './group-sessions.access.ts';
import { groupRows } from './group-sessions.repository.ts';
import type {
  CoachGroupsQuery,
  GroupCard,
  GroupDetail,
  GroupSpanQuery,
  OwnGroupsQuery,
} from './group-sessions.schemas.ts';

interface Asking {
  /** 0: a visitor. */
  userId: number;
  now: Date;
}

/** Group sessions with their figures, and the seat of the person who asks. */
const cards = ({ userId, now }: Asking) =>
  groupRows()
    .innerJoin('session_type_records as t', 't.session_type_id', 's.session_type_id')
    .innerJoin('member_names as cn', 'cn.user_id', 'c.user_id')
    .leftJoin('group_seats as o', (join) =>
      join
        .onRef('o.group_session_id', '=', 'g.group_session_id')
        .on('o.user_id', '=', userId)
        .on('o.state', 'in', ['BOOKED', 'WAITING']),
    )
    .select(['cn.first_name as coachFirstName', 'cn.last_name as coachLastName'])
    .select(['o.place_id as ownPlaceId', 'o.missed_at as ownMissedAt'])
    .select(({ ref }) => [
      sql<Localized>`t.title`.as('title'),
      sql<'BOOKED' | 'WAITING' | null>`o.state`.as('ownState'),
      sql<number>`coalesce(${poolCapacity(ref('g.place_pool_id'))}, 0)`.as('seats'),
      sql<number>`coalesce(${freePlaces(ref('g.place_pool_id'), now)}, 0)`.as('seatsLeft'),
      placeUntil(sql<number>`o.place_id`).as('offeredUntil'),
      sql<number>`(select count(*)::int from group_seats p where ${inOrganization('p')}
        and p.group_session_id = g.group_session_id and p.state = 'BOOKED')`.as('participants'),
      sql<number>`(select count(*)::int from group_seats p where ${inOrganization('p')}
        and p.group_session_id = g.group_session_id and p.state = 'WAITING')`.as('waiting'),
    ]);

const readCards = (tx: Tx, query: ReturnType<typeof cards>) => tx.all(query);
type CardRow = Awaited<ReturnType<typeof readCards>>[number];

/** Of the blue in which coaching is drawn. */
const HUE = 262;

function ownOf({ ownState, ownMissedAt, offeredUntil }: CardRow, now: Date): GroupCard['own'] {
  if (ownState === 'BOOKED') return ownMissedAt === null ? 'BOOKED' : 'MISSED';
  if (ownState === null) return null;
  if (offeredUntil === null) return 'WAITING';
  return offeredUntil > now ? 'OFFERED' : null;
}

function abilitiesOf(row: CardRow, own: GroupCard['own'], { userId, now }: Asking): GroupCard['abilities'] {
  const isBooked = row.state === 'BOOKED';
  const isAhead = isBooked && row.startsAt > now;
  const leads = row.coachUserId === userId;
  const takesPart = leads || own === 'BOOKED' || own === 'MISSED';
  const asks = isAhead && !leads && own === null && userId !== 0;
  return {
    book: asks && row.seatsLeft > 0,
    wait: asks && row.seatsLeft <= 0,
    accept: isAhead && own === 'OFFERED',
    leave: isAhead && own !== null,
    change: isAhead && leads,
    report: isBooked && leads && row.startsAt <= now,
    join: isBooked && takesPart && row.byVideo && now >= joinOpensAt(row) && now < row.endsAt,
    addToCalendar: isBooked && takesPart,
  };
}

function presentCard(context: RequestContext, row: CardRow, asking: Asking, zone: string): GroupCard {
  const slot = presentTimes(row, zone);
  const lengthMinutes = (row.endsAt.getTime() - row.startsAt.getTime()) / MINUTE;
  const own = ownOf(row, asking.now);
  return {
    groupSessionId: row.groupSessionId,
    state: row.state,
    slot,
    lengthMinutes,
    coverArt: eventArt(context, row.coachId, HUE, [{ time: slot.zoneTime, durationMinutes: lengthMinutes }]),
    byVideo: row.byVideo,
    place: row.place,
    coachId: row.coachId,
    sessionTypeId: row.sessionTypeId,
    title: row.title,
    coach: { userId: row.coachUserId, firstName: row.coachFirstName, lastName: row.coachLastName },
    seats: row.seats,
    seatsLeft: Math.max(0, row.seatsLeft),
    participants: row.participants,
    waiting: row.waiting,
    own,
    offeredUntil: own === 'OFFERED' && row.offeredUntil ? presentMoment(row.offeredUntil, zone) : null,
    joinOpensAt: presentMoment(joinOpensAt(row), zone),
    abilities: abilitiesOf(row, own, asking),
  };
}

const inOrder = (query: ReturnType<typeof cards>, order: 'asc' | 'desc' = 'asc') =>
  query.orderBy('s.starts_at', order).orderBy('g.group_session_id', order);

/** Upper bound on group sessions that the page of a coach lists. */
const MOST_LISTED = 60;

/** Group sessions of a coach that have not begun, the next one first. */
export const listGroupSessions = (
  context: RequestContext,
  { coachId, zone }: CoachGroupsQuery,
): Promise<{ data: GroupCard[] }> =>
  reading(context, async (tx) => {
    await accessCoach(context, tx, coachId, 'see');
    const asking = { userId: userIdOf(context.caller) ?? 0, now: context.clock.now() };
    const ahead = cards(asking)
      .where('s.coach_id', '=', coachId)
      .where('s.state', '=', 'BOOKED')
      .where('s.starts_at', '>', asking.now)
      .limit(MOST_LISTED);
    const rows = await readCards(tx, inOrder(ahead));
    return { data: rows.map((row) => presentCard(context, row, asking, readerZone(context, zone))) };
  });

/** The caller's group sessions as a learner: to come, also those waited for; or past and cancelled ones in which the caller had a seat. */
export const listOwnGroupSessions = (
  context: MemberContext,
  { view = 'upcoming', zone, ...page }: OwnGroupsQuery,
): Promise<{ data: GroupCard[]; total: number }> =>
  reading(context, async (tx) => {
    const asking = { userId: context.caller.userId, now: context.clock.now() };
    const isAhead = sql<boolean>`(s.state = 'BOOKED' and s.ends_at > ${asking.now})`;
    const own = cards(asking).where('o.group_seat_id', 'is not', null);
    const shown =
      view === 'upcoming' ? own.where(isAhead) : own.where(sql<boolean>`o.state = 'BOOKED' and not ${isAhead}`);
    const { data, total } = await readPage(tx, inOrder(shown, view === 'upcoming' ? 'asc' : 'desc'), page);
    return { total, data: data.map((row) => presentCard(context, row, asking, readerZone(context, zone))) };
  });

/** Group sessions of the caller's own practice within a span, by the clock of the zone in which each was promised. */
export const listCoachGroupSessions = (
  context: MemberContext,
  { from, until }: GroupSpanQuery,
): Promise<{ data: GroupCard[] }> =>
  reading(context, async (tx) => {
    const { coachId } = await accessOwnCoach(context, tx);
    const asking = { userId: context.caller.userId, now: context.clock.now() };
    const within = cards(asking)
      .where('s.coach_id', '=', coachId)
      .where('s.state', '=', 'BOOKED')
      .where('s.starts_at', '<', new Date(until))
      .where('s.ends_at', '>', new Date(from));
    const rows = await readCards(tx, inOrder(within));
    return { data: rows.map((row) => presentCard(context, row, asking, row.timeZone)) };
  });

async function peopleOf(tx: Tx, groupSessionId: number): Promise<GroupDetail['people']> {
  const rows = await tx.all(
    db
      .selectFrom('group_seats as p')
      .innerJoin('member_names as n', 'n.user_id', 'p.user_id')
      .select(['p.group_seat_id as groupSeatId', 'p.user_id as userId', 'p.missed_at as missedAt'])
      .select(['n.first_name as firstName', 'n.last_name as lastName'])
      .select(sql<'BOOKED' | 'WAITING'>`p.state`.as('state'))
      .where('p.group_session_id', '=', groupSessionId)
      .where('p.state', 'in', ['BOOKED', 'WAITING'])
      .orderBy('p.state')
      .orderBy('p.group_seat_id'),
  );
  return rows.map(({ groupSeatId, userId, firstName, lastName, state, missedAt }) => ({
    groupSeatId,
    person: { userId, firstName, lastName },
    state,
    isMissed: missedAt !== null,
  }));
}

/** All that is on the page of a group session. Who takes part is for its coach and administrators alone. */
export const readGroupSession = (
  context: MemberContext,
  groupSessionId: number,
  zone: string | undefined,
): Promise<GroupDetail> =>
  reading(context, async (tx) => {
    const { side } = await accessGroup(context, tx, groupSessionId);
    const asking = { userId: context.caller.userId, now: context.clock.now() };
    const [row] = (await readCards(tx, cards(asking).where('g.group_session_id', '=', groupSessionId))) as [CardRow];
    return {
      ...presentCard(context, row, asking, readerZone(context, zone)),
      side,
      queuePlace: row.ownPlaceId === null ? null : await readQueuePlace(tx, row.ownPlaceId),
      message: row.message,
      people: side === 'LEARNER' ? [] : await peopleOf(tx, groupSessionId),
    };
  });
