import { DAY } from '@sullam/domain/limits.ts';
import type { Language } from '@sullam/domain/localized.ts';
import { cleanName } from '@sullam/domain/text-direction.ts';
import { audit } from '../../../kernel/audit.ts';
import type { RequestContext, SystemContext } from '../../../kernel/context.ts';
import { identityTransaction, type Tx } from '../../../kernel/database/database.ts';
import { queueMail } from '../../../kernel/mail/queue-mail.ts';
import { pageUrl } from '../../../kernel/organization-url.ts';
import { emit, on, type SignalSubscription } from '../../../kernel/outbox/signals.ts';
import { hashPassword } from '../../../kernel/password-hash.ts';
import { invalidField, Problem } from '../../../kernel/problem.ts';
import { hitRateLimit, type Limit, networkOf } from '../../../kernel/rate-limit.ts';
import { activateMember, memberInvited, nameInvited } from '../members/members.public.ts';
import type { SignInResult } from '../sessions/sessions.public.ts';
import { admit } from '../two-factor/two-factor.public.ts';
import {
  issueToken,
  peekToken,
  retireTokens,
  retireTokensOf,
  setEmailVerified,
  setPassword,
  useToken,
} from '../users/users.public.ts';
import type { AccountTools } from './account-tools.ts';
import { checkPasswordRules } from './accounts.errors.ts';
import { type Account, findAccountById } from './accounts.repository.ts';
import type { AcceptInvitationBody, Invitation } from './accounts.schemas.ts';
import { invitationAccepted } from './accounts.signals.ts';

export const INVITATION_LIFE = 14 * DAY;
const LOOKS: Limit = { name: 'invitation address', count: 60, seconds: 900 };

const invalidInvitation = (): Problem => new Problem('invitation.expired', 400);

/** Mails whom an administrator invited. */
export const invitationMail = (tools: AccountTools): SignalSubscription =>
  on(memberInvited, (context, invited) =>
    identityTransaction(context, (tx) =>
      mailInvitation(tools, context, tx, { ...invited, invitedBy: invited.inviterName }),
    ),
  );

/** The address at which somebody who is an INVITED member accepts; older ones of this organisation stop working. */
export async function invitationLink(
  { clock, organizationId }: SystemContext,
  tx: Tx,
  { userId, language, site }: { userId: number; language: Language; site: string },
): Promise<string> {
  const now = clock.now();
  await retireTokensOf(tx, { userId, organizationId, purpose: 'INVITATION', now });
  const token = await issueToken(tx, {
    purpose: 'INVITATION',
    userId,
    organizationId,
    payload: {},
    expiresAt: new Date(now.getTime() + INVITATION_LIFE),
  });
  // not called `token`: that one signs in wherever it stands
  return pageUrl(site, '/auth/accept-invitation', { invitation: token, lang: language });
}

/** Mails an invitation to somebody who is an INVITED member already. */
async function mailInvitation(
  tools: AccountTools,
  context: SystemContext,
  tx: Tx,
  invited: { userId: number; email: string; firstName: string; language: Language; invitedBy: string },
): Promise<void> {
  const site = await tools.siteUrl(context, context.organizationId);
  await queueMail(context, tx, {
    template: 'invitation',
    recipient: invited.email,
    language: invited.language,
    values: {
      name: invited.firstName,
      person: invited.invitedBy,
      url: await invitationLink(context, tx, { ...invited, site }),
      count: INVITATION_LIFE / DAY,
    },
  });
}

const tokenOf = (context: RequestContext, text: string) =>
  ({ text, purpose: 'INVITATION', organizationId: context.organizationId, now: context.clock.now() }) as const;

/** Whom an invitation is for, and whether a password has to be chosen with it. */
export async function readInvitation(context: RequestContext, token: string): Promise<Invitation> {
  await hitRateLimit(context, LOOKS, networkOf(context.ip));
  const account = await invitedAccount(context, token);
  return {
    email: account.email,
    firstName: account.firstName ?? '',
    lastName: account.lastName ?? '',
    needsPassword: needsPassword(account),
    needsName: needsName(account),
  };
}

/** A password that was chosen before the address was ever confirmed may be somebody else's, who registered with it. */
const needsPassword = (account: Pick<Account, 'passwordHash' | 'isEmailVerified'>): boolean =>
  account.passwordHash === null || !account.isEmailVerified;

const needsName = ({ lastName }: { lastName: string | null }): boolean => lastName === '';

/** What somebody calls themselves who was invited without a name. */
function nameOf(body: AcceptInvitationBody): { firstName: string; lastName: string } {
  const [firstName, lastName] = [cleanName(body.firstName ?? ''), cleanName(body.lastName ?? '')];
  if (!firstName) throw invalidField('firstName', 'required');
  if (!lastName) throw invalidField('lastName', 'required');
  return { firstName, lastName };
}

async function invitedAccount(context: RequestContext, token: string) {
  const account = await identityTransaction(context, async (tx) => {
    const found = await peekToken(tx, tokenOf(context, token));
    return found && findAccountById(tx, context.organizationId, found.userId);
  });
  if (account?.status !== 'INVITED') throw invalidInvitation();
  return account;
}

/** Accepts: the person is a member, with a new password where there was none, and signed in. */
export async function acceptInvitation(
  tools: AccountTools,
  context: RequestContext,
  body: AcceptInvitationBody,
): Promise<SignInResult> {
  await hitRateLimit(context, LOOKS, networkOf(context.ip));
  const account = await invitedAccount(context, body.token);
  const { userId } = account;
  const name = needsName(account) ? nameOf(body) : null;
  const passwordHash = needsPassword(account) ? await newPasswordHash(context, body.newPassword) : null;
  await tools.sessions.change(context, async (tx) => {
    const now = context.clock.now();
    if (!(await useToken(tx, tokenOf(context, body.token)))) throw invalidInvitation();
    if (passwordHash) {
      await setPassword(tx, userId, passwordHash, now);
      await retireTokens(tx, userId, 'RESET_PASSWORD', now);
      await tools.sessions.endAll(tx, userId, now, 'PASSWORD_RESET');
    }
    await setEmailVerified(tx, userId, now); // the invitation came by mail
    if (name) await nameInvited(tx, { ...name, organizationId: context.organizationId, userId });
    await activateMember(tx, context.organizationId, userId, now);
    await audit(context, tx, { action: 'member.accept-invitation', noun: 'member', nounId: userId });
    await emit(context, tx, invitationAccepted, { userId });
  });
  return admit(tools.sessions, context, userId, { hasShownSecondFactor: false });
}

async function newPasswordHash(context: RequestContext, password: string | undefined): Promise<string> {
  if (!password) throw invalidField('newPassword', 'required');
  checkPasswordRules(password, 'newPassword');
  return hashPassword(context, password);
}
