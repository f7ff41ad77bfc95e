import { showNumber } from '@sullam/domain/certificates/certificate-number.ts';
import type { LayoutElement } from '@sullam/domain/certificates/layout.ts';
import type { Language } from '@sullam/domain/localized.ts';
import type { FreeTexts, SheetHalf, SheetTexts } from '../certificate-pdf/certificate-pdf.public.ts';
import {
  type StoredFree,
  type StoredHalf,
  type StoredSheet,
  shortAddressOf,
} from '../certificates/certificates.public.ts';
import type { SheetPictures } from './sheet-pictures.ts';

/** A sheet of which only some elements are drawn: no other needs its file. */
export function onlyPictured(sheet: StoredSheet, elementIds: ReadonlySet<string>): StoredSheet {
  if (!sheet.free) return sheet;
  const { arrangement } = sheet.free;
  const elements = arrangement.elements.map((element) => {
    const { picture, signature } = element;
    if (elementIds.has(element.elementId)) return element;
    return {
      ...element,
      ...(picture ? { picture: { ...picture, mediaId: null } } : {}),
      ...(signature ? { signature: { ...signature, mediaId: null } } : {}),
    };
  });
  return { ...sheet, free: { ...sheet.free, arrangement: { ...arrangement, elements } } };
}

const mediaOf = ({ picture, signature }: LayoutElement): number | null =>
  picture?.mediaId ?? signature?.mediaId ?? null;

/** The pictures of an arrangement, each as fine as the largest place where it stands. */
async function picturesOf(pictures: SheetPictures, elements: readonly LayoutElement[]): Promise<Map<number, Buffer>> {
  const longest = new Map<number, number>();
  for (const element of elements) {
    const mediaId = mediaOf(element);
    if (mediaId !== null) longest.set(mediaId, Math.max(longest.get(mediaId) ?? 0, element.width, element.height));
  }
  const read = await Promise.all(
    [...longest].map(async ([mediaId, length]) => [mediaId, await pictures.inSize(mediaId, length)] as const),
  );
  return new Map(read.flatMap(([mediaId, bytes]) => (bytes ? [[mediaId, bytes]] : [])));
}

async function freeTexts(pictures: SheetPictures, free: StoredFree, hidesResult: boolean): Promise<FreeTexts> {
  const { arrangement, facts, factsWithoutResult, logos } = free;
  const sources = new Set(arrangement.elements.map(({ picture }) => picture?.source));
  const logo = (source: 'LOGO' | 'LIGHT_LOGO' | 'MARK') =>
    sources.has(source) ? pictures.small(logos[source]) : Promise.resolve(null);
  const [LOGO, LIGHT_LOGO, MARK] = await Promise.all([logo('LOGO'), logo('LIGHT_LOGO'), logo('MARK')]);
  return {
    arrangement,
    facts: hidesResult ? factsWithoutResult : facts,
    pictures: await picturesOf(pictures, arrangement.elements),
    logos: { LOGO, LIGHT_LOGO, MARK },
  };
}

/** What a stored sheet says and shows, ready to be drawn. */
export async function textsOfSheet(
  pictures: SheetPictures,
  sheet: StoredSheet,
  number: string,
  hidesResult: boolean,
): Promise<SheetTexts> {
  const { logoMediaId, markMediaId, signatures, halves, address, title: _title, free, ...rest } = sheet;
  const written = Object.entries(halves) as [Language, StoredHalf][];
  const picture = (mediaId: number | null) => (free ? Promise.resolve(null) : pictures.small(mediaId));
  return {
    ...rest,
    address,
    shortAddress: shortAddressOf(address, number),
    number: showNumber(number),
    halves: Object.fromEntries(
      written.map(([language, { detailsWithoutResult, details, ...half }]): [Language, SheetHalf] => [
        language,
        { ...half, details: hidesResult ? detailsWithoutResult : details },
      ]),
    ),
    logo: await picture(logoMediaId),
    mark: await picture(markMediaId),
    signatures: await Promise.all(
      signatures.map(async ({ name, title, mediaId }) => ({ name, title, picture: await picture(mediaId) })),
    ),
    ...(free ? { free: await freeTexts(pictures, free, hidesResult) } : {}),
  };
}
