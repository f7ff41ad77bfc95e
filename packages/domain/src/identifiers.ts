import { foldDomain } from './email-domain.ts';

/**
 * Characters that show nothing and come along when people copy from documents, chats and right-to-left texts: soft hyphen,
 * zero-width characters, signs of direction, byte order mark.
 */
const INVISIBLE = /[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/g;

/** Text without characters that show nothing. Only for identifiers: in prose a zero-width non-joiner belongs to the spelling. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '');

/**
 * An identifier as it is compared, looked up and stored: an e-mail address, a certificate number, a code, a word of a path.
 * Invisible characters and outer spaces are dropped, full-width and presentation forms become plain letters.
 */
export const cleanIdentifier = (text: string): string => withoutInvisible(text.normalize('NFKC')).trim();

/** An e-mail address as it is stored: its domain in folded form, so that `xn--` and Unicode spellings are one mailbox. */
export function cleanEmail(text: string): string {
  const address = cleanIdentifier(text);
  const at = address.lastIndexOf('@');
  return at === -1 ? address : `${address.slice(0, at)}@${foldDomain(address.slice(at + 1))}`;
}

/** What e-mail addresses are compared by. */
export const emailKey = (text: string): string => cleanEmail(text).toLowerCase();
