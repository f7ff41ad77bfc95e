import { teachingPath, WAITING_PEOPLE, type WaitingWork } from '@sullam/domain/waiting.ts';
import { sql } from 'kysely';
import { holds } from '../../../kernel/access/access.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { remindedFrom } from './members.reads.ts';

interface Waiting {
  kind: 'JOIN_REQUESTS' | 'INVITATIONS';
  status: 'PENDING' | 'INVITED';
  path: string;
  until: Date;
}

/** Members of a status that they have had since a moment, as one line with the first of them. */
async function lineOf(tx: Tx, { kind, status, path, until }: Waiting): Promise<WaitingWork[]> {
  const rows = await tx.all(
    db
      .selectFrom('members')
      .select(['user_id as userId', 'first_name as firstName', 'last_name as lastName', 'requested_at as since'])
      .select(sql<number>`count(*) over ()::int`.as('total'))
      .where('status', '=', status)
      .where('requested_at', '<=', until)
      .orderBy('requested_at')
      .orderBy('user_id')
      .limit(WAITING_PEOPLE),
  );
  const [first] = rows;
  if (!first) return [];
  return [
    {
      kind,
      count: first.total,
      lateCount: 0,
      since: first.since,
      title: null,
      course: null,
      people: rows.map(({ userId, firstName, lastName }) => ({ userId, firstName, lastName })),
      note: '',
      path,
    },
  ];
}

/** Those who have asked to join, for who admits members; those who haven't answered an invitation, for who invites. */
export async function readJoinRequests(context: MemberContext, tx: Tx): Promise<WaitingWork[]> {
  const { caller, clock } = context;
  if (!holds(caller, 'organization_read_members')) return [];
  const now = clock.now();
  const waiting: Waiting[] = [];
  if (holds(caller, 'organization_update_members'))
    waiting.push({ kind: 'JOIN_REQUESTS', status: 'PENDING', path: teachingPath.joinRequests(), until: now });
  if (holds(caller, 'organization_create_members'))
    waiting.push({
      kind: 'INVITATIONS',
      status: 'INVITED',
      path: teachingPath.invitations(),
      until: remindedFrom(now),
    });
  const lines: WaitingWork[] = [];
  for (const each of waiting) lines.push(...(await lineOf(tx, each)));
  return lines;
}
