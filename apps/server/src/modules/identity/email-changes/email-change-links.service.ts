import { audit } from '../../../kernel/audit.ts';
import type { RequestContext, SystemContext } from '../../../kernel/context.ts';
import { identityTransaction, type Tx } from '../../../kernel/database/database.ts';
import type { JobDefinition } from '../../../kernel/jobs/job-queue.ts';
import { hitRateLimit, type Limit, networkOf } from '../../../kernel/rate-limit.ts';
import { type AccountTools, findAccountById, invalidLink } from '../accounts/accounts.public.ts';
import { isSharedPerson, setMembersEmail } from '../members/members.public.ts';
import {
  dropEmailChange,
  type EmailChange,
  lockEmailChange,
  lockUser,
  type Mailbox,
  noteMailbox,
  ownerOfEmail,
  peekToken,
  setEmail,
  useToken,
} from '../users/users.public.ts';
import { mailChanged } from './email-change-mails.ts';
import { addressUnavailable, personOnly } from './email-changes.errors.ts';
import type { EmailChangeLink, EmailChangeOutcome } from './email-changes.schemas.ts';
import { isByAdministrator } from './email-changes.service.ts';

/* What the mailboxes say to a change of address, by the links of their mails, and what comes of it. */

const LINKS: Limit = { name: 'email change links', count: 60, seconds: 900 };
const FINISH_JOB = 'accounts.finish-email-change';

interface Link {
  mailbox: Mailbox;
  change: EmailChange;
}

const tokenOf = (context: RequestContext, text: string) =>
  ({ text, purpose: 'CHANGE_EMAIL', organizationId: context.organizationId, now: context.clock.now() }) as const;

/** The change that a link is about, held for this transaction. */
async function lockLink(context: RequestContext, tx: Tx, text: string): Promise<Link> {
  const found = await peekToken<{ mailbox: Mailbox }>(tx, tokenOf(context, text));
  // the account first, as everywhere: of two links that are followed at once, one waits for the other
  const isThere = found && (await lockUser(tx, found.userId));
  const change = isThere && (await lockEmailChange(tx, found.userId, context.clock.now()));
  if (!found || !change) throw invalidLink();
  return { mailbox: found.payload.mailbox, change };
}

const canConfirm = ({ mailbox, change }: Link): boolean => mailbox === 'NEW' || change.objectionsUntil === null;

/** What a link asks, before anybody answers it: programs that follow the links of mails change nothing. */
export async function readEmailChangeLink(
  tools: AccountTools,
  context: RequestContext,
  token: string,
): Promise<EmailChangeLink> {
  await hitRateLimit(context, LINKS, networkOf(context.ip));
  const link = await tools.sessions.change(context, (tx) => lockLink(context, tx, token));
  const { change, mailbox } = link;
  return {
    newEmail: change.newEmail,
    mailbox,
    isByAdministrator: isByAdministrator(change),
    canConfirm: canConfirm(link),
    objectionsUntil: change.objectionsUntil?.toISOString() ?? null,
  };
}

/** Either mailbox says no: nothing changes, and no other link about it works. */
export async function rejectEmailChange(tools: AccountTools, context: RequestContext, token: string): Promise<void> {
  await hitRateLimit(context, LINKS, networkOf(context.ip));
  await tools.sessions.change(context, async (tx) => {
    const { change, mailbox } = await lockLink(context, tx, token);
    await dropEmailChange(tx, change.userId);
    await audit(context, tx, {
      action: 'account.reject-email-change',
      noun: 'account',
      nounId: change.userId,
      changes: { mailbox },
    });
  });
}

/**
 * A mailbox says yes. The address changes with the last word that is needed: that of both mailboxes, or, where an administrator
 * asked, that of the new one once the old one's time to object is over.
 */
