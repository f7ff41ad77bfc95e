import type { SystemContext } from '../../../kernel/context.ts';
import { askOutside, type IncomingAnswer, NoAnswer } from '../../../kernel/outgoing-request.ts';
import type { ZoomApp } from './zoom-app.ts';

/**
 * Why Zoom didn't do what it was asked. CONNECT: it takes the tokens no more. LIMITED: too much was asked. UNAVAILABLE: it can't be
 * reached or has failed. REFUSED: asking again wouldn't help. MISSING: what is asked about isn't there.
 */
export type ZoomFailureKind = 'CONNECT' | 'LIMITED' | 'UNAVAILABLE' | 'REFUSED' | 'MISSING';

export class ZoomFailure extends Error {
  readonly kind: ZoomFailureKind;
  /** How long to wait, where Zoom has said so. */
  readonly waitSeconds: number | null;

  constructor(kind: ZoomFailureKind, message: string, waitSeconds: number | null = null) {
    super(message);
    this.kind = kind;
    this.waitSeconds = waitSeconds;
  }
}

export interface ZoomTokens {
  accessToken: string;
  refreshToken: string;
  /** Seconds from now. */
  expiresIn: number;
}

type Asking = Pick<SystemContext, 'config' | 'clock'>;

/** Where somebody is sent to consent. */
export function consentUrl({ config }: Pick<SystemContext, 'config'>, app: ZoomApp, state: string, challenge: string) {
  const url = new URL(`${config.zoom.url}/oauth/authorize`);
  const query = {
    response_type: 'code',
    client_id: app.clientId,
    redirect_uri: app.redirectUrl,
    state,
    code_challenge: challenge,
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.toString();
}

async function ask(request: Parameters<typeof askOutside>[0]): Promise<IncomingAnswer> {
  try {
    return await askOutside(request);
  } catch (error) {
    if (error instanceof NoAnswer) throw new ZoomFailure('UNAVAILABLE', error.message);
    throw error;
  }
}

const LONGEST_WAIT = 24 * 3600;

/** Seconds of a Retry-After header, which Zoom gives as a moment or as a number. */
function waitOf(header: string | undefined, now: number): number | null {
  if (!header) return null;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1000;
  return Number.isFinite(seconds) ? Math.min(Math.max(Math.ceil(seconds), 1), LONGEST_WAIT) : null;
}

const BY_STATUS: Readonly<Record<number, ZoomFailureKind>> = { 401: 'CONNECT', 404: 'MISSING', 429: 'LIMITED' };

function failureOf({ clock }: Asking, { status, headers }: IncomingAnswer): ZoomFailure {
  const kind = BY_STATUS[status] ?? (status >= 500 ? 'UNAVAILABLE' : 'REFUSED');
  return new ZoomFailure(kind, `Zoom answered ${status}`, waitOf(headers['retry-after'], clock.now().getTime()));
}

function parsed(answer: IncomingAnswer): Record<string, unknown> {
  if (answer.body === '') return {};
  try {
    return JSON.parse(answer.body) as Record<string, unknown>;
  } catch {
    throw new ZoomFailure('UNAVAILABLE', 'Zoom answered something else than JSON');
  }
}

function askForTokens({ config }: Asking, app: ZoomApp, path: string, form: Record<string, string>) {
  const basic = Buffer.from(`${app.clientId}:${app.clientSecret}`).toString('base64');
  return ask({
    base: config.zoom.url,
    method: 'POST',
    path,
    headers: { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form).toString(),
  });
}

async function tokensFor(context: Asking, app: ZoomApp, form: Record<string, string>): Promise<ZoomTokens> {
  const answer = await askForTokens(context, app, '/oauth/token', form);
  // a code or a token that Zoom doesn't know (any more) is answered like a request that is badly written
  if (answer.status === 400 || answer.status === 401)
    throw new ZoomFailure('CONNECT', `Zoom answered ${answer.status}`);
  if (answer.status !== 200) throw failureOf(context, answer);
  const { access_token, refresh_token, expires_in } = parsed(answer);
  if (typeof access_token !== 'string' || typeof refresh_token !== 'string')
    throw new ZoomFailure('UNAVAILABLE', 'Zoom answered without tokens');
  return { accessToken: access_token, refreshToken: refresh_token, expiresIn: Number(expires_in) || 3600 };
}

export const exchangeCode = (context: Asking, app: ZoomApp, code: string, verifier: string): Promise<ZoomTokens> =>
  tokensFor(context, app, {
    grant_type: 'authorization_code',
    code,
    redirect_uri: app.redirectUrl,
    code_verifier: verifier,
  });

export const refreshTokens = (context: Asking, app: ZoomApp, refreshToken: string): Promise<ZoomTokens> =>
  tokensFor(context, app, { grant_type: 'refresh_token', refresh_token: refreshToken });

/** Takes a token back. One that Zoom doesn't know has been taken back already. */
export async function revokeToken(context: Asking, app: ZoomApp, token: string): Promise<void> {
  const answer = await askForTokens(context, app, '/oauth/revoke', { token });
  if (answer.status === 429 || answer.status >= 500) throw failureOf(context, answer);
}

export interface ApiRequest {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below `/v2`. */
  path: string;
  body?: Record<string, unknown>;
}

/** Asks the API in the name of a connected account. @throws ZoomFailure */
export async function askApi(
  context: Asking,
  accessToken: string,
  { method, path, body }: ApiRequest,
): Promise<Record<string, unknown>> {
  const answer = await ask({
    base: context.config.zoom.apiUrl,
    method,
    path: `/v2${path}`,
    headers: {
      authorization: `Bearer ${accessToken}`,
      accept: 'application/json',
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (answer.status < 200 || answer.status > 299) throw failureOf(context, answer);
  return parsed(answer);
}
