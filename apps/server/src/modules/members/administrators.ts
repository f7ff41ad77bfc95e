import { sql } from 'kysely';
import type { RequestContext } from '../../kernel/context.ts';
import { db, type Tenant, type Tx } from '../../kernel/database/database.ts';
import { lastAdministrator, selfLockout } from './members.errors.ts';

/** Active members with the administrator portal or the organisation's bypass permission. */
const administrators = (tenant: Pick<Tenant, 'organizationId'>) =>
  db
    .selectFrom('members as m')
    .select('m.user_id')
    .where('m.organization_id', '=', tenant.organizationId)
    .where('m.status', '=', 'ACTIVE')
    .where(
      sql<boolean>`(m.is_administrator or exists (
        select from member_permissions p
        where p.organization_id = m.organization_id and p.user_id = m.user_id and p.permission_slug = 'organization_everything'))`,
    );

async function isAdministratorMember(tenant: Tenant, tx: Tx, userId: number): Promise<boolean> {
  return (await tx.one(administrators(tenant).where('m.user_id', '=', userId))) !== undefined;
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
  if (!(await tx.one(administrators(context).limit(1)))) throw lastAdministrator();
  if (context.caller.kind !== 'member' || !callerWasAdministrator) return;
  if (!(await isAdministratorMember(context, tx, context.caller.userId))) throw selfLockout();
}

/**
 * The active administrators of all organisations where this person is one, by organisation, held for this transaction: in
 * order, so that the last two can't both go at the same moment.
 */
export async function lockAdministratorsWith(tx: Tx, userId: number): Promise<ReadonlyMap<number, number>> {
  const administrators = await tx.sql<{ organizationId: number; userId: number }[]>`
    select organization_id as "organizationId", user_id as "userId" from members
    where is_administrator and status = 'ACTIVE' and organization_id in (
      select organization_id from members where user_id = ${userId} and is_administrator and status = 'ACTIVE')
    order by organization_id, user_id for update`;
  const counts = new Map<number, number>();
  for (const { organizationId } of administrators) counts.set(organizationId, (counts.get(organizationId) ?? 0) + 1);
  return counts;
}
