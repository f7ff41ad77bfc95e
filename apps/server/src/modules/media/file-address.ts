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

/** Signed with it, an address without the file's name can't be made into one with it. */
const signatureOf = (secret: string, path: string, expires: number, isAnonymous: boolean): string =>
  createHmac('sha256', derivedKey(secret, 'file address'))
    .update(`${path}\n${expires}${isAnonymous ? '\nanonymous' : ''}`)
    .digest('base64url')
    .slice(0, 32);

/** The address of a file on this server: public ones are plain (their storage key can't be guessed), private ones signed. */
export function signedFileUrl(platform: Platform, address: FileAddress): string {
  const path = `/files/${address.isPublic ? 'public' : 'private'}/${address.organizationId}/${address.storageKey}`;
  if (address.isPublic) return path;
  const now = Math.floor(platform.clock.now().getTime() / 1000);
  const expires = Math.ceil((now + FILE_ADDRESS_SECONDS) / ROUNDING_SECONDS) * ROUNDING_SECONDS;
  return `${path}?e=${expires}&s=${signatureOf(platform.secret, path, expires, false)}`;
}

/** The same address of a private file, from which it is saved under no name of its uploader's. Public files have none. */
export function anonymousFileUrl({ secret }: Platform, url: string): string {
  const [path = '', query] = url.split('?');
  if (query === undefined) return url;
  const expires = Number(new URLSearchParams(query).get('e'));
  return `${path}?e=${expires}&n=1&s=${signatureOf(secret, path, expires, true)}`;
}

/** Is this the address of a private file as we gave it out, still good now? */
export function isGoodAddress(
  platform: Platform,
  path: string,
  { expires, signature, isAnonymous }: { expires: number; signature: string; isAnonymous: boolean },
): boolean {
  if (!Number.isSafeInteger(expires) || expires * 1000 < platform.clock.now().getTime()) return false;
  const expected = Buffer.from(signatureOf(platform.secret, path, expires, isAnonymous));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
