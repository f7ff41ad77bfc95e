import { createHash } from 'node:crypto';
import { MINUTE, SECOND } from '@sullam/domain/limits.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext, SystemContext } from '../../../kernel/context.ts';
import { reading, transaction } from '../../../kernel/database/database.ts';
import { emit } from '../../../kernel/outbox/signals.ts';
import { hashToken, randomToken } from '../../../kernel/secrets.ts';
import { consentDenied, consentUnknown, zoomFailed, zoomNotConfigured } from './video-conferencing.errors.ts';
import { zoomConnected } from './video-conferencing.signals.ts';
import { findZoomApp, readZoomApp, sealForZoom, unsealForZoom, type ZoomApp } from './zoom-app.ts';
import { askApi, consentUrl, exchangeCode, ZoomFailure, type ZoomTokens } from './zoom-client.ts';
import {
  deleteConnection,
  findConnection,
  saveConnection,
  saveConsent,
  takeConsent,
} from './zoom-connections.repository.ts';

/** How long somebody may take at Zoom. */
const CONSENT_FOR = 10 * MINUTE;

const noun = 'zoom-connection';
export const REVOKE = 'video-conferencing.revoke-zoom';

/** Sends somebody to Zoom: the answer is the address, with a state that works once, in this session. */
export const beginConsent = (context: MemberContext): Promise<{ url: string }> =>
  transaction(context, async (tx) => {
    const app = await findZoomApp(context, tx);
    if (!app) throw zoomNotConfigured();
    const [state, verifier] = [randomToken(), randomToken()];
    const { userId, sessionId } = context.caller;
    await saveConsent(tx, {
      stateHash: hashToken(state),
      userId,
      sessionId,
      verifier: sealForZoom(context, verifier),
      expiresAt: new Date(context.clock.now().getTime() + CONSENT_FOR),
    });
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    return { url: consentUrl(context, app, state, challenge) };
  });

export interface ConsentAnswer {
  state: string;
  code?: string;
  /** What Zoom says where somebody has refused. */
  error?: string;
}

/** The state is used up before anything else is done, and stays so whatever follows. */
const consumeState = (context: MemberContext, state: string): Promise<string | undefined> =>
  transaction(context, (tx) =>
    takeConsent(tx, {
      stateHash: hashToken(state),
      userId: context.caller.userId,
      sessionId: context.caller.sessionId,
      now: context.clock.now(),
    }),
  );

export const sealedTokens = (context: SystemContext, tokens: ZoomTokens) => ({
  accessToken: sealForZoom(context, tokens.accessToken),
  refreshToken: sealForZoom(context, tokens.refreshToken),
  expiresAt: new Date(context.clock.now().getTime() + tokens.expiresIn * SECOND),
});

async function askForTokens(context: MemberContext, app: ZoomApp, code: string, verifier: string) {
  try {
    const tokens = await exchangeCode(context, app, code, verifier);
    const { email } = await askApi(context, tokens.accessToken, { method: 'GET', path: '/users/me' });
    return { tokens, account: typeof email === 'string' ? email.slice(0, 254) : '' };
  } catch (error) {
    if (!(error instanceof ZoomFailure)) throw error;
    context.log.warn({ zoom: error.message, kind: error.kind }, 'a Zoom account was not connected');
    throw zoomFailed(error.kind);
  }
}

/** Takes what Zoom has sent somebody back with. */
export async function finishConsent(context: MemberContext, { state, code, error }: ConsentAnswer): Promise<void> {
  const sealedVerifier = await consumeState(context, state);
  if (sealedVerifier === undefined) throw consentUnknown();
  if (error !== undefined || code === undefined) throw consentDenied();
  const app = await readZoomApp(context);
  if (!app) throw zoomNotConfigured();
  const { tokens, account } = await askForTokens(context, app, code, unsealForZoom(context, sealedVerifier));
  const { userId } = context.caller;
  await transaction(context, async (tx) => {
    const connection = { clientId: app.clientId, account, ...sealedTokens(context, tokens) };
    await saveConnection(tx, userId, connection, context.clock.now());
    await emit(context, tx, zoomConnected, { userId });
    await audit(context, tx, { action: 'zoom.connect', noun, nounId: userId });
  });
}

/** Whether the caller's Zoom account is connected, and whether it could be. */
export const readConnection = (context: MemberContext) =>
  reading(context, async (tx) => {
    const app = await findZoomApp(context, tx);
    const connection = await findConnection(tx, context.caller.userId);
    const isCurrent = connection !== undefined && !connection.needsConsent && connection.clientId === app?.clientId;
    return {
      isAuthenticated: isCurrent,
      needsConsent: connection !== undefined && !isCurrent,
      isAvailable: app !== null,
      account: connection?.account ?? null,
    };
  });

/** Forgets the caller's account at once; the tokens are taken back at Zoom by a job, however long Zoom is away. */
export const disconnect = (context: MemberContext): Promise<void> =>
  transaction(context, async (tx) => {
    const { userId } = context.caller;
    const connection = await deleteConnection(tx, userId);
    if (!connection) return;
    const tokens = [connection.accessToken, connection.refreshToken];
    await context.jobs.enqueue(tx, context.organizationId, REVOKE, { tokens });
    await audit(context, tx, { action: 'zoom.disconnect', noun, nounId: userId });
  });
