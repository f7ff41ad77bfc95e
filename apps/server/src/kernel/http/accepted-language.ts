import { isLanguage, type Language } from '@sullam/domain/localized.ts';

interface Wish {
  language: string;
  /** From 0 to 1; what isn't wanted at all has 0. */
  quality: number;
}

function wishOf(part: string): Wish {
  const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  return { language: tag.split('-')[0] ?? '', quality: quality ? Number(quality.slice(2)) : 1 };
}

/** Of ours the language that a browser wants most, by its `Accept-Language` header (RFC 9110, 12.5.4); null where it wants none of them. */
export function acceptedLanguage(header: string | undefined): Language | null {
  const wishes = (header ?? '').split(',').map(wishOf);
  const wanted = wishes.filter(({ language, quality }) => isLanguage(language) && quality > 0);
  const [most] = wanted.sort((a, b) => b.quality - a.quality);
  return isLanguage(most?.language) ? most.language : null;
}