export async function confirmEmailChange(
  tools: AccountTools,
  context: RequestContext,
  token: string,
): Promise<EmailChangeOutcome> {
  await hitRateLimit(context, LINKS, networkOf(context.ip));
  const outcome = await tools.sessions.change(context, async (tx) => {
    const now = context.clock.now();
    const link = await lockLink(context, tx, token);
    if (!canConfirm(link) || !(await useToken(tx, tokenOf(context, token)))) throw invalidLink();
    const { userId } = link.change;
    await noteMailbox(tx, userId, link.mailbox, now);
    await audit(context, tx, {
      action: 'account.confirm-email-change',
      noun: 'account',
      nounId: userId,
      changes: { mailbox: link.mailbox },
    });
    const change = await lockEmailChange(tx, userId, now);
    if (!change) throw invalidLink();
    return proceed(tools, context, tx, change);
  });
  if (outcome === 'TAKEN') throw addressUnavailable();
  if (outcome === 'SHARED') throw personOnly();
  return outcome;
}

async function proceed(
  tools: AccountTools,
  context: RequestContext,
  tx: Tx,
  change: EmailChange,
): Promise<EmailChangeOutcome | Exclude<Finished, 'CHANGED'>> {
  const { objectionsUntil } = change;
  if (objectionsUntil && objectionsUntil > context.clock.now()) {
    const { userId } = change;
    await context.jobs.enqueue(tx, context.organizationId, FINISH_JOB, { userId }, { runAt: objectionsUntil });
    return { status: 'OBJECTIONS', objectionsUntil: objectionsUntil.toISOString() };
  }
  if (!change.newConfirmedAt || !(change.oldConfirmedAt || objectionsUntil))
    return { status: 'OTHER_MAILBOX', objectionsUntil: null };
  const finished = await finish(tools, context, tx, change);
  return finished === 'CHANGED' ? { status: 'CHANGED', objectionsUntil: null } : finished;
}

type Finished = 'CHANGED' | 'TAKEN' | 'SHARED';

/** Writes the address that was confirmed, unless somebody else has it by now or, for an administrator, another organisation the person. */
async function finish(tools: AccountTools, context: SystemContext, tx: Tx, change: EmailChange): Promise<Finished> {
  const { userId, newEmail, organizationId } = change;
  const now = context.clock.now();
  const drop = async (why: 'TAKEN' | 'SHARED') => {
    await dropEmailChange(tx, userId);
    await audit(context, tx, {
      action: 'account.drop-email-change',
      noun: 'account',
      nounId: userId,
      changes: { why },
    });
    return why;
  };
  if (isByAdministrator(change) && (await isSharedPerson(tx, organizationId, userId))) return drop('SHARED');
  if ((await ownerOfEmail(tx, newEmail)) !== undefined) return drop('TAKEN');
  const account = await findAccountById(tx, organizationId, userId);
  if (!account) return drop('SHARED');
  await setEmail(tx, userId, newEmail, now);
  await setMembersEmail(tx, userId, newEmail);
  await tools.sessions.endAll(tx, userId, now, 'EMAIL_CHANGED', change.sessionId ?? undefined);
  await mailChanged(tools, context, tx, {
    newEmail,
    reader: { email: account.email, name: account.firstName ?? '', language: account.language ?? 'en' },
  });
  await audit(context, tx, { action: 'account.change-email', noun: 'account', nounId: userId });
  return 'CHANGED';
}

/** Finishes what an administrator asked for and the new mailbox confirmed, when nobody objected in time. */
export const finishEmailChangeJob = (tools: AccountTools): JobDefinition => ({
  name: FINISH_JOB,
  run: (context, payload) =>
    identityTransaction(context, async (tx) => {
      const userId = Number(payload.userId);
      const now = context.clock.now();
      if (!(await lockUser(tx, userId))) return;
      const change = await lockEmailChange(tx, userId, now);
      // refused, taken back or asked for anew meanwhile
      if (!change?.newConfirmedAt || !change.objectionsUntil || change.objectionsUntil > now) return;
      await finish(tools, context, tx, change);
    }),
});
