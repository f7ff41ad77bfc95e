import { teachingPath, WAITING_PEOPLE, type WaitingWork } from '@sullam/domain/waiting.ts';
import { sql } from 'kysely';
import { holds } from '../../kernel/access/access.ts';
import type { MemberContext } from '../../kernel/context.ts';
import { db, type Tx } from '../../kernel/database/database.ts';

/** Those who have asked to join, as one line for who admits members. */
export async function readJoinRequests(context: MemberContext, tx: Tx): Promise<WaitingWork[]> {
  const { caller } = context;
  if (!holds(caller, 'organization_update_members') || !holds(caller, 'organization_read_members')) return [];
  const rows = await tx.all(
    db
      .selectFrom('members')
      .select(['user_id as userId', 'first_name as firstName', 'last_name as lastName', 'requested_at as since'])
      .select(sql<number>`count(*) over ()::int`.as('total'))
      .where('status', '=', 'PENDING')
      .orderBy('requested_at')
      .orderBy('user_id')
      .limit(WAITING_PEOPLE),
  );
  const [first] = rows;
  if (!first) return [];
  return [
    {
      kind: 'JOIN_REQUESTS',
      count: first.total,
      lateCount: 0,
      since: first.since,
      title: null,
      course: null,
      people: rows.map(({ userId, firstName, lastName }) => ({ userId, firstName, lastName })),
      note: '',
      path: teachingPath.joinRequests(),
    },
  ];
}
