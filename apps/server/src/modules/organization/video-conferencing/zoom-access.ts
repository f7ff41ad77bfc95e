import { MINUTE, SECOND } from '@sullam/domain/limits.ts';
import type { SystemContext } from '../../../kernel/context.ts';
import { reading, transaction } from '../../../kernel/database/database.ts';
import { readZoomApp, unsealForZoom, type ZoomApp } from './zoom-app.ts';
import { type ApiRequest, askApi, refreshTokens, ZoomFailure } from './zoom-client.ts';
import { sealedTokens } from './zoom-connection.service.ts';
import { claimRefresh, findConnection, settleRefresh, type ZoomConnection } from './zoom-connections.repository.ts';

/** A token that ends within this time is renewed first. */
const AHEAD = MINUTE;
/** Longer than asking Zoom may take. */
const CLAIM = 30 * SECOND;

/** The tokens as they stand, or why there are none. */
async function connectionOf(context: SystemContext, userId: number) {
  const app = await readZoomApp(context);
  const connection = await reading(context, (tx) => findConnection(tx, userId));
  if (!app || !connection || connection.needsConsent || connection.clientId !== app.clientId)
    throw new ZoomFailure('CONNECT', 'no Zoom account is connected');
  return { app, connection };
}

/** Renews the tokens. Somebody else who is at it is waited for by trying again later. */
async function refresh(context: SystemContext, app: ZoomApp, userId: number, connection: ZoomConnection) {
  const now = context.clock.now();
  const until = new Date(now.getTime() + CLAIM);
  if (!(await transaction(context, (tx) => claimRefresh(tx, userId, now, until))))
    throw new ZoomFailure('LIMITED', 'the tokens are being renewed', CLAIM / SECOND);
  const settle = (row: object) => transaction(context, (tx) => settleRefresh(tx, userId, connection.refreshToken, row));
  try {
    const tokens = await refreshTokens(context, app, unsealForZoom(context, connection.refreshToken));
    const sealed = sealedTokens(context, tokens);
    await settle({
      access_token: sealed.accessToken,
      refresh_token: sealed.refreshToken,
      expires_at: sealed.expiresAt,
    });
    return tokens.accessToken;
  } catch (error) {
    await settle(error instanceof ZoomFailure && error.kind === 'CONNECT' ? { needs_consent: true } : {});
    throw error;
  }
}

/**
 * Asks the API in the name of somebody who has connected an account. A token that has run out is renewed before, one that Zoom no longer
 * takes is renewed once.
 * @throws ZoomFailure
 */
export async function askAs(
  context: SystemContext,
  userId: number,
  request: ApiRequest,
): Promise<Record<string, unknown>> {
  const { app, connection } = await connectionOf(context, userId);
  const isFresh = connection.expiresAt.getTime() - AHEAD > context.clock.now().getTime();
  if (!isFresh) return askApi(context, await refresh(context, app, userId, connection), request);
  try {
    return await askApi(context, unsealForZoom(context, connection.accessToken), request);
  } catch (error) {
    if (!(error instanceof ZoomFailure) || error.kind !== 'CONNECT') throw error;
    return askApi(context, await refresh(context, app, userId, connection), request);
  }
}
