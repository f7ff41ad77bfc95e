import { NAME_MAX_LENGTH } from '@sullam/domain/field-limits.ts';
import { cleanName } from '@sullam/domain/text-direction.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { emit } from '../../../kernel/outbox/signals.ts';
import { invalidField } from '../../../kernel/problem.ts';
import { assignDefaultSets, assignSets } from '../permissions/permissions.public.ts';
import { userFor } from '../users/users.public.ts';
import { accessMember } from './members.access.ts';
import { alreadyInvited, alreadyMember } from './members.errors.ts';
import { findMember, insertInvited, type MemberState } from './members.repository.ts';
import type { InvitationBody } from './members.schemas.ts';
import { memberInvited } from './members.signals.ts';
import { otherNameOf } from './second-script-name.ts';

async function notifyInvited(context: MemberContext, tx: Tx, member: MemberState): Promise<void> {
  const inviter = await findMember(tx, context.caller.userId);
  await emit(context, tx, memberInvited, {
    userId: member.userId,
    email: member.email,
    firstName: member.firstName,
    language: member.language,
    invitedByUserId: context.caller.userId,
    inviterName: inviter ? `${inviter.firstName} ${inviter.lastName}` : '',
  });
}

/** The name of whom is invited. Who is invited without one is called by their address until they say it; their last name is empty. */
function nameOf({ email, ...given }: InvitationBody): { firstName: string; lastName: string } {
  const [firstName, lastName] = [cleanName(given.firstName ?? ''), cleanName(given.lastName ?? '')];
  if (given.firstName === undefined && given.lastName === undefined)
    return { firstName: cleanName(email.split('@')[0] ?? '').slice(0, NAME_MAX_LENGTH), lastName: '' };
  if (!firstName) throw invalidField('firstName', 'required');
  if (!lastName) throw invalidField('lastName', 'required');
  return { firstName, lastName };
}

/**
 * Invites somebody: an account without a password where there is none, a membership that waits, a mail. The answer is
 * the same whether the person had an account elsewhere or not.
 */
export async function invite(context: MemberContext, body: InvitationBody): Promise<{ userId: number }> {
  const { firstName, lastName } = nameOf(body);
  const otherName = otherNameOf({ ...body, firstName, lastName });
  const userId = await userFor(context.database, body.email);
  return transaction(context, async (tx) => {
    const invited = {
      userId,
      email: body.email,
      firstName,
      lastName,
      ...otherName,
      language: body.language ?? context.configuration.default_language,
      isCoach: body.isCoach ?? false,
    };
    if (!(await insertInvited(tx, invited, context.clock.now()))) {
      const known = await findMember(tx, userId);
      throw known?.status === 'INVITED' ? alreadyInvited() : alreadyMember();
    }
    if (body.permissionSetIds) await assignSets(context, tx, userId, body.permissionSetIds);
    else await assignDefaultSets(tx, userId);
    await notifyInvited(context, tx, (await findMember(tx, userId))!);
    await audit(context, tx, {
      action: 'member.invite',
      noun: 'member',
      nounId: userId,
      changes: { email: invited.email, permissionSetIds: body.permissionSetIds ?? null },
    });
    return { userId };
  });
}

/**
 * Invites somebody of a list whose account is there, with what everybody new is given. Who has become a member meanwhile stays as
 * they are.
 */
export async function inviteListed(
  context: MemberContext,
  tx: Tx,
  person: { userId: number; email: string; firstName: string; lastName: string },
): Promise<void> {
  const isNamed = person.firstName !== '' && person.lastName !== '';
  const name = isNamed ? { firstName: person.firstName, lastName: person.lastName } : {};
  const { email, userId } = person;
  const invited = {
    userId,
    email,
    ...nameOf({ email, ...name }),
    language: context.configuration.default_language,
    isCoach: false,
  };
  if (!(await insertInvited(tx, invited, context.clock.now()))) return;
  await assignDefaultSets(tx, userId);
  await notifyInvited(context, tx, (await findMember(tx, userId))!);
  await audit(context, tx, { action: 'member.invite', noun: 'member', nounId: userId, changes: { email } });
}

export const resendInvitation = (context: MemberContext, userId: number): Promise<void> =>
  transaction(context, async (tx) => {
    const member = await accessMember(context, tx, userId, 'canResendInvitation');
    await notifyInvited(context, tx, member);
    await audit(context, tx, { action: 'member.resend-invitation', noun: 'member', nounId: userId });
  });
