/**
 * What ends an address inside of a text, wherever it stands: marks of other scripts, which addresses write in %-form, and
 * invisible marks of direction.
 */
const STOPS =
  '،؛؟۔٪。．、，！？：；…·«»“”‘’‚„「」『』（）【】《》〈〉\u061C\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF';
const ADDRESS = new RegExp(`(?<![\\p{L}\\p{N}@._/-])(?:https?://|www\\.)[^\\s<>"${STOPS}]+`, 'giu');
/** Punctuation that an address may end with. */
const MAY_END = new Set('/-_#&%*@~=+$'.split(''));
const OPENING: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

const countOf = (text: string, sign: string): number => text.split(sign).length - 1;

/** How many characters of a text belong to the address that it begins with: punctuation and brackets around it don't. */
export function addressLength(text: string): number {
  const stop = new RegExp(`[\\s<>"${STOPS}]`, 'u').exec(text);
  let address = text.slice(0, stop?.index ?? text.length);
  for (;;) {
    const last = address.at(-1) ?? '';
    const opening = OPENING[last];
    const isLoose =
      opening === undefined
        ? /[\p{P}'`]/u.test(last) && !MAY_END.has(last)
        : countOf(address, last) > countOf(address, opening);
    if (!isLoose) return address.length;
    address = address.slice(0, -1);
  }
}

export interface FoundLink {
  start: number;
  end: number;
  href: string;
}

/** The addresses in a plain text. */
export const linksIn = (text: string): FoundLink[] =>
  [...text.matchAll(ADDRESS)].flatMap(({ 0: found, index }) => {
    const address = found.slice(0, addressLength(found));
    if (!/^(?:https?:\/\/|www\.)[^/?#.]/i.test(address)) return [];
    const href = /^www\./i.test(address) ? `https://${address}` : address;
    return [{ start: index, end: index + address.length, href }];
  });
