import { fromPercent, readNumber } from '../decimals.ts';
import { LeftOut } from '../report.ts';

/** A gap of Moodle's cloze text: {2:SHORTANSWER:=right#well done~%50%half~wrong}. */
export interface ClozeGap {
  kind: 'text' | 'strict-text' | 'number' | 'choice';
  weight: string;
  answers: { html: string; fraction: string; feedback: string }[];
}

const KINDS: Record<string, ClozeGap['kind']> = {
  ...Object.fromEntries(['SHORTANSWER', 'SA', 'MW'].map((name) => [name, 'text' as const])),
  ...Object.fromEntries(['SHORTANSWER_C', 'SAC', 'MWC'].map((name) => [name, 'strict-text' as const])),
  ...Object.fromEntries(['NUMERICAL', 'NM'].map((name) => [name, 'number' as const])),
  ...Object.fromEntries(
    ['MULTICHOICE', 'MC', 'MULTICHOICE_V', 'MCV', 'MULTICHOICE_H', 'MCH', 'MULTICHOICE_S', 'MCS']
      .concat(['MULTICHOICE_VS', 'MCVS', 'MULTICHOICE_HS', 'MCHS'])
      .map((name) => [name, 'choice' as const]),
  ),
};

const BEGINNING = /\{(\d{0,6}):([A-Z_]{2,20}):/g;
const WEIGHT = /^\s*(?:%([+-]?\d{1,6}(?:[.,]\d{0,10})?)%|(=))?/;
const ESCAPED = '}#~/"\\=';

/** Where one of `signs` stands that neither a backslash nor an entity like &#39; takes its meaning from. */
function indexOfFree(text: string, signs: string, from: number): number {
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (sign === '\\' && ESCAPED.includes(text[at + 1] ?? ' ')) at += 1;
    else if (signs.includes(sign) && !(sign === '#' && text[at - 1] === '&')) return at;
  }
  return -1;
}

const unescaped = (text: string): string => text.replace(/\\([}#~/"\\=])/g, '$1').trim();

/** Text that a cloze gap takes as it is. */
export const clozeEscaped = (text: string): string =>
  text.replace(/[}#~"\\=]/g, (sign, at: number) => (sign === '#' && text[at - 1] === '&' ? sign : `\\${sign}`));

function answersOf(body: string): ClozeGap['answers'] {
  const answers: ClozeGap['answers'] = [];
  for (let start = 0; start <= body.length; ) {
    const found = indexOfFree(body, '~', start);
    const end = found === -1 ? body.length : found;
    const piece = body.slice(start, end);
    const mark = WEIGHT.exec(piece);
    const rest = piece.slice(mark?.[0].length ?? 0);
    const remark = indexOfFree(rest, '#', 0);
    const percent = mark?.[1] === undefined ? null : readNumber(mark[1]);
    answers.push({
      html: unescaped(remark === -1 ? rest : rest.slice(0, remark)),
      fraction: percent === null ? (mark?.[2] ? '1' : '0') : fromPercent(percent),
      feedback: remark === -1 ? '' : unescaped(rest.slice(remark + 1)),
    });
    start = end + 1;
  }
  return answers.filter(({ html, feedback }) => html !== '' || feedback !== '');
}

/** Takes a cloze text apart into what stands around the gaps (one part more than gaps) and the gaps. */
export function readCloze(html: string): { around: string[]; gaps: ClozeGap[] } {
  const around: string[] = [];
  const gaps: ClozeGap[] = [];
  let at = 0;
  for (const beginning of html.matchAll(BEGINNING)) {
    if (beginning.index < at) continue;
    const [opening, weight = '', name = ''] = beginning;
    const kind = KINDS[name];
    if (!kind) throw new LeftOut('type-unsupported', { type: name });
    const from = beginning.index + opening.length;
    const end = indexOfFree(html, '}', from);
    if (end === -1) throw new LeftOut('cut-off');
    around.push(html.slice(at, beginning.index));
    gaps.push({ kind, weight: weight === '' ? '1' : weight, answers: answersOf(html.slice(from, end)) });
    at = end + 1;
  }
  return { around: [...around, html.slice(at)], gaps };
}
