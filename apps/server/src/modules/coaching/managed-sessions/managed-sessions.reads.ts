import type { Localized } from '@sullam/domain/localized.ts';
import { foldedWords } from '@sullam/domain/search-folding.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, reading, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { readPage } from '../../../kernel/database/paging.ts';
import { findByWords, isFound } from '../../../kernel/database/search.ts';
import type {
  ManagedSession,
  ManagedSessionFilters,
  ManagedSessionQuery,
  ManagedState,
} from './managed-sessions.schemas.ts';

const seats = (condition: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`(select count(*)::int from group_seat_records g where ${inOrganization('g')}
    and g.group_session_id = s.coaching_session_id and ${condition})`;

const missedSeat = sql<boolean>`exists (select from group_seat_records g where ${inOrganization('g')}
  and g.group_session_id = s.coaching_session_id and g.missed_at is not null)`;

/** Joined from the left, so that counting leaves out what no filter needs. */
const sessions = () =>
  db
    .selectFrom('coaching_session_times as s')
    .leftJoin('coaching_attendance_records as b', 'b.coaching_session_id', 's.coaching_session_id')
    .leftJoin('coach_records as c', 'c.coach_id', 's.coach_id');

/** A state as an index can find it. */
function isIn(state: ManagedState, now: Date): RawBuilder<SqlBool> {
  if (state === 'BOOKED') return sql`s.state = 'BOOKED' and s.ends_at > ${now}`;
  if (state === 'OVER') return sql`s.state = 'BOOKED' and s.ends_at <= ${now}`;
  return sql`s.state = ${state}`;
}

/** Sessions whose coach or learners have names that begin with every word. */
async function isNamed(tx: Tx, search: string | undefined): Promise<RawBuilder<SqlBool>[]> {
  const words = foldedWords(search ?? '');
  if (words.length === 0) return [];
  const found = await findByWords(tx, 'members', words);
  return [
    sql<SqlBool>`(${isFound('b.user_id', found)} or ${isFound('c.user_id', found)}
      or s.coaching_session_id in (select g.group_session_id from group_seat_records g where ${inOrganization('g')}
        and g.state <> 'CANCELLED' and ${isFound('g.user_id', found)}))`,
  ];
}

async function filtered(tx: Tx, now: Date, { search, from, until, ...filter }: ManagedSessionFilters) {
  let found = sessions();
  for (const named of await isNamed(tx, search)) found = found.where(named);
  if (from !== undefined) found = found.where('s.starts_at', '>=', new Date(from));
  if (until !== undefined) found = found.where('s.starts_at', '<', new Date(until));
  if (filter.coachId !== undefined) found = found.where('s.coach_id', '=', filter.coachId);
  if (filter.state !== undefined) found = found.where(isIn(filter.state, now));
  if (filter.missedBy === 'COACH') found = found.where('b.missed_by', '=', 'COACH');
  if (filter.missedBy === 'LEARNER') found = found.where(sql<boolean>`(b.missed_by = 'LEARNER' or ${missedSeat})`);
  if (filter.objection !== undefined)
    found = found
      .where('b.objected_at', 'is not', null)
      .where('b.decision', filter.objection === 'WAITING' ? 'is' : 'is not', null);
  return found;
}

const listed = (found: Awaited<ReturnType<typeof filtered>>) =>
  found
    .leftJoin('session_type_records as t', 't.session_type_id', 's.session_type_id')
    .leftJoin('member_names as cn', 'cn.user_id', 'c.user_id')
    .leftJoin('member_names as ln', 'ln.user_id', 'b.user_id')
    .select([
      's.coaching_session_id as coachingSessionId',
      's.state as storedState',
      's.starts_at as startsAt',
      's.ends_at as endsAt',
      's.coach_id as coachId',
      'b.user_id as learnerUserId',
      'b.objected_at as objectedAt',
    ])
    .select([
      sql<Localized>`t.title`.as('title'),
      sql<number>`c.user_id`.as('coachUserId'),
      sql<string>`cn.first_name`.as('coachFirstName'),
      sql<string>`cn.last_name`.as('coachLastName'),
      sql<string>`ln.first_name`.as('learnerFirstName'),
      sql<string>`ln.last_name`.as('learnerLastName'),
      sql<'LEARNER' | 'COACH' | null>`b.missed_by`.as('missedBy'),
      sql<'UPHELD' | 'WITHDRAWN' | null>`b.decision`.as('decision'),
      seats(sql`g.state = 'BOOKED'`).as('seatCount'),
      seats(sql`g.missed_at is not null`).as('missedCount'),
    ]);

const readListed = (tx: Tx, query: ReturnType<typeof listed>) => tx.all(query);
export type SessionRow = Awaited<ReturnType<typeof readListed>>[number];

const stateOf = ({ storedState, endsAt }: SessionRow, now: Date): ManagedState =>
  storedState === 'BOOKED' && endsAt <= now ? 'OVER' : (storedState as ManagedState);

function objectionOf({ objectedAt, decision }: SessionRow): ManagedSession['objection'] {
  if (objectedAt === null) return null;
  return decision ?? 'WAITING';
}

export function presentSession(row: SessionRow, now: Date): ManagedSession {
  const { learnerUserId, learnerFirstName, learnerLastName, seatCount, missedCount } = row;
  const isGroup = learnerUserId === null;
  return {
    coachingSessionId: row.coachingSessionId,
    state: stateOf(row, now),
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    title: row.title,
    coachId: row.coachId,
    coach: { userId: row.coachUserId, firstName: row.coachFirstName, lastName: row.coachLastName },
    learner: isGroup ? null : { userId: learnerUserId, firstName: learnerFirstName, lastName: learnerLastName },
    learnerCount: isGroup ? seatCount : 1,
    missedBy: missedCount > 0 ? 'LEARNER' : row.missedBy,
    missedCount,
    objection: objectionOf(row),
  };
}

/** One-to-one and group sessions of all coaches, by their start. */
export const listManagedSessions = (
  context: MemberContext,
  { skip, take, sort = 'latest', ...filter }: ManagedSessionQuery,
): Promise<{ data: ManagedSession[]; total: number }> =>
  reading(context, async (tx) => {
    const now = context.clock.now();
    const order = sort === 'latest' ? 'desc' : 'asc';
    const found = listed(await filtered(tx, now, filter))
      .orderBy('s.starts_at', order)
      .orderBy('s.coaching_session_id', order);
    const { data, total } = await readPage(tx, found, { skip, take });
    return { total, data: data.map((row) => presentSession(row, now)) };
  });

/** The same from a session of the list on, the latest first: as fast at the end of a long file as at its beginning. */
export const listSessionsBefore = (
  context: MemberContext,
  filter: ManagedSessionFilters,
  { take, before }: { take: number; before: ManagedSession | undefined },
): Promise<ManagedSession[]> =>
  reading(context, async (tx) => {
    const now = context.clock.now();
    let found = listed(await filtered(tx, now, filter))
      .orderBy('s.starts_at', 'desc')
      .orderBy('s.coaching_session_id', 'desc')
      .limit(take);
    if (before)
      found = found.where(
        sql<boolean>`(s.starts_at, s.coaching_session_id) < (${new Date(before.startsAt)}::timestamptz, ${before.coachingSessionId}::bigint)`,
      );
    return (await readListed(tx, found)).map((row) => presentSession(row, now));
  });

export const findManagedSession = async (tx: Tx, coachingSessionId: number): Promise<SessionRow | undefined> =>
  (await readListed(tx, listed(sessions()).where('s.coaching_session_id', '=', coachingSessionId)))[0];
