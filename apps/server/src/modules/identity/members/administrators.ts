import { ADMINISTRATION } from '@sullam/domain/portals.ts';
import type { RequestContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { lockOrganization } from '../../organization/organizations/organizations.public.ts';
import { administers } from '../permissions/permissions.public.ts';
import { lastAdministrator, selfLockout } from './members.errors.ts';

const administrators = () =>
  db.selectFrom('members as m').select('m.user_id').where('m.status', '=', 'ACTIVE').where(administers('m'));

async function isAdministratorMember(tx: Tx, userId: number): Promise<boolean> {
  return (await tx.one(administrators().where('m.user_id', '=', userId))) !== undefined;
}

/**
 * Called in the transaction after a change of status or sets, with the organisation locked: refuses (and so undoes) what leaves the
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
 * Refuses that somebody leaves all organisations who is the last active administrator of one. Each is locked, in order, so that
 * the last two can't both go at the same moment, nor one while a set is changed.
 */
export async function checkNotLastAdministrator(tx: Tx, userId: number): Promise<void> {
  const memberships = await tx.sql<{ organizationId: number }[]>`
    select organization_id as "organizationId" from members
    where user_id = ${userId} and status = 'ACTIVE' order by organization_id /* above organisations */`;
  for (const { organizationId } of memberships) {
    const [held] = await tx.sql<{ slugs: string[] }[]>`
      select member_permission_slugs(${organizationId}, ${userId}) as slugs`;
    if (!held?.slugs.includes(ADMINISTRATION)) continue;
    await lockOrganization({ organizationId }, tx);
    const [row] = await tx.sql<{ others: number }[]>`
      select other_administrators(${organizationId}, ${userId}) as others`;
    if (!row?.others) throw lastAdministrator();
  }
}
