import { coachZone } from '@sullam/domain/coaching/working-hours.ts';
import { wallTimeOf } from '@sullam/domain/lectures/zoned-time.ts';
import { MINUTE } from '@sullam/domain/limits.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import type { MemberContext, RequestContext } from '../../../kernel/context.ts';
import { db, reading, type Tx } from '../../../kernel/database/database.ts';
import { readPage } from '../../../kernel/database/paging.ts';
import { eventArt } from '../../organization/covers/covers.public.ts';
import { readPreparedTime } from '../coach-availability/coach-availability.public.ts';
import { accessOwnCoach } from '../coaches/coaches.public.ts';
import { accessSession } from './coaching-sessions.access.ts';
import { type SessionRecord, type SessionSide, sessionRows } from './coaching-sessions.repository.ts';
import type {
  CoachSessions,
  CoachSessionsQuery,
  OwnSessionsQuery,
  SessionCard,
  SessionDetail,
} from './coaching-sessions.schemas.ts';
import { readOrderOf } from './session-orders.ts';
import { presentMoment, presentPolicy } from './session-policy.ts';
import { abilitiesOf, joinOpensAt, objectionUntil, stateAt } from './session-states.ts';
import { presentTimes, readerZone } from './session-times.ts';

/** Sessions with the names of both sides and the title of their type. */
const cards = () =>
  sessionRows()
    .innerJoin('session_type_records as t', 't.session_type_id', 's.session_type_id')
    .innerJoin('member_names as cn', 'cn.user_id', 'c.user_id')
    .innerJoin('member_names as ln', 'ln.user_id', 'b.user_id')
    .select(['cn.first_name as coachFirstName', 'cn.last_name as coachLastName'])
    .select(['ln.first_name as learnerFirstName', 'ln.last_name as learnerLastName'])
    .select(sql<Localized>`t.title`.as('title'));

const readCards = (tx: Tx, query: ReturnType<typeof cards>) => tx.all(query);
type CardRow = Awaited<ReturnType<typeof readCards>>[number];

/** Of the blue in which coaching is drawn. */
const HUE = 262;

interface Reader {
  context: MemberContext;
  side: SessionSide;
  now: Date;
  zone: string;
}

/** Where the dial of a session's hours is drawn, by the clock of a zone. */
export const sessionArt = (
  context: RequestContext,
  { coachId, startsAt, endsAt }: Pick<SessionRecord, 'coachId' | 'startsAt' | 'endsAt'>,
  zone: string,
): string =>
  eventArt(context, coachId, HUE, [
    { time: wallTimeOf(startsAt, zone).time, durationMinutes: (endsAt.getTime() - startsAt.getTime()) / MINUTE },
  ]);

function presentCard(row: CardRow, { context, side, now, zone }: Reader): SessionCard {
  const state = stateAt(row, now);
  const slot = presentTimes(row, zone);
  const lengthMinutes = (row.endsAt.getTime() - row.startsAt.getTime()) / MINUTE;
  return {
    coachingSessionId: row.coachingSessionId,
    state,
    heldFor: state === 'HELD' ? row.heldFor : null,
    heldUntil: state === 'HELD' && row.heldUntil ? presentMoment(row.heldUntil, zone) : null,
    slot,
    lengthMinutes,
    coverArt: sessionArt(context, row, zone),
    byVideo: row.byVideo,
    place: row.place,
    coachId: row.coachId,
    sessionTypeId: row.sessionTypeId,
    title: row.title,
    coach: { userId: row.coachUserId, firstName: row.coachFirstName, lastName: row.coachLastName },
    learner: { userId: row.learnerUserId, firstName: row.learnerFirstName, lastName: row.learnerLastName },
    missedBy: row.missedBy,
    isPrepared: row.questions.every(({ key }) => row.answers[key] !== undefined),
    questionCount: row.questions.length,
    price:
      row.priceMinor === null || row.currency === null ? null : { amountMinor: row.priceMinor, currency: row.currency },
    joinOpensAt: presentMoment(joinOpensAt(row), zone),
    abilities: abilitiesOf(row, side, now),
    note: row.note,
  };
}

/** The caller's sessions as a learner: those to come with the next one first, or the past and cancelled ones with the last one first. */
export const listOwnSessions = (context: MemberContext, { view = 'upcoming', zone, ...page }: OwnSessionsQuery) =>
  reading(context, async (tx) => {
    const now = context.clock.now();
    const isAhead = sql<boolean>`(s.ends_at > ${now} and (s.state = 'BOOKED' or s.state = 'HELD' and s.held_until > ${now}))`;
    const order = view === 'upcoming' ? 'asc' : 'desc';
    const own = cards()
      .where('b.user_id', '=', context.caller.userId)
      .where(view === 'upcoming' ? isAhead : sql<boolean>`not ${isAhead}`)
      .orderBy('s.starts_at', order)
      .orderBy('s.coaching_session_id', order);
    const { data, total } = await readPage(tx, own, page);
    const reader = readerZone(context, zone);
    return { total, data: data.map((row) => presentCard(row, { context, side: 'LEARNER', now, zone: reader })) };
  });

