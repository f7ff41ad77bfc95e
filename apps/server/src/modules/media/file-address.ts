import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Platform } from '../../kernel/context.ts';
import { derivedKey } from '../../kernel/secrets.ts';

/** Seconds that the address of a private file is good for; long enough for a lesson's video to be watched through. */
export const FILE_ADDRESS_SECONDS = 4 * 3600;
/** Addresses are rounded to this, so that a browser may keep a file while it is shown again. */
const ROUNDING_SECONDS = 900;

export interface FileAddress {
  organizationId: number;
  storageKey: string;
  contentType: string;
  name: string;
  isPublic: boolean;
}

const signatureOf = (secret: string, path: string, expires: number): string =>
  createHmac('sha256', derivedKey(secret, 'file address'))
    .update(`${path}\n${expires}`)
    .digest('base64url')
    .slice(0, 32);

/** The address of a file on this server: public ones are plain (their storage key can't be guessed), private ones signed. */
export function signedFileUrl(platform: Platform, address: FileAddress): string {
  const path = `/files/${address.isPublic ? 'public' : 'private'}/${address.organizationId}/${address.storageKey}`;
  if (address.isPublic) return path;
  const now = Math.floor(platform.clock.now().getTime() / 1000);
  const expires = Math.ceil((now + FILE_ADDRESS_SECONDS) / ROUNDING_SECONDS) * ROUNDING_SECONDS;
  return `${path}?e=${expires}&s=${signatureOf(platform.secret, path, expires)}`;
}

/** Is this the address of a private file as we gave it out, still good now? */
export function isGoodAddress(platform: Platform, path: string, expires: number, signature: string): boolean {
  if (!Number.isSafeInteger(expires) || expires * 1000 < platform.clock.now().getTime()) return false;
  const expected = Buffer.from(signatureOf(platform.secret, path, expires));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
