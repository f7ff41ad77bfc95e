import { ADMINISTRATION } from '@sullam/domain/portals.ts';
import { holds, isAdministrator } from '../../../kernel/access/access.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { notAllowed, notFound } from '../../../kernel/problem.ts';
import { isManagement, mayGrant } from '../permissions/permissions.public.ts';
import { findMember, type MemberState } from './members.repository.ts';
import type { MemberAbilities } from './members.schemas.ts';

export type MemberAction = keyof MemberAbilities;
type GovernedMember = Pick<MemberState, 'userId' | 'status' | 'permissions'>;

/**
 * What the caller may do with a member. Nobody governs somebody who manages what they don't manage themselves; what learners may
 * enter makes nobody greater. Pure.
 */
export function memberAbilities(context: Pick<MemberContext, 'caller'>, member: GovernedMember): MemberAbilities {
  const { caller } = context;
  const isSelf = member.userId === caller.userId;
  const isAdmin = isAdministrator(caller);
  const reaches = isAdmin || member.permissions.every((slug) => !isManagement(slug) || mayGrant(caller, slug));
  const mayManage = (slug: string) => reaches && (isAdmin || holds(caller, slug));
  const governs = mayManage('organization_update_members');
  const isOn = member.status === 'ACTIVE';
  const isActingAsOther = caller.masqueraderUserId !== null;
  return {
    canEdit: governs,
    canDecide: governs && member.status === 'PENDING',
    canDisable: mayManage('organization_delete_members') && !isSelf && (isOn || member.status === 'INVITED'),
    canEnable: governs && (member.status === 'DISABLED' || member.status === 'REJECTED'),
    canResendInvitation: governs && member.status === 'INVITED',
    canChangeSets: governs && !isActingAsOther,
    canForcePasswordReset: governs && !isSelf && !isActingAsOther && isOn,
    canResetSecondFactor: isAdmin && !isSelf && !isActingAsOther && isOn,
    canChangeEmail: isAdmin && !isSelf && !isActingAsOther && isOn,
    canMasquerade: isAdmin && !isSelf && !isActingAsOther && isOn && !member.permissions.includes(ADMINISTRATION),
  };
}

/**
 * The only way to a member that is to be changed: locks and answers the member if the caller may do this.
 * @throws Problem not-found when there is none in this organisation, not-allowed otherwise
 */
export async function accessMember(
  context: MemberContext,
  tx: Tx,
  userId: number,
  action: MemberAction,
): Promise<MemberState> {
  const member = await findMember(tx, userId, true);
  if (!member) throw notFound();
  if (!memberAbilities(context, member)[action]) throw notAllowed();
  return member;
}
