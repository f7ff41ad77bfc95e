import type { Span } from '@sullam/domain/coaching/spans.ts';
import { sql } from 'kysely';
import type { SystemContext } from '../../../kernel/context.ts';
import { db, rawQuery, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { statement } from '../../../kernel/database/statement.ts';

const spansOf = statement(({ coachId, from, until }: { coachId: number; from: Date; until: Date }) =>
  rawQuery(sql<{ startsAt: Date; endsAt: Date }>`
    select s.starts_at as "startsAt", s.ends_at as "endsAt" from coach_other_spans s
    where ${inOrganization('s')} and s.coach_id = ${coachId} and s.starts_at < ${until} and s.ends_at > ${from}`),
);

/** Times at which a coach is busy in other organisations, as they were copied last. */
export async function busyInOthers(_context: SystemContext, tx: Tx, coachId: number, within: Span): Promise<Span[]> {
  const rows = await tx.all(spansOf({ coachId, from: new Date(within.from), until: new Date(within.until) }));
  return rows.map(({ startsAt, endsAt }) => ({ from: startsAt.getTime(), until: endsAt.getTime() }));
}

/** Approved coaches, or the one of an account. */
export const listCoaches = (tx: Tx, userId?: number): Promise<{ coachId: number; userId: number }[]> =>
  tx.all(
    db
      .selectFrom('coach_records')
      .select(['coach_id as coachId', 'user_id as userId'])
      .where('status', '=', 'APPROVED')
      .$if(userId !== undefined, (query) => query.where('user_id', '=', userId!))
      .orderBy('coach_id'),
  );

export async function findCoach(tx: Tx, coachId: number): Promise<{ userId: number; isApproved: boolean } | undefined> {
  const row = await tx.one(
    db.selectFrom('coach_records').select(['user_id as userId', 'status']).where('coach_id', '=', coachId),
  );
  return row && { userId: row.userId, isApproved: row.status === 'APPROVED' };
}
