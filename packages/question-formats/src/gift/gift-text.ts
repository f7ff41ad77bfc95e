/** The characters that a backslash takes their meaning from; "\n" is a line break. */
const SPECIAL = new Set([...'~=#{}:\\', 'n']);

const ESCAPE = /\\([~=#{}:\\n])/g;

/** Where one of `signs` stands without a backslash. */
export function indexOfFree(text: string, signs: string, from = 0): number {
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (sign === '\\' && SPECIAL.has(text[at + 1] ?? '')) at += 1;
    else if (signs.includes(sign)) return at;
  }
  return -1;
}

/** Cuts before each free sign: the first piece is what precedes all of them. */
export function splitFree(text: string, signs: string): string[] {
  const pieces: string[] = [];
  let start = 0;
  for (let at = indexOfFree(text, signs); at !== -1; at = indexOfFree(text, signs, at + 1)) {
    pieces.push(text.slice(start, at));
    start = at;
  }
  pieces.push(text.slice(start));
  return pieces;
}

export const unescaped = (text: string): string =>
  text.replace(ESCAPE, (_, sign: string) => (sign === 'n' ? '\n' : sign));

/** Text that a GIFT reader takes as it is. */
export const escaped = (text: string): string =>
  text.replace(/[~=#{}:\\]/g, (sign) => `\\${sign}`).replaceAll('\n', '\\n');

export interface BlockParts {
  title: string | null;
  before: string;
  /** What stood in the braces; null where there are none. */
  answers: string | null;
  after: string;
  /** Where it can't be read on. */
  problem: string | null;
  /** The closing brace is missing. */
  isCutOff: boolean;
}

/** A question's title, text and answers, still escaped. */
export function blockParts(block: string): BlockParts {
  const parts: BlockParts = { title: null, before: '', answers: null, after: '', problem: null, isCutOff: false };
  let text = block.trim();
  if (text.startsWith('::')) {
    const end = indexOfDoubleColon(text, 2);
    if (end === -1) return { ...parts, problem: text };
    parts.title = text.slice(2, end);
    text = text.slice(end + 2);
  }
  const opens = indexOfFree(text, '{}');
  if (opens === -1) return { ...parts, before: text };
  if (text[opens] === '}') return { ...parts, problem: text.slice(Math.max(0, opens - 40)) };
  const closes = indexOfFree(text, '{}', opens + 1);
  if (closes === -1) return { ...parts, before: text.slice(0, opens), problem: text.slice(opens), isCutOff: true };
  if (text[closes] === '{') return { ...parts, problem: text.slice(closes) };
  const next = indexOfFree(text, '{}', closes + 1);
  if (next !== -1) return { ...parts, problem: text.slice(next) };
  return {
    ...parts,
    before: text.slice(0, opens),
    answers: text.slice(opens + 1, closes),
    after: text.slice(closes + 1),
  };
}

function indexOfDoubleColon(text: string, from: number): number {
  for (let at = indexOfFree(text, ':', from); at !== -1; at = indexOfFree(text, ':', at + 1))
    if (text[at + 1] === ':') return at;
  return -1;
}
