/** What the PDF library keeps to itself and our letters need: glyphs put down one by one. */
import type { GlyphPosition } from 'fontkit';
import { FEATURES, type Run } from './lines.ts';

type Reference = PDFKit.PDFKitReference;

interface OpenFont {
  readonly id: string;
  /** What each glyph of the file stands for, for whoever takes the text out again. */
  readonly unicode: (number[] | undefined)[];
  ref(): Reference;
  encode(text: string, features: readonly string[]): [string[], (GlyphPosition & { advanceWidth: number })[]];
}

interface Inside {
  _font: OpenFont;
  page: {
    readonly height: number;
    readonly fonts: Record<string, Reference>;
  };
  addContent(written: string): unknown;
}

const inside = (document: PDFKit.PDFDocument): Inside => document as unknown as Inside;

const short = (value: number): string => String(Math.round(value * 1000) / 1000);

/**
 * Puts a run down glyph by glyph. Marks that stand higher or lower rise with their line, so that a reader keeps them in their word; the
 * letters of a joined glyph are noted in the order in which the eye meets them, as all others are.
 */
export function writeRun(
  document: PDFKit.PDFDocument,
  run: Run,
  size: number,
  spacing: number,
  x: number,
  y: number,
): void {
  const own = inside(document);
  const font = own._font;
  const [glyphs, positions] = font.encode(run.text, FEATURES);
  own.page.fonts[font.id] ??= font.ref();
  let shown = '';
  const written: string[] = [];
  const flush = () => {
    if (shown) written.push(`[${shown}] TJ`);
    shown = '';
  };
  for (const [index, glyph] of glyphs.entries()) {
    const { xOffset, yOffset, xAdvance, advanceWidth } = positions[index] as (typeof positions)[number];
    const letters = font.unicode[Number.parseInt(glyph, 16)];
    if (run.isRightToLeft && letters && letters.length > 1 && !turned.has(letters)) {
      letters.reverse();
      turned.add(letters);
    }
    if (yOffset) {
      flush();
      written.push(`${short((yOffset * size) / 1000)} Ts`);
    }
    const gap = xOffset - (xAdvance - advanceWidth);
    shown += `${xOffset ? short(-xOffset) : ''} <${glyph}> ${gap ? short(gap) : ''}`;
    if (yOffset) {
      flush();
      written.push('0 Ts');
    }
  }
  flush();
  document.save();
  document.transform(1, 0, 0, -1, 0, own.page.height);
  own.addContent('BT');
  own.addContent(`1 0 0 1 ${short(x)} ${short(own.page.height - y)} Tm`);
  own.addContent(`/${font.id} ${short(size)} Tf ${spacing ? `${short(spacing)} Tc` : ''}`);
  for (const part of written) own.addContent(part);
  own.addContent('ET');
  document.restore();
}

const turned = new WeakSet<number[]>();
