import {
  escapeAttribute,
  escapeText,
  isElement,
  type MarkupElement,
  type MarkupNode,
  parseMarkup,
  textOf,
  writeMarkup,
} from '@sullam/question-formats/markup/markup-tree.ts';

/** What stands around or between words and isn't translated: a tag with its end, a picture, a gap of a question. */
export interface InlineCode {
  id: string;
  /** As it stands in the text; of a pair what begins it. */
  start: string;
  /** What ends a pair; null: it stands by itself. */
  end: string | null;
  kind: 'fmt' | 'link' | 'image' | 'other';
}

/** Words, or a code with what it holds. */
export type Piece = { text: string } | { code: InlineCode; pieces: Piece[] };

const KINDS: Record<string, InlineCode['kind']> = { a: 'link', img: 'image', video: 'image', audio: 'image' };
const FORMATS = new Set(['b', 'strong', 'em', 'i', 'u', 's', 'code', 'sub', 'sup', 'mark']);
/** Where an answer goes in a question, named by the gap. */
const GAP = /(\{\{[\p{L}\p{N}_-]+\}\})/u;

const kindOf = (name: string): InlineCode['kind'] => KINDS[name] ?? (FORMATS.has(name) ? 'fmt' : 'other');

/** The tags of an element, as they are written. */
function tagsOf(element: MarkupElement): { start: string; end: string } {
  const whole = writeMarkup([{ ...element, children: [{ kind: 'text', text: '\u0000' }] }], 'html');
  const [start = '', end = ''] = whole.split('\u0000');
  return { start, end };
}

/** A text in pieces, its codes numbered in their order. Words of plain texts are all that they have. */
export function piecesOf(text: string, isHtml: boolean): Piece[] {
  let last = 0;
  const single = (start: string, kind: InlineCode['kind'] = 'other'): Piece => {
    last += 1;
    return { code: { id: String(last), start, end: null, kind }, pieces: [] };
  };
  const words = (content: string): Piece[] =>
    content
      .split(GAP)
      .filter((part) => part !== '')
      .map((part) => (GAP.test(part) ? single(part) : { text: part }));
  const walk = (nodes: readonly MarkupNode[]): Piece[] =>
    nodes.flatMap((node): Piece[] => {
      if (!isElement(node)) return words(node.text);
      if (textOf(node).trim() === '') return [single(writeMarkup([node], 'html'), kindOf(node.name))];
      last += 1;
      const code = { id: String(last), ...tagsOf(node), kind: kindOf(node.name) };
      return [{ code, pieces: walk(node.children) }];
    });
  return isHtml ? walk(parseMarkup(text, 'html').root.children) : words(text);
}

export function codesOf(pieces: readonly Piece[]): InlineCode[] {
  return pieces.flatMap((piece) => ('code' in piece ? [piece.code, ...codesOf(piece.pieces)] : []));
}

/**
 * The pieces of a translation with the numbers that the same codes have in the text that it was made from; undefined where it
 * has other codes than that.
 */
export function renumbered(pieces: readonly Piece[], origin: readonly Piece[]): Piece[] | undefined {
  const left = [...codesOf(origin)];
  let isMatch = true;
  const walk = (list: readonly Piece[]): Piece[] =>
    list.map((piece) => {
      if (!('code' in piece)) return piece;
      const at = left.findIndex(({ start, end }) => start === piece.code.start && end === piece.code.end);
      const [code] = at < 0 ? [] : left.splice(at, 1);
      if (!code) isMatch = false;
      return { code: code ?? piece.code, pieces: walk(piece.pieces) };
    });
  const result = walk(pieces);
  return isMatch && left.length === 0 ? result : undefined;
}

/** Pieces as a text again: what `piecesOf()` was made from, written evenly. */
export function textOfPieces(pieces: readonly Piece[], isHtml: boolean): string {
  return pieces
    .map((piece) => {
      if (!('code' in piece)) return isHtml ? escapeText(piece.text) : piece.text;
      return `${piece.code.start}${textOfPieces(piece.pieces, isHtml)}${piece.code.end ?? ''}`;
    })
    .join('');
}

/** Pieces as XLIFF has them inside `source` and `target`. */
export function writePieces(pieces: readonly Piece[]): string {
  return pieces
    .map((piece) => {
      if (!('code' in piece)) return escapeText(piece.text);
      const { id, end, kind } = piece.code;
      const type = kind === 'other' ? '' : ` type="${kind}"`;
      if (end === null) return `<ph id="${id}" dataRef="d${id}"${type}/>`;
      return `<pc id="${id}" dataRefStart="d${id}" dataRefEnd="e${id}"${type}>${writePieces(piece.pieces)}</pc>`;
    })
    .join('');
}

/** What the codes of a text are, for tools that show them. */
export const writeCodes = (codes: readonly InlineCode[]): string =>
  codes.length === 0
    ? ''
    : `<originalData>${codes
        .map(({ id, start, end }) => {
          const data = (name: string, text: string) => `<data id="${escapeAttribute(name)}">${escapeText(text)}</data>`;
          return data(`d${id}`, start) + (end === null ? '' : data(`e${id}`, end));
        })
        .join('')}</originalData>`;
