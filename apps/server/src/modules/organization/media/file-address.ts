import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Platform } from '../../../kernel/context.ts';
import { derivedKey } from '../../../kernel/secrets.ts';
import type { Showing } from './file-places.ts';

/** Seconds that the address of a private file is good for; long enough for a lesson's video to be watched through. */
export const FILE_ADDRESS_SECONDS = 4 * 3600;
/** Addresses are rounded to this, so that a browser may keep a file while it is shown again. */
const ROUNDING_SECONDS = 900;

export interface FileAddress {
  organizationId: number;
  mediaId: number;
  storageKey: string;
  isPublic: boolean;
}

/** What a private file's address says besides where the file lies; all of it is signed. */
interface Terms {
  expires: number;
  /** From it the file is saved under no name of its uploader's. */
  isAnonymous: boolean;
  /** Where it was shown and to whom: see readPlace(). */
  place: string | null;
}

/** A place can't be taken for the other word: it has dots. */
const signatureOf = (secret: string, path: string, { expires, isAnonymous, place }: Terms): string =>
  createHmac('sha256', derivedKey(secret, 'file address'))
    .update([path, expires, ...(isAnonymous ? ['anonymous'] : []), ...(place === null ? [] : [place])].join('\n'))
    .digest('base64url')
    .slice(0, 32);

function addressWith(secret: string, path: string, terms: Terms): string {
  const { expires, isAnonymous, place } = terms;
  const marks = `${isAnonymous ? '&n=1' : ''}${place === null ? '' : `&p=${place}`}`;
  return `${path}?e=${expires}${marks}&s=${signatureOf(secret, path, terms)}`;
}

const placeOf = ({ kind, id, userId }: Showing, mediaId: number): string => `${kind}.${id}.${mediaId}.${userId}`;

export const PLACE = /^([a-z-]{1,30})\.(\d{1,15})\.(\d{1,15})\.(\d{1,15})$/;

/** The place that an address names. */
export function readPlace(place: string): (Showing & { mediaId: number }) | null {
  const [, kind, id, mediaId, userId] = PLACE.exec(place) ?? [];
  return kind === undefined ? null : { kind, id: Number(id), mediaId: Number(mediaId), userId: Number(userId) };
}

/**
 * The address of a file on this server: public ones are plain (their storage key can't be guessed), private ones signed. One that was
 * minted for a showing is asked for at each fetch besides: it ends when its reader loses sight of the place.
 */
export function signedFileUrl(platform: Platform, address: FileAddress, showing?: Showing): string {
  const path = `/files/${address.isPublic ? 'public' : 'private'}/${address.organizationId}/${address.storageKey}`;
  if (address.isPublic) return path;
  const now = Math.floor(platform.clock.now().getTime() / 1000);
  const expires = Math.ceil((now + FILE_ADDRESS_SECONDS) / ROUNDING_SECONDS) * ROUNDING_SECONDS;
  const place = showing ? placeOf(showing, address.mediaId) : null;
  return addressWith(platform.secret, path, { expires, isAnonymous: false, place });
}

/** The same address of a private file, from which it is saved under no name of its uploader's. Public files have none. */
export function anonymousFileUrl({ secret }: Platform, url: string): string {
  const [path = '', query] = url.split('?');
  if (query === undefined) return url;
  const said = new URLSearchParams(query);
  return addressWith(secret, path, { expires: Number(said.get('e')), isAnonymous: true, place: said.get('p') });
}

/** Is this the address of a private file as we gave it out, still good now? */
export function isGoodAddress(platform: Platform, path: string, terms: Terms, signature: string): boolean {
  const { expires } = terms;
  if (!Number.isSafeInteger(expires) || expires * 1000 < platform.clock.now().getTime()) return false;
  const expected = Buffer.from(signatureOf(platform.secret, path, terms));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
