import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SystemContext } from '../../../kernel/context.ts';
import { derivedKey } from '../../../kernel/secrets.ts';

type Signing = Pick<SystemContext, 'secret' | 'organizationId'>;

const signature = ({ secret, organizationId }: Signing, userId: number): Buffer =>
  createHmac('sha256', derivedKey(secret, 'digest unsubscribe')).update(`${organizationId}.${userId}`).digest();

/** By it somebody ends their mails without signing in. It ends nothing else and runs out with the account only. */
export const digestToken = (context: Signing, userId: number): string =>
  `${userId}.${signature(context, userId).toString('base64url')}`;

/** Whose it is; undefined where nobody was given it in this organisation. */
export function readDigestToken(context: Signing, token: string): number | undefined {
  const [id = '', sign = ''] = token.split('.');
  const userId = Number(id);
  if (!Number.isSafeInteger(userId) || userId < 1) return undefined;
  const [given, right] = [Buffer.from(sign, 'base64url'), signature(context, userId)];
  return given.length === right.length && timingSafeEqual(given, right) ? userId : undefined;
}
