import { SIGN_ON_TOKEN_LIFE } from '@sullam/domain/limits.ts';
import { isOwnPath } from '@sullam/domain/own-path.ts';
import { mayEnterStudio } from '@sullam/domain/portals.ts';
import { refuseMasquerade } from '../../kernel/access/access.ts';
import type { MemberContext, RequestContext } from '../../kernel/context.ts';
import { identityTransaction } from '../../kernel/database/database.ts';
import { pageUrl, STUDIO_PATH } from '../../kernel/organization-url.ts';
import { notAllowed, notFound, Problem } from '../../kernel/problem.ts';
import {
  type ActAsBody,
  beginMasquerade,
  continueMasquerade,
  hasShownSecondFactor,
  heldPermissions,
  type Masquerader,
  refuseUnlessActive,
  type SignInResult,
} from '../sessions/sessions.public.ts';
import { admit } from '../two-factor/two-factor.public.ts';
import { issueToken, useToken } from '../users/users.public.ts';
import type { AccountTools } from './account-tools.ts';
import { invalidLink } from './accounts.errors.ts';
import { findAccountById } from './accounts.repository.ts';
import type { SignOnBody, SignOnTicket } from './accounts.schemas.ts';

interface SignOnPayload {
  target: 'STUDIO' | 'LEARNER';
  hasShownSecondFactor: boolean;
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
  refuseMasquerade(context);
  const target = body.target ?? 'LEARNER';
  const organizationId = body.organizationId ?? context.organizationId;
  const path = body.path ?? '/';
  if (!isOwnPath(path, target === 'STUDIO' ? STUDIO_PATH : ''))
    throw new Problem('validation', 400, { details: [{ path: 'path', code: 'pattern', values: {} }] });
  const expiresAt = new Date(context.clock.now().getTime() + SIGN_ON_TOKEN_LIFE);
  const { userId, sessionId } = context.caller;
  const token = await identityTransaction(context, async (tx) => {
    const [member] = await tx.sql<{ status: string }[]>`
      select status from member_standings where organization_id = ${organizationId} and user_id = ${userId}`;
    const [organization] = await tx.sql`select from active_organizations where organization_id = ${organizationId}`;
    if (!member || !organization) throw notFound(); // the same for an organisation that isn't there
    refuseUnlessActive(member.status);
    if (target === 'STUDIO' && !mayEnterStudio(await heldPermissions(tx.sql, organizationId, userId)))
      throw notAllowed();
    const payload: SignOnPayload = {
      target,
      hasShownSecondFactor: await hasShownSecondFactor(tx, sessionId),
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

/** Exchanges a sign-on token for a session in this organisation. Whatever comes of it, the token is spent. */
export async function exchangeSignOn(
  tools: AccountTools,
  context: RequestContext,
  input: { token: string; target?: 'STUDIO' | 'LEARNER' },
): Promise<SignInResult> {
  const found = await identityTransaction(context, async (tx) => {
    const used = await useToken<SignOnPayload>(tx, {
      text: input.token,
      purpose: 'SIGN_ON',
      organizationId: context.organizationId,
      now: context.clock.now(),
    });
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
    handedOverFrom,
  });
}
