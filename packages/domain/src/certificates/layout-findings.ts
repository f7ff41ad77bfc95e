import { hasText } from '../localized.ts';
import {
  type Box,
  fieldsOf,
  type LayoutElement,
  mirrored,
  type SheetArrangement,
  SMALLEST_CODE,
  sheetSize,
  type TextField,
} from './layout.ts';

/** What is missing or wrong on a sheet. Those in the first line keep it from being published. */
export const BLOCKING = ['NAME_MISSING', 'COURSE_MISSING', 'NUMBER_MISSING', 'CODE_MISSING', 'CODE_CUT'] as const;
export type Blocking = (typeof BLOCKING)[number];
export type FindingCode =
  | Blocking
  | 'CODE_SMALL'
  | 'LEAVES_SHEET'
  | 'HALVES_OVERLAP'
  | 'LANGUAGE_MISSING'
  | 'PICTURE_MISSING';

export interface Finding {
  code: FindingCode;
  elementId: string | null;
}

export const isBlocking = ({ code }: Finding): boolean => BLOCKING.some((blocking) => blocking === code);

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

export const isInside = ({ x, y, width, height }: Box, sheet: { width: number; height: number }): boolean =>
  x >= 0 && y >= 0 && x + width <= sheet.width && y + height <= sheet.height;

const NEEDED: readonly (readonly [TextField, Blocking])[] = [
  ['NAME', 'NAME_MISSING'],
  ['COURSE', 'COURSE_MISSING'],
  ['NUMBER', 'NUMBER_MISSING'],
];

function ofElement(element: LayoutElement, sheet: { width: number; height: number }): FindingCode[] {
  const { text, picture, code } = element;
  const found: FindingCode[] = [];
  const inside = isInside(element, sheet);
  if (code && !inside) found.push('CODE_CUT');
  if (code && Math.min(element.width, element.height) < SMALLEST_CODE) found.push('CODE_SMALL');
  // what decorates may bleed off the paper; what is read may not
  if ((text || element.signature) && !inside) found.push('LEAVES_SHEET');
  if (text?.languages === 'BOTH' && overlap(element, mirrored(element, sheet.width))) found.push('HALVES_OVERLAP');
  if (text?.says === 'OWN') {
    const wanted = text.languages === 'EN' ? ['en'] : text.languages === 'AR' ? ['ar'] : ['en', 'ar'];
    if (wanted.some((language) => !hasText(text.words[language as 'en' | 'ar']))) found.push('LANGUAGE_MISSING');
  }
  if (picture?.source === 'FILE' && picture.mediaId === null) found.push('PICTURE_MISSING');
  return found;
}

/** What stands on a sheet and where, looked through before it is published. */
export function findingsOf({ paper, orientation, elements }: SheetArrangement): Finding[] {
  const sheet = sheetSize(paper, orientation);
  const said = new Set(elements.flatMap(({ text }) => (text ? fieldsOf(text) : [])));
  const missing = NEEDED.filter(([field]) => !said.has(field)).map(([, code]) => code);
  const codes = elements.some(({ code }) => code) ? missing : [...missing, 'CODE_MISSING' as const];
  return [
    ...codes.map((code) => ({ code, elementId: null })),
    ...elements.flatMap((element) => ofElement(element, sheet).map((code) => ({ code, elementId: element.elementId }))),
  ];
}
