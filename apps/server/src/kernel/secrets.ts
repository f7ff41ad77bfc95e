import { createHash, createHmac, randomBytes } from 'node:crypto';

/** A key for one purpose, derived from the installation's secret. */
export const derivedKey = (secret: string, purpose: string): Buffer =>
  createHmac('sha256', secret).update(purpose).digest();

/** A token that can't be guessed: 256 bits as text for an address or a header. */
export const randomToken = (): string => randomBytes(32).toString('base64url');

/** What is kept of a token: a reader of the database can't use it. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
