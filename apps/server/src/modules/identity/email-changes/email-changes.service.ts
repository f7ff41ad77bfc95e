import { emailKey } from '@sullam/domain/identifiers.ts';
import { HOUR } from '@sullam/domain/limits.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { invalidField, notFound } from '../../../kernel/problem.ts';
import { hitRateLimit, type Limit } from '../../../kernel/rate-limit.ts';
import { type AccountTools, findAccountById } from '../accounts/accounts.public.ts';
import { accessMember, isSharedPerson } from '../members/members.public.ts';
import { confirmOwner, requireOwnersCode } from '../two-factor/two-factor.public.ts';
import {
  dropEmailChange,
  type EmailChange,
  lockEmailChange,
  lockUser,
  ownerOfEmail,
  putEmailChange,
} from '../users/users.public.ts';
import { mailLinks } from './email-change-mails.ts';
import { personOnly } from './email-changes.errors.ts';
import type { EmailChangeBody, EmailChangeState, PendingEmailChange } from './email-changes.schemas.ts';

/*
 * Asking for another address, and taking that back. The mailboxes decide (email-change-links.service.ts). See
 * docs/decisions/0002.
 */

const LINK_LIFE = 48 * HOUR;
/** How long the old mailbox may object where an administrator asked. */
const OBJECTION_TIME = 24 * HOUR;
const ASKED: Limit = { name: 'email changes', count: 10, seconds: 3600 };
/** Mails to one address: nobody fills a stranger's mailbox with them. */
const MAILS: Limit = { name: 'email change mail', count: 4, seconds: 3600 };

export const isByAdministrator = ({ userId, askedByUserId }: EmailChange): boolean => userId !== askedByUserId;

const stateOf = (change: EmailChange): PendingEmailChange => ({
  newEmail: change.newEmail,
  isByAdministrator: isByAdministrator(change),
  askedAt: change.askedAt.toISOString(),
  expiresAt: change.expiresAt.toISOString(),
  isOldConfirmed: change.oldConfirmedAt !== null,
  isNewConfirmed: change.newConfirmedAt !== null,
  objectionsUntil: change.objectionsUntil?.toISOString() ?? null,
});

async function countAsking(context: MemberContext, newEmail: string): Promise<void> {
  await hitRateLimit(context, ASKED, String(context.caller.userId));
  await hitRateLimit(context, MAILS, emailKey(newEmail));
}

/** Keeps the wish and asks the mailboxes. Whether the address has an account already is revealed to that mailbox only. */
async function begin(
  tools: AccountTools,
  context: MemberContext,
  tx: Tx,
  { userId, newEmail }: { userId: number; newEmail: string },
): Promise<void> {
  const account = (await lockUser(tx, userId)) && (await findAccountById(tx, context.organizationId, userId));
  if (!account) throw notFound();
  if (emailKey(account.email) === emailKey(newEmail)) throw invalidField('newEmail', 'email-change.same-address');
  const isOwn = userId === context.caller.userId;
  const now = context.clock.now();
  const change = {
    userId,
    organizationId: context.organizationId,
    newEmail,
    askedByUserId: context.caller.userId,
    sessionId: isOwn ? context.caller.sessionId : null,
    askedAt: now,
    expiresAt: new Date(now.getTime() + LINK_LIFE),
    objectionsUntil: isOwn ? null : new Date(now.getTime() + OBJECTION_TIME),
  };
  await putEmailChange(tx, change);
  await mailLinks(tools, context, tx, {
    change,
    reader: { email: account.email, name: account.firstName ?? '', language: account.language ?? context.language },
    isFree: (await ownerOfEmail(tx, newEmail)) === undefined,
  });
}

/** What waits for the caller's mailboxes. Someone acting as another person doesn't see it. */
export async function readEmailChange(tools: AccountTools, context: MemberContext): Promise<EmailChangeState> {
  const { userId, masqueraderUserId } = context.caller;
  if (masqueraderUserId !== null) return { change: null };
  const change = await tools.sessions.change(context, (tx) => lockEmailChange(tx, userId, context.clock.now()));
  return { change: change ? stateOf(change) : null };
}

/** The caller asks for another address, with the password and, where there is an app, a code. */
export async function askEmailChange(
  tools: AccountTools,
  context: MemberContext,
  body: EmailChangeBody,
): Promise<void> {
  const { newEmail } = body;
  await confirmOwner(context, body);
  await countAsking(context, newEmail);
  const { userId } = context.caller;
  await tools.sessions.change(context, async (tx) => {
    await requireOwnersCode(context, tx, body.code);
    await begin(tools, context, tx, { userId, newEmail });
    await audit(context, tx, { action: 'account.ask-email-change', noun: 'account', nounId: userId });
  });
}

/** The caller takes it back, whoever asked for it. */
export function cancelEmailChange(tools: AccountTools, context: MemberContext): Promise<void> {
  const { userId } = context.caller;
  return tools.sessions.change(context, async (tx) => {
    if (!(await lockEmailChange(tx, userId, context.clock.now()))) throw notFound();
    await dropEmailChange(tx, userId);
    await audit(context, tx, { action: 'account.cancel-email-change', noun: 'account', nounId: userId });
  });
}

/** May the caller change the address of this member? A transaction of its own: accounts are out of reach of it. */
const checkMember = (context: MemberContext, userId: number) =>
  transaction(context, (tx) => accessMember(context, tx, userId, 'canChangeEmail'));

/** A change that an administrator of this organisation asked for. What people ask for themselves is theirs alone. */
async function lockOfOrganization(context: MemberContext, tx: Tx, userId: number): Promise<EmailChange | undefined> {
  const change = await lockEmailChange(tx, userId, context.clock.now());
  return change && isByAdministrator(change) && change.organizationId === context.organizationId ? change : undefined;
}

export async function readMemberEmailChange(
  tools: AccountTools,
  context: MemberContext,
  userId: number,
): Promise<EmailChangeState> {
  await checkMember(context, userId);
  const change = await tools.sessions.change(context, (tx) => lockOfOrganization(context, tx, userId));
  return { change: change ? stateOf(change) : null };
}

/**
 * An administrator asks for a member who has lost the mailbox.
 * @throws Problem email-change.person-only where another organisation relies on the account too
 */
export async function askMemberEmailChange(
  tools: AccountTools,
  context: MemberContext,
  userId: number,
  newEmail: string,
): Promise<void> {
  await checkMember(context, userId);
  await countAsking(context, newEmail);
  await tools.sessions.change(context, async (tx) => {
    if (await isSharedPerson(tx, context.organizationId, userId)) throw personOnly();
    await begin(tools, context, tx, { userId, newEmail });
    await audit(context, tx, {
      action: 'member.ask-email-change',
      noun: 'member',
      nounId: userId,
      changes: { newEmail },
    });
  });
}

export async function cancelMemberEmailChange(
  tools: AccountTools,
  context: MemberContext,
  userId: number,
): Promise<void> {
  await checkMember(context, userId);
  await tools.sessions.change(context, async (tx) => {
    if (!(await lockOfOrganization(context, tx, userId))) throw notFound();
    await dropEmailChange(tx, userId);
    await audit(context, tx, { action: 'member.cancel-email-change', noun: 'member', nounId: userId });
  });
}
