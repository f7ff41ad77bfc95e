import { isAdministrator, refuseMasquerade } from '../../../kernel/access/access.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { emit } from '../../../kernel/outbox/signals.ts';
import { notAllowed, notFound } from '../../../kernel/problem.ts';
import { lockOrganization } from '../../organization/organizations/organizations.public.ts';
import { assignSets } from '../permissions/permissions.public.ts';
import { checkAdministratorsRemain } from './administrators.ts';
import { accessMember, type MemberAction, memberAbilities } from './members.access.ts';
import { alreadyDecided, selfLockout } from './members.errors.ts';
import { findMember, type MemberState, updateMember } from './members.repository.ts';
import type { MemberPatch } from './members.schemas.ts';
import { memberApproved, memberDisabled, memberEnabled, memberRejected, secondFactorReset } from './members.signals.ts';
import { saveProfile } from './profiles.service.ts';

interface Command {
  userId: number;
  action: string;
  needs: MemberAction;
  changes?: Record<string, unknown>;
}

/**
 * Changes what a member may do: with the administrators locked, checked that one of them remains, recorded, and looked
 * up anew by every process.
 */
const govern = (
  context: MemberContext,
  { userId, action, needs, changes }: Command,
  work: (tx: Tx, member: MemberState) => Promise<void>,
): Promise<void> =>
  transaction(context, async (tx) => {
    await lockOrganization(context, tx);
    const member = await accessMember(context, tx, userId, needs);
    await work(tx, member);
    await checkAdministratorsRemain(context, tx, isAdministrator(context.caller));
    await audit(context, tx, { action, noun: 'member', nounId: userId, ...(changes ? { changes } : {}) });
  });

/** Lets somebody in, or not, who asked to join. A second decision is refused. */
export const decide = (context: MemberContext, userId: number, isApproved: boolean, reason: string): Promise<void> =>
  transaction(context, async (tx) => {
    const member = await findMember(tx, userId, true);
    if (!member) throw notFound();
    if (!memberAbilities(context, member).canEdit) throw notAllowed();
    if (member.status !== 'PENDING') throw alreadyDecided();
    const now = context.clock.now();
    await updateMember(tx, userId, isApproved ? { status: 'ACTIVE', joinedAt: now } : { status: 'REJECTED' });
    const { email, language } = member;
    const recipient = { userId, email, language, byUserId: context.caller.userId };
    await (isApproved
      ? emit(context, tx, memberApproved, recipient)
      : emit(context, tx, memberRejected, { ...recipient, reason }));
    await audit(context, tx, {
      action: isApproved ? 'member.approve' : 'member.reject',
      noun: 'member',
      nounId: userId,
      ...(reason ? { changes: { reason } } : {}),
    });
  });

/** Cuts somebody off, from the next request on. Nobody does so to oneself. */
export const disableMember = (context: MemberContext, userId: number): Promise<void> => {
  if (userId === context.caller.userId) throw selfLockout();
  return govern(context, { userId, action: 'member.disable', needs: 'canDisable' }, async (tx) => {
    await updateMember(tx, userId, { status: 'DISABLED' });
    await emit(context, tx, memberDisabled, { userId, byUserId: context.caller.userId });
  });
};

export const enableMember = (context: MemberContext, userId: number): Promise<void> =>
  govern(context, { userId, action: 'member.enable', needs: 'canEnable' }, async (tx) => {
    await updateMember(tx, userId, { status: 'ACTIVE', joinedAt: context.clock.now() });
    await emit(context, tx, memberEnabled, { userId, byUserId: context.caller.userId });
  });

/** Details of a member, and whether they offer coaching. */
export const changeMember = (
  context: MemberContext,
  userId: number,
  { portals, ...patch }: MemberPatch,
): Promise<void> => {
  if (!portals) {
    return transaction(context, async (tx) => {
      const member = await accessMember(context, tx, userId, 'canEdit');
      await saveProfile(context, tx, member, patch);
    });
  }
  refuseMasquerade(context);
  const command: Command = { userId, action: 'member.change-portals', needs: 'canEdit', changes: { portals } };
  return govern(context, command, async (tx, member) => {
    await saveProfile(context, tx, member, patch);
    await updateMember(tx, userId, portals);
  });
};

export const changeSets = (context: MemberContext, userId: number, setIds: readonly number[]): Promise<void> => {
  const command: Command = {
    userId,
    action: 'member.change-permission-sets',
    needs: 'canChangeSets',
    changes: { permissionSetIds: setIds },
  };
  return govern(context, command, (tx) => assignSets(context, tx, userId, setIds));
};

/** Makes the person choose a new password before anything else here. Other organisations of theirs don't notice. */
export const forcePasswordReset = (context: MemberContext, userId: number): Promise<void> =>
  govern(context, { userId, action: 'member.force-password-reset', needs: 'canForcePasswordReset' }, (tx) =>
    updateMember(tx, userId, { newPasswordSince: context.clock.now() }),
  );

/** Lets somebody in who lost the phone and the recovery codes: codes come by mail here. The person is notified. */
export const resetSecondFactor = (context: MemberContext, userId: number): Promise<void> =>
  govern(context, { userId, action: 'member.reset-second-factor', needs: 'canResetSecondFactor' }, async (tx) => {
    const at = context.clock.now();
    await updateMember(tx, userId, { secondFactorResetAt: at });
    await emit(context, tx, secondFactorReset, { userId, byUserId: context.caller.userId, at: at.toISOString() });
  });
