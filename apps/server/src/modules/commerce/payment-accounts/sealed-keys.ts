import type { Platform } from '../../../kernel/context.ts';
import { seal, unseal } from '../../../kernel/sealed.ts';

const KEYS = 'payment-accounts.keys';
const WEBHOOK = 'payment-accounts.webhook';

type Secret = Pick<Platform, 'secret'>;

export const sealKeys = ({ secret }: Secret, keys: Readonly<Record<string, string>>): string =>
  seal(secret, KEYS, JSON.stringify(keys));

export const openKeys = ({ secret }: Secret, sealed: string): Record<string, string> =>
  JSON.parse(unseal(secret, KEYS, sealed).toString('utf8')) as Record<string, string>;

export const sealWebhookSecret = ({ secret }: Secret, webhookSecret: string): string =>
  seal(secret, WEBHOOK, webhookSecret);

export const openWebhookSecret = ({ secret }: Secret, sealed: string): string =>
  unseal(secret, WEBHOOK, sealed).toString('utf8');

/** All that is ever shown of a key. */
export const hintOf = (key: string): string => key.slice(-4);
