import {
  type LayoutElement,
  type LayoutText,
  type SheetArrangement,
  sheetSize,
  type TextField,
} from '@sullam/domain/certificates/layout.ts';
import { freshId } from './commands.ts';

type Part = Pick<LayoutElement, 'text' | 'picture' | 'signature' | 'shape' | 'code' | 'drawing'>;

export const NEW_KINDS = [
  'TEXT',
  'FIELD',
  'PICTURE',
  'SIGNATURE',
  'LINE',
  'RECTANGLE',
  'ELLIPSE',
  'CODE',
  'DRAWING',
] as const;
export type NewKind = (typeof NEW_KINDS)[number];

const INK = '#0b2235';

const text = (says: TextField, part: Partial<LayoutText> = {}): Part => ({
  text: {
    says,
    words: {},
    languages: 'BOTH',
    face: 'TEXT',
    size: 14,
    color: INK,
    align: 'START',
    height: 'MIDDLE',
    isHeading: false,
    ...part,
  },
});

const shape = (which: 'LINE' | 'RECTANGLE' | 'ELLIPSE'): Part => ({
  shape: {
    shape: which,
    fill: which === 'LINE' ? null : '#e6ecf2',
    stroke: which === 'LINE' ? INK : null,
    strokeWidth: which === 'LINE' ? 3 : 0,
  },
});

interface Begun {
  readonly part: Part;
  readonly width: number;
  readonly height: number;
  /** Words of two languages stand at the edge, everything else in the middle. */
  readonly isPaired?: boolean;
}

function begun(kind: NewKind, words: LayoutText['words']): Begun {
  if (kind === 'TEXT') return { part: text('OWN', { words }), width: 1000, height: 100, isPaired: true };
  if (kind === 'FIELD') return { part: text('RESULT'), width: 1000, height: 100, isPaired: true };
  if (kind === 'PICTURE')
    return { part: { picture: { source: 'FILE', mediaId: null, alt: {}, fills: false } }, width: 500, height: 400 };
  if (kind === 'SIGNATURE')
    return { part: { signature: { name: words, title: {}, mediaId: null, color: INK } }, width: 794, height: 300 };
  if (kind === 'CODE') return { part: { code: { color: INK } }, width: 240, height: 240 };
  if (kind === 'DRAWING') return { part: { drawing: { drawing: 'SEAL' } }, width: 400, height: 400 };
  return { part: shape(kind), width: 800, height: kind === 'LINE' ? 20 : 400 };
}

/** A new element near the middle of the sheet, above everything else. */
export function newElement(kind: NewKind, arrangement: SheetArrangement, words: LayoutText['words']): LayoutElement {
  const { part, width, height, isPaired } = begun(kind, words);
  const sheet = sheetSize(arrangement.paper, arrangement.orientation);
  const wide = Math.min(width, isPaired ? sheet.width / 2 - 260 : sheet.width - 400);
  return {
    elementId: freshId(arrangement.elements),
    x: Math.round(isPaired ? 200 : (sheet.width - wide) / 2),
    y: Math.round((sheet.height - height) / 2),
    width: Math.round(wide),
    height,
    isLocked: false,
    ...part,
  };
}
