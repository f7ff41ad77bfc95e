/** What the PDF library keeps to itself and our letters need: glyphs put down one by one. */
import type { Glyph, GlyphRun } from 'fontkit';
import { fontOf } from './font-faces.ts';
import { type Run, shape } from './lines.ts';

type Reference = PDFKit.PDFKitReference;

interface OpenFont {
  readonly id: string;
  /** What each glyph of the file stands for, for whoever takes the text out again. */
  readonly unicode: (number[] | undefined)[];
  ref(): Reference;
  /** Written when the document ends. */
  toUnicodeCmap(): Reference;
  /** Of each glyph, in thousandths of the size. */
  readonly widths: number[];
  readonly scale: number;
  readonly subset: { includeGlyph(glyphId: number): number };
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

/** One entry for each glyph: Ghostscript reads tables of ranges wrongly where a letter is outside Latin or an entry has two. */
function letterTable(this: {
  readonly document: PDFKit.PDFDocument;
  readonly unicode: readonly (number[] | undefined)[];
}): Reference {
  const hex = (code: number) => code.toString(16).padStart(4, '0');
  const entries = this.unicode.flatMap((codes, glyph) =>
    codes && codes.length > 0
      ? [
          `<${hex(glyph)}> <${[...String.fromCodePoint(...codes)].flatMap((letter) => letter.split('').map((unit) => hex(unit.charCodeAt(0)))).join('')}>`,
        ]
      : [],
  );
  const blocks: string[] = [];
  for (let at = 0; at < entries.length; at += MOST_ENTRIES) {
    const block = entries.slice(at, at + MOST_ENTRIES);
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`);
  }
  const table = this.document.ref({});
  table.end(
    `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <ffff>
endcodespacerange
${blocks.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end` as never,
  );
  return table;
}

/** As many as the format allows in one block. */
const MOST_ENTRIES = 100;

/** A base with its marks, or a joined glyph with those of its parts, and the letters of the text that they stand for. */
interface Cluster {
  /** Places in the run, from the left. */
  readonly glyphs: number[];
  /** As they were written. */
  letters: string[];
}

const MARK = /^\p{M}+$/u;
const ENDS_WITH_MARK = /\p{M}\s*$/u;

/** Glyphs are known by the forms that letters take in a word, and joined ones by one sign: the letters themselves. */
const plainLetters = (text: string): string =>
  text.replace(/[\ufb50-\ufdff\ufe70-\ufefe]/gu, (form) => form.normalize('NFKC').trim());

/** Divides a run into clusters, from the left. */
function clustersOf(text: string, { glyphs, direction }: GlyphRun): Cluster[] {
  const isRightToLeft = direction === 'rtl';
  const clusters: Cluster[] = [];
  const ordered = [...glyphs.keys()];
  if (isRightToLeft) ordered.reverse();
  for (const index of ordered) {
    const said = plainLetters(String.fromCodePoint(...(glyphs[index] as (typeof glyphs)[number]).codePoints));
    const last = clusters.at(-1);
    if (last && (said === '' || MARK.test(said))) {
      if (isRightToLeft) last.glyphs.unshift(index);
      else last.glyphs.push(index);
      last.letters.push(...said);
    } else clusters.push({ glyphs: [index], letters: [...said] });
  }
  // a mark of the first part of a joined glyph follows the glyph: the text knows where it belongs
  const written = [...plainLetters(text)];
  for (const cluster of clusters) cluster.letters = written.splice(0, cluster.letters.length);
  return isRightToLeft ? clusters.reverse() : clusters;
}

/** An end of text for readers that take a mark at the end of an Arabic line for the beginning of Latin: no glyph, a mark of direction. */
const RIGHT_TO_LEFT_MARK = 0x200f;

/**
 * Puts a run down in the order in which the eye meets it, as readers expect it. A glyph that stands for one letter is written as
 * text. Readers get several letters of one glyph, and letters that are raised, wrong in as many ways as there are readers: such a
 * cluster is painted as a shape, and its letters stand unseen in its place, each by itself.
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
  font.toUnicodeCmap = letterTable;
  own.page.fonts[font.id] ??= font.ref();
  const shaped = shape(run.file, run.text);
  const scale = 1000 / fontOf(run.file).unitsPerEm;
  const shapes: Shape[] = [];
  let written = '';
  let pen = 0;
  for (const { glyphs, letters } of clustersOf(run.text, shaped)) {
    const placed = glyphs.map((index) => ({ glyph: shaped.glyphs[index]!, at: shaped.positions[index]! }));
    const advance = placed.reduce((sum, { at }) => sum + at.xAdvance * scale, 0);
    const base = onlyBase(placed, letters);
    let inner = pen;
    for (const { glyph, at } of placed) {
      const up = at.yOffset * scale;
      if (glyph !== base)
        shapes.push({ glyph, x: x + ((inner + at.xOffset * scale) * size) / 1000, y: y - (up * size) / 1000 });
      inner += at.xAdvance * scale;
    }
    written += lettersOf(font, run.file, {
      letters: shaped.direction === 'rtl' ? letters.toReversed() : letters,
      base,
      advance,
      spacing,
    });
    // letters that stand unseen are not spaced: what the glyphs are given is left behind them
    const unseen = glyphs.length - (base ? 1 : 0);
    if (spacing && unseen > 0) written += short((-unseen * spacing * 1000) / size);
    pen += advance + (spacing * glyphs.length * 1000) / size;
  }
  if (run.isRightToLeft && ENDS_WITH_MARK.test(run.text)) {
    font.unicode[0] = [RIGHT_TO_LEFT_MARK];
    written = `] TJ 3 Tr 0.1 Tz [<0000>] TJ 100 Tz 0 Tr [${written}`;
  }
  document.save();
  document.transform(1, 0, 0, -1, 0, own.page.height);
  own.addContent('BT');
  own.addContent(`1 0 0 1 ${short(x)} ${short(own.page.height - y)} Tm`);
  own.addContent(`/${font.id} ${short(size)} Tf ${spacing ? `${short(spacing)} Tc` : ''}`);
  own.addContent(`[${written}] TJ`.replaceAll('[] TJ', ''));
  own.addContent('ET');
  document.restore();
  paint(document, shapes, size / fontOf(run.file).unitsPerEm);
}

/** The code of a glyph in the subset of the document, with the letter that it stands for. */
function codeOf(font: OpenFont, glyph: Glyph, letter: string): string {
  const code = font.subset.includeGlyph(glyph.id);
  font.widths[code] ??= glyph.advanceWidth * font.scale;
  font.unicode[code] ??= [letter.codePointAt(0) ?? 0];
  return code.toString(16).padStart(4, '0');
}

interface Placed {
  readonly glyph: Glyph;
  readonly at: { readonly xOffset: number; readonly yOffset: number; readonly xAdvance: number };
}

/** The glyph of a cluster that is written as text: that of its one letter, where it stands on the line. */
function onlyBase(placed: readonly Placed[], letters: readonly string[]): Glyph | null {
  const bases = placed.filter(({ at }) => at.xAdvance !== 0);
  const [first] = bases;
  const isOne = bases.length === 1 && letters.filter((letter) => !MARK.test(letter)).length === 1;
  return isOne && first && !first.at.xOffset && !first.at.yOffset ? first.glyph : null;
}

interface Written {
  /** From the left. */
  readonly letters: readonly string[];
  readonly base: Glyph | null;
  readonly advance: number;
  readonly spacing: number;
}

/** The letters of a cluster, a glyph each: the base as it is, the others unseen. Marks take no room; parts of a joined glyph share it. */
function lettersOf(font: OpenFont, file: string, { letters, base, advance, spacing }: Written): string {
  const parts = letters.filter((letter) => !MARK.test(letter)).length;
  // a mark without a base keeps its room
  const behind = parts === 0 && advance !== 0 ? ` ${short(-advance)} ` : '';
  const shown = letters
    .map((letter) => {
      const isMark = MARK.test(letter);
      const glyph = !isMark && base ? base : fontOf(file).glyphForCodePoint(letter.codePointAt(0) ?? 0);
      const code = codeOf(font, glyph, letter);
      const width = glyph.advanceWidth * font.scale;
      const room = isMark ? 0 : advance / parts;
      const rest = width - room ? short(width - room) : '';
      if (glyph === base) return `<${code}> ${rest}`;
      // readers take a letter that is wider than its room for the beginning of another word
      const share =
        room && width ? `${short((100 * room) / width)} Tz [<${code}>] TJ 100 Tz` : `[<${code}> ${rest}] TJ`;
      return `] TJ 3 Tr 0 Tc ${share} ${spacing ? `${short(spacing)} Tc ` : ''}0 Tr [`;
    })
    .join('');
  return shown + behind;
}

interface Shape {
  readonly glyph: Glyph;
  readonly x: number;
  readonly y: number;
}

function paint(document: PDFKit.PDFDocument, shapes: readonly Shape[], scale: number): void {
  for (const { glyph, x, y } of shapes) {
    document.save();
    document.transform(scale, 0, 0, -scale, x, y);
    document.path(glyph.path.toSVG()).fill();
    document.restore();
  }
}
