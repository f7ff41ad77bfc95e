import { createHash } from 'node:crypto';
import { MINUTE, SECOND } from '@sullam/domain/limits.ts';
import type { SystemContext } from '../../../kernel/context.ts';
import {
  type Account,
  askProvider,
  type JsonBody,
  ProviderRefusal,
} from '../payment-accounts/payment-accounts.public.ts';

export type PaypalContext = Pick<SystemContext, 'clock' | 'config' | 'organizationId'>;

interface Token {
  value: string;
  /** Ends a minute before PayPal's. */
  endsAt: number;
  appId: string;
  /** Permissions of the app; empty where PayPal doesn't list them. */
  scopes: readonly string[];
}

/** By account: asked for once in several hours, and lost with the process. */
const tokens = new Map<string, Token>();

export const paypalUrlOf = ({ config }: Pick<SystemContext, 'config'>, { mode }: Pick<Account, 'mode'>): string =>
  mode === 'LIVE' ? config.paypal.liveUrl : config.paypal.sandboxUrl;

const credentialsOf = ({ keys: { clientId = '', clientSecret = '' } }: Account): string =>
  Buffer.from(`${clientId}:${clientSecret}`).toString('base64');

const cacheKeyOf = (context: PaypalContext, account: Account): string =>
  createHash('sha256')
    .update(`${paypalUrlOf(context, account)} ${credentialsOf(account)}`)
    .digest('hex');

/** PayPal's word for the reason of a refusal: of the first detail, else of the whole. */
function issueOf({ details, name, error }: JsonBody): unknown {
  const [detail] = Array.isArray(details) ? (details as { issue?: unknown }[]) : [];
  return detail?.issue ?? name ?? error;
}

/** Asks for a token, also where one is cached. @throws ProviderFailure */
export async function renewToken(context: PaypalContext, account: Account): Promise<Token> {
  const answer = await askProvider<{ access_token: string; expires_in: number; app_id?: string; scope?: string }>(
    'PayPal',
    {
      base: paypalUrlOf(context, account),
      method: 'POST',
      path: '/v1/oauth2/token',
      headers: {
        authorization: `Basic ${credentialsOf(account)}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    },
    issueOf,
  );
  const now = context.clock.now().getTime();
  for (const [key, { endsAt }] of tokens) if (endsAt <= now) tokens.delete(key);
  const token: Token = {
    value: answer.access_token,
    endsAt: now + answer.expires_in * SECOND - MINUTE,
    appId: answer.app_id ?? '',
    scopes: answer.scope?.split(' ') ?? [],
  };
  tokens.set(cacheKeyOf(context, account), token);
  return token;
}

async function tokenOf(context: PaypalContext, account: Account): Promise<Token> {
  const cached = tokens.get(cacheKeyOf(context, account));
  return cached && cached.endsAt > context.clock.now().getTime() ? cached : renewToken(context, account);
}

/** Whether the app may use an API that has to be allowed for it. */
export async function isAllowed(context: PaypalContext, account: Account, scope: string): Promise<boolean> {
  const { scopes } = await tokenOf(context, account);
  return scopes.length === 0 || scopes.some((each) => each.endsWith(scope));
}

export interface PaypalRequest {
  method?: 'GET' | 'POST' | 'DELETE';
  path: string;
  body?: JsonBody;
  /** PayPal answers a repeated request as it answered the first. */
  requestId?: string;
}

/** Asks PayPal something; once more with a new token where it refuses the cached one. @throws ProviderFailure */
export async function askPaypal<Answer>(
  context: PaypalContext,
  account: Account,
  { method = 'GET', path, body, requestId }: PaypalRequest,
): Promise<Answer> {
  const askWith = ({ value }: Token) =>
    askProvider<Answer>(
      'PayPal',
      {
        base: paypalUrlOf(context, account),
        method,
        path,
        headers: {
          authorization: `Bearer ${value}`,
          prefer: 'return=representation',
          ...(requestId === undefined ? {} : { 'paypal-request-id': requestId }),
        },
        ...(body === undefined ? {} : { body }),
      },
      issueOf,
    );
  try {
    return await askWith(await tokenOf(context, account));
  } catch (error) {
    if (!(error instanceof ProviderRefusal) || error.status !== 401) throw error;
    return askWith(await renewToken(context, account));
  }
}

/** The answer, or another one where PayPal has no such thing. */
export async function orIfMissing<Answer, Other>(question: Promise<Answer>, other: Other): Promise<Answer | Other> {
  try {
    return await question;
  } catch (error) {
    if (error instanceof ProviderRefusal && error.status === 404) return other;
    throw error;
  }
}

/** Our id in PayPal's `custom_id`. */
export const customIdOf = ({ organizationId }: PaypalContext, name: 'payment' | 'refund', id: number): string =>
  `${organizationId}-${name}-${id}`;

export function idInCustomId(
  { organizationId }: Pick<SystemContext, 'organizationId'>,
  customId: string | undefined,
  name: 'payment' | 'refund',
): number | null {
  const [organization, kind, id] = customId?.split('-') ?? [];
  return organization === String(organizationId) && kind === name && /^[1-9]\d{0,14}$/.test(id ?? '')
    ? Number(id)
    : null;
}
