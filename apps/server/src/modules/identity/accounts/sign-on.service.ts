import { SIGN_ON_TOKEN_LIFE } from '@sullam/domain/limits.ts';
import { isOwnPath } from '@sullam/domain/own-path.ts';
import { mayOpenInStudio } from '@sullam/domain/portals.ts';
import type { MemberContext, RequestContext } from '../../../kernel/context.ts';
import { identityTransaction } from '../../../kernel/database/database.ts';
import { pageUrl, STUDIO_PATH } from '../../../kernel/organization-url.ts';
import { notAllowed, notFound, Problem } from '../../../kernel/problem.ts';
import {
  type ActAsBody,
  beginMasquerade,
  continueMasquerade,
  hasShownSecondFactor,
  heldPermissions,
  type Masquerader,
  organizationOfSession,
  refuseUnlessActive,
  type SignInResult,
} from '../sessions/sessions.public.ts';
import { admit } from '../two-factor/two-factor.public.ts';
import { issueToken, peekToken, useToken } from '../users/users.public.ts';
import type { AccountTools } from './account-tools.ts';
import { invalidLink } from './accounts.errors.ts';
import { findAccountById } from './accounts.repository.ts';
import type { SignOnBody, SignOnOwner, SignOnTicket } from './accounts.schemas.ts';

interface SignOnPayload {
  target: 'STUDIO' | 'LEARNER';
  hasShownSecondFactor: boolean;
  /** It goes on in the organisation that let the session in, which asks for nothing more. */
  isAdmitted?: boolean;
  /** The session that is handed over: once it is over the token is too. */
  handedOverFrom?: string;
  /** Who acts as the person whose token it is. */
  masquerader?: Masquerader;
}

/**
 * A token by which the caller goes on signed in elsewhere: in the studio, or in another of the caller's organisations.
 * It works once, for a minute, for this person, organisation and target.
 */
export async function createSignOn(
  tools: AccountTools,
  context: MemberContext,
  body: SignOnBody,
): Promise<SignOnTicket> {
  const target = body.target ?? 'LEARNER';
  const organizationId = body.organizationId ?? context.organizationId;
  const path = body.path ?? '/';
  if (!isOwnPath(path, target === 'STUDIO' ? STUDIO_PATH : ''))
    throw new Problem('validation', 400, { details: [{ path: 'path', code: 'pattern', values: {} }] });
  const expiresAt = new Date(context.clock.now().getTime() + SIGN_ON_TOKEN_LIFE);
  const { userId, sessionId } = context.caller;
  const token = await identityTransaction(context, async (tx) => {
    const [member] = await tx.sql<{ status: string }[]>`
      select status from member_records where organization_id = ${organizationId} and user_id = ${userId}`;
    const [organization] = await tx.sql`select from active_organizations where organization_id = ${organizationId}`;
    if (!member || !organization) throw notFound(); // the same for an organisation that isn't there
    refuseUnlessActive(member.status);
    const page = path.split(/[?#]/)[0] ?? '/';
    if (target === 'STUDIO' && !mayOpenInStudio(await heldPermissions(tx.sql, organizationId, userId), page))
      throw notAllowed();
    const payload: SignOnPayload = {
      target,
      hasShownSecondFactor: await hasShownSecondFactor(tx, sessionId),
      isAdmitted: (await organizationOfSession(tx, sessionId)) === organizationId,
      handedOverFrom: sessionId,
    };
    return issueToken(tx, { purpose: 'SIGN_ON', userId, organizationId, payload: { ...payload }, expiresAt });
  });
  return ticketOf(tools, context, { organizationId, target, path, token, expiresAt });
}

interface Ticket {
  organizationId: number;
  target: SignOnPayload['target'];
  path: string;
  token: string;
  expiresAt: Date;
}

async function ticketOf(
  tools: AccountTools,
  context: RequestContext,
  { organizationId, target, path, token, expiresAt }: Ticket,
): Promise<SignOnTicket> {
  const site = await tools.siteUrl(context, organizationId, target);
  const url = pageUrl(site, path, {
    token,
    // the learner application takes who comes without it for an instructor looking in
    student_view: target === 'LEARNER' ? '1' : null,
    lang: context.language,
  });
  return { token, url, expiresAt: expiresAt.toISOString() };
}

/** The same to act as a member in the learner application, from a studio that has a host of its own. */
export async function createMasqueradeSignOn(
  tools: AccountTools,
  context: MemberContext,
  body: ActAsBody,
): Promise<SignOnTicket> {
  const { organizationId } = context;
  const expiresAt = new Date(context.clock.now().getTime() + SIGN_ON_TOKEN_LIFE);
  const token = await beginMasquerade(tools.sessions, context, body, (tx, masquerader) => {
    const payload: SignOnPayload = { target: 'LEARNER', hasShownSecondFactor: false, masquerader };
    return issueToken(tx, {
      purpose: 'SIGN_ON',
      userId: body.userId,
      organizationId,
      payload: { ...payload },
      expiresAt,
    });
  });
  return ticketOf(tools, context, { organizationId, target: 'LEARNER', path: '/', token, expiresAt });
}

const tokenOf = ({ organizationId, clock }: RequestContext, text: string) =>
  ({ text, purpose: 'SIGN_ON', organizationId, now: clock.now() }) as const;

/**
 * Whom a sign-on token signs in, before it is spent: a browser in which somebody else is signed in asks them first. Shown to
 * whoever holds the token, and could sign in by it.
 */
export async function readSignOnOwner(context: RequestContext, token: string): Promise<SignOnOwner> {
  const owner = await identityTransaction(context, async (tx) => {
    const found = await peekToken<SignOnPayload>(tx, tokenOf(context, token));
    const account = found && (await findAccountById(tx, context.organizationId, found.userId));
    return account && { account, masqueraderUserId: found.payload.masquerader?.userId ?? null };
  });
  if (!owner) throw invalidLink();
  const { account, masqueraderUserId } = owner;
  const name = `${account.firstName ?? ''} ${account.lastName ?? ''}`.trim();
  return { userId: account.userId, name, masqueraderUserId };
}

/** Exchanges a sign-on token for a session in this organisation. Whatever comes of it, the token is spent. */
export async function exchangeSignOn(
  tools: AccountTools,
  context: RequestContext,
  input: { token: string; target?: 'STUDIO' | 'LEARNER' },
): Promise<SignInResult> {
  const found = await identityTransaction(context, async (tx) => {
    const used = await useToken<SignOnPayload>(tx, tokenOf(context, input.token));
    const account = used && (await findAccountById(tx, context.organizationId, used.userId));
    return account && { account, payload: used.payload };
  });
  if (!found || (input.target !== undefined && input.target !== found.payload.target)) throw invalidLink();
  const { account, payload } = found;
  const { handedOverFrom, masquerader } = payload;
  if (masquerader) return continueMasquerade(tools.sessions, context, account.userId, masquerader);
  if (account.status === null) throw new Problem('auth-002', 403);
  refuseUnlessActive(account.status);
  if (context.configuration.email_verification_required && !account.isEmailVerified) throw new Problem('auth-010', 403);
  return admit(tools.sessions, context, account.userId, {
    hasShownSecondFactor: payload.hasShownSecondFactor,
    isAdmitted: payload.isAdmitted || isSignedIn(context, account.userId),
    handedOverFrom,
  });
}

/** Who is signed in here already has shown what this organisation asks for. */
const isSignedIn = ({ caller }: RequestContext, userId: number): boolean =>
  caller.kind === 'member' && caller.userId === userId && caller.masqueraderUserId === null;
