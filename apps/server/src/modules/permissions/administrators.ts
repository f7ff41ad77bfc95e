import { sql } from 'kysely';
import type { RequestContext } from '../../kernel/context.ts';
import { db, type Tenant, type Tx } from '../../kernel/database/database.ts';
import { lastAdministrator, selfLockout } from './permissions.errors.ts';

/** Two changes of administrators come one after the other, or each could remove the last but the other's. */
export async function lockAdministrators(tenant: Pick<Tenant, 'organizationId'>, tx: Tx): Promise<void> {
  await tx.one(
    db
      .selectFrom('organizations')
      .select('organization_id')
      .where('organization_id', '=', tenant.organizationId)
      .forUpdate(),
  );
}

/** Active members with the administrator portal or the organisation's bypass permission. */
const administrators = (tenant: Pick<Tenant, 'organizationId'>) =>
  db
    .selectFrom('members as m')
    .select('m.user_id')
    .where('m.organization_id', '=', tenant.organizationId)
    .where('m.status', '=', 'ACTIVE')
    .where(
      sql<boolean>`(m.is_administrator or exists (
        select from member_permission_sets s
        join permission_set_permissions p on p.organization_id = s.organization_id and p.permission_set_id = s.permission_set_id
        where s.organization_id = m.organization_id and s.user_id = m.user_id and p.permission_slug = 'organization_everything'))`,
    );

export async function isAdministratorMember(tenant: Tenant, tx: Tx, userId: number): Promise<boolean> {
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
