import { sql } from 'kysely';
import type { RequestContext } from '../../kernel/context.ts';
import { db, type Tx } from '../../kernel/database/database.ts';
import { ours } from '../../kernel/database/organization.ts';
import { lastAdministrator, selfLockout } from './members.errors.ts';

/** Active members with the administrator portal or the organisation's bypass permission. */
const administrators = () =>
  db
    .selectFrom('members as m')
    .select('m.user_id')
    .where('m.status', '=', 'ACTIVE')
    .where(
      sql<boolean>`(m.is_administrator or exists (
        select from member_permissions p
        where ${ours('p')} and p.user_id = m.user_id and p.permission_slug = 'organization_everything'))`,
    );

async function isAdministratorMember(tx: Tx, userId: number): Promise<boolean> {
  return (await tx.one(administrators().where('m.user_id', '=', userId))) !== undefined;
}

/**
 * Called in the transaction after a change of portals, status or sets: refuses (and so undoes) what leaves the
 * organisation without an administrator or takes the caller's own administration away.
 */
export async function checkAdministratorsRemain(
  context: RequestContext,
  tx: Tx,
  callerWasAdministrator: boolean,
): Promise<void> {
  if (!(await tx.one(administrators().limit(1)))) throw lastAdministrator();
  if (context.caller.kind !== 'member' || !callerWasAdministrator) return;
  if (!(await isAdministratorMember(tx, context.caller.userId))) throw selfLockout();
}

/**
 * The active administrators of all organisations where this person is one, by organisation, held for this transaction: in
 * order, so that the last two can't both go at the same moment.
 */
export async function lockAdministratorsWith(tx: Tx, userId: number): Promise<ReadonlyMap<number, number>> {
  const own = await tx.sql<{ organizationId: number }[]>`
    select organization_id as "organizationId" from members
    where user_id = ${userId} and is_administrator and status = 'ACTIVE' order by organization_id /* above organisations */`;
  const counts = new Map<number, number>();
  for (const { organizationId } of own) {
    const administrators = await tx.sql`
      select from members where ${ours()} and is_administrator and status = 'ACTIVE'
      order by user_id for update`;
    counts.set(organizationId, administrators.length);
  }
  return counts;
}
