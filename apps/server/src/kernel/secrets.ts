import { createHash, createHmac, createSecretKey, type KeyObject, randomBytes } from 'node:crypto';

const derived = new Map<string, KeyObject>();

/** A key for one purpose, derived from the installation's secret. There are few purposes and one secret, but a page signs dozens of addresses. */
export function derivedKey(secret: string, purpose: string): KeyObject {
  const name = `${purpose}\n${secret}`;
  let key = derived.get(name);
  if (!key) {
    key = createSecretKey(createHmac('sha256', secret).update(purpose).digest());
    derived.set(name, key);
  }
  return key;
}

/** A token that can't be guessed: 256 bits as text for an address or a header. */
export const randomToken = (): string => randomBytes(32).toString('base64url');

/** What is kept of a token: a reader of the database can't use it. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