/** The zone in which a coach is now. */
async function presentZone(context: MemberContext, tx: Tx, coachId: number): Promise<string> {
  const now = context.clock.now().getTime();
  const { hours } = await readPreparedTime(context, tx, coachId, { from: now, until: now + MINUTE });
  return coachZone(hours, now);
}

/** Sessions of the caller's own practice within a span, with all requests that wait. Times are told by the coach's clock. */
export const listCoachSessions = (
  context: MemberContext,
  { from, until, zone }: CoachSessionsQuery,
): Promise<CoachSessions> =>
  reading(context, async (tx) => {
    const { coachId } = await accessOwnCoach(context, tx);
    const now = context.clock.now();
    const reader = zone ? readerZone(context, zone) : await presentZone(context, tx, coachId);
    const standing = cards()
      .where('s.coach_id', '=', coachId)
      .where(sql<boolean>`(s.state = 'BOOKED' or s.state = 'HELD' and s.held_until > ${now})`);
    const sessions = await readCards(
      tx,
      standing
        .where('s.starts_at', '<', new Date(until))
        .where('s.ends_at', '>', new Date(from))
        .orderBy('s.starts_at')
        .orderBy('s.coaching_session_id'),
    );
    const requests = await readCards(
      tx,
      standing.where('s.held_for', '=', 'REQUEST').orderBy('s.held_until').orderBy('s.coaching_session_id'),
    );
    const present = (row: CardRow) => presentCard(row, { context, side: 'COACH', now, zone: reader });
    return { sessions: sessions.map(present), requests: requests.map(present), zone: reader };
  });

const sideOfUser = (session: SessionRecord, userId: number | null): SessionSide | null => {
  if (userId === null) return null;
  if (userId === session.learnerUserId) return 'LEARNER';
  return userId === session.coachUserId ? 'COACH' : 'ADMINISTRATOR';
};

const changesOf = (tx: Tx, coachingSessionId: number) =>
  tx.all(
    db
      .selectFrom('coaching_session_changes')
      .select(['user_id', 'starts_before', 'starts_after', 'message', 'created_at'])
      .select(sql<SessionDetail['changes'][number]['kind']>`kind`.as('kind'))
      .where('coaching_session_id', '=', coachingSessionId)
      .orderBy('coaching_session_change_id'),
  );

/** In the order of the questions. */
const answersOf = ({ questions, answers }: SessionRecord): SessionDetail['answers'] =>
  questions.flatMap(({ key }) => (answers[key] === undefined ? [] : [{ key, answer: answers[key] }]));

/** All that is on the page of a session. Notes and answers are for its learner and coach alone. */
export const readSession = (
  context: MemberContext,
  coachingSessionId: number,
  askedZone: string | undefined,
): Promise<SessionDetail> =>
  reading(context, async (tx) => {
    const { side } = await accessSession(context, tx, coachingSessionId);
    const now = context.clock.now();
    const zone = readerZone(context, askedZone);
    const [row] = (await readCards(tx, cards().where('s.coaching_session_id', '=', coachingSessionId))) as [CardRow];
    const changes = await changesOf(tx, coachingSessionId);
    const moment = (at: Date | null) => (at === null ? null : presentMoment(at, zone));
    const isPrivate = side === 'ADMINISTRATOR';
    return {
      ...presentCard(row, { context, side, now, zone }),
      side,
      note: isPrivate ? null : row.note,
      questions: isPrivate ? [] : row.questions,
      answers: isPrivate ? [] : answersOf(row),
      policy: presentPolicy(row, now, zone),
      order: side === 'COACH' ? null : await readOrderOf(context, tx, row),
      cancelledBy: row.cancelledBy,
      cancelledAt: moment(row.cancelledAt),
      refundPercent: row.refundPercent,
      message: row.message,
      missedAt: moment(row.missedAt),
      objectUntil: row.missedAt === null ? null : presentMoment(objectionUntil(row.missedAt), zone),
      objection: row.objection,
      changes: changes.map((change) => ({
        kind: change.kind,
        by: sideOfUser(row, change.user_id),
        at: presentMoment(change.created_at, zone),
        startsBefore: moment(change.starts_before),
        startsAfter: moment(change.starts_after),
        message: change.message,
      })),
    };
  });
