import { readAnswer, readNumber } from '../decimals.ts';
import type { TextFormat } from '../markup/plain-text.ts';
import { type GiftBlock, giftBlocks } from './gift-blocks.ts';
import { blockParts, indexOfFree, splitFree, unescaped } from './gift-text.ts';

export interface GiftText {
  format: TextFormat;
  text: string;
}

/** Formats that texts named themselves, by text: what is typed is literal unless its own text says otherwise. */
const NAMED = new WeakSet<GiftText>();
/** Whether a text says itself in which format it is. */
export const hasOwnFormat = (text: GiftText): boolean => NAMED.has(text);

/** Numbers are decimal text, exactly as written. */
export type GiftNumber =
  | { type: 'simple'; number: string }
  | { type: 'range'; number: string; range: string }
  | { type: 'high-low'; numberHigh: string; numberLow: string };

export interface GiftChoice<T> {
  isCorrect: boolean;
  /** Per cent. */
  weight: string | null;
  text: T;
  feedback: GiftText | null;
}

export interface GiftQuestionBase {
  line: number;
  id: string | null;
  tags: string[] | null;
  title: string | null;
  stem: GiftText;
  /** The answers stood inside of the text, where `_____` is now. */
  hasEmbeddedAnswers: boolean;
}

export type GiftAnswers =
  | { type: 'Essay' }
  /** The first remark of a true/false question is `trueFeedback`, the second `falseFeedback`, whichever is right. */
  | { type: 'TF'; isTrue: boolean; trueFeedback: GiftText | null; falseFeedback: GiftText | null }
  | { type: 'MC' | 'Short'; choices: GiftChoice<GiftText>[] }
  /** One number alone, or several with weights; `text` null stands for any other number. */
  | { type: 'Numerical'; choices: GiftNumber | GiftChoice<GiftNumber | null>[] }
  | { type: 'Matching'; matchPairs: { subquestion: GiftText; subanswer: string }[] }
  /** Items as they belong, one a line; `select` says whether all of them are asked. */
  | { type: 'Ordering'; items: GiftText[]; select: string; grading: string };

export type GiftItem =
  | { type: 'Category'; line: number; title: string }
  | ({ type: 'Description' } & GiftQuestionBase)
  | (GiftQuestionBase & { globalFeedback: GiftText | null } & GiftAnswers)
  /** `near` is where reading stopped. */
  | { type: 'Broken'; line: number; title: string | null; near: string; isCutOff: boolean };

class GiftError extends Error {
  readonly near: string;
  constructor(near: string) {
    super(near);
    this.near = near.trim().slice(0, 80);
  }
}

const FORMAT = /^\[(html|moodle|plain|markdown)\]/i;
const WEIGHT = /^%([+-]?[\d٠-٩]{1,9}(?:[.,٫][\d٠-٩]{0,20})?)%/;
/** How Moodle writes what has to be put in order: how many items, how they are drawn, laid out and marked, then the items. */
const ORDERING = new RegExp(
  [
    '^>[ \\t]*(\\d{0,4})',
    '(ALL|EXACT|RANDOM|REL(?!ATIVE)|CONTIGUOUS|CONTIG)?',
    '(HORIZONTAL|HORI|H|VERTICAL|VERT|V|[01])?',
    '([A-Z]{3,12}(?:_[A-Z]{2,12}){1,4}|ABSOLUTE|ABS|RELATIVE|REL)?',
    '(SHOW|TRUE|YES|HIDE|FALSE|NO|[01])?',
    '(none|123|abc|ABCD|ABC|iii|IIII|III)?',
  ].join('(?:[ \\t]+|(?=\\n)|$)?'),
);
/** A gap of Moodle's cloze texts, which are another format. */
const CLOZE = /^\d{0,6}:[A-Z_]{2,20}:/;
const TRUTH = /^(?:T|TRUE|F|FALSE)$/i;
/** Behind a title, a brace or a truth a comment may stand on the same line; anywhere else it is text. */
const LINE_COMMENT = /^[ \t]*\/\/.*/;

/** A text with its own format or the question's. Lines of plain and automatic text run on. */
function giftText(raw: string, inherited: TextFormat): GiftText {
  const trimmed = raw.trim();
  const own = FORMAT.exec(trimmed);
  const format = (own?.[1]?.toLowerCase() ?? inherited) as TextFormat;
  const body = own ? trimmed.slice(own[0].length).trim() : trimmed;
  const runsOn = format === 'moodle' || format === 'plain';
  const read = { format, text: unescaped(runsOn ? body.replace(/[ \t\n]{2,}|\n/g, ' ') : body) };
  if (own) NAMED.add(read);
  return read;
}

const remark = (raw: string | undefined, format: TextFormat): GiftText | null => {
  if (raw === undefined) return null;
  const text = giftText(raw, format);
  return text.text === '' ? null : text;
};

/** The part before the first free "#" and what follows it. */
function apartFromFeedback(raw: string): [string, string | undefined] {
  const at = indexOfFree(raw, '#');
  return at === -1 ? [raw, undefined] : [raw.slice(0, at), raw.slice(at + 1)];
}

function giftNumber(raw: string): GiftNumber {
  const text = unescaped(raw)
    .replace(/\s\/\/.*/, '')
    .trim();
  const dots = text.indexOf('..');
  const read = (part: string): string => {
    const value = readAnswer(part);
    if (value === null) throw new GiftError(raw || '#');
    return value;
  };
  if (dots !== -1)
    return { type: 'high-low', numberHigh: read(text.slice(dots + 2)), numberLow: read(text.slice(0, dots)) };
  const [number = '', range, ...rest] = text.split(':');
  if (rest.length > 0) throw new GiftError(raw);
  return range === undefined
    ? { type: 'simple', number: read(number) }
    : { type: 'range', number: read(number), range: read(range) };
}

interface RawChoice {
  isCorrect: boolean;
  weight: string | null;
  body: string;
  feedback: string | undefined;
}

function rawChoices(answers: string): { before: string; choices: RawChoice[] } {
  const [before = '', ...pieces] = splitFree(answers, '=~');
  const choices = pieces.map((piece) => {
    const [head, feedback] = apartFromFeedback(piece.slice(1));
    const weight = WEIGHT.exec(head.trimStart());
    const body = weight ? head.trimStart().slice(weight[0].length) : head;
    return { isCorrect: piece.startsWith('='), weight: weight?.[1] ? readNumber(weight[1]) : null, body, feedback };
  });
  return { before, choices };
}

function numerical(raw: string, format: TextFormat): GiftAnswers {
  const { before, choices } = rawChoices(raw);
  const several = choices.map((choice) => {
    const body = choice.body.trim();
    const text = body === '' || body === '*' ? null : giftNumber(body);
    return { isCorrect: choice.isCorrect, weight: choice.weight, text, feedback: remark(choice.feedback, format) };
  });
  const [bare, feedback] = apartFromFeedback(before);
  if (several.length === 0 && feedback === undefined) return { type: 'Numerical', choices: giftNumber(bare) };
  const first =
    before.trim() === ''
      ? []
      : [{ isCorrect: true, weight: null, text: giftNumber(bare), feedback: remark(feedback, format) }];
  return { type: 'Numerical', choices: [...first, ...several] };
}

function matching(choices: RawChoice[], format: TextFormat): GiftAnswers | null {
  const isMatching = choices.length > 0 && choices.every(({ isCorrect, body }) => isCorrect && body.includes('->'));
  if (!isMatching) return null;
  const matchPairs = choices.map(({ body, feedback }) => {
    const at = body.indexOf('->');
    // pairs have no feedback: a number sign belongs to the answer
    const right = `${body.slice(at + 2)}${feedback === undefined ? '' : `#${feedback}`}`;
    return { subquestion: giftText(body.slice(0, at), format), subanswer: giftText(right, 'moodle').text };
  });
  return { type: 'Matching', matchPairs };
}

function ordering(text: string, format: TextFormat): GiftAnswers {
  const [head = '', , select = '', , grading = ''] = ORDERING.exec(text) ?? ['>'];
  const rest = text.slice(head.length);
  // an older plugin wrote the items as it writes right answers
  const written = /^\s*=/.test(rest) ? splitFree(rest, '=').map((piece) => piece.replace(/^=/, '')) : rest.split('\n');
  const items = written.map((item) => giftText(item, format)).filter((item) => item.text !== '');
  if (items.length < 2) throw new GiftError(text);
  return { type: 'Ordering', items, select: select.toUpperCase(), grading: grading.toUpperCase() };
}

function answersOf(raw: string, format: TextFormat): GiftAnswers {
  const text = raw.replace(LINE_COMMENT, '').trim();
  if (text === '') return { type: 'Essay' };
  if (text.startsWith('#')) return numerical(text.slice(1), format);
  const [truth, remarks] = apartFromFeedback(text);
  const said = truth.replace(/\s\/\/.*/, '').trim();
  if (TRUTH.test(said)) {
    const [first, second] = remarks === undefined ? [] : apartFromFeedback(remarks);
    const isTrue = /^t/i.test(said);
    return { type: 'TF', isTrue, trueFeedback: remark(first, format), falseFeedback: remark(second, format) };
  }
  if (text.startsWith('>')) return ordering(text, format);
  if (CLOZE.test(text)) throw new GiftError(text);
  const { before, choices } = rawChoices(text);
  if (choices.length === 0) {
    const [answer, feedback] = apartFromFeedback(text);
    const only = { isCorrect: true, weight: null, text: giftText(answer, format), feedback: remark(feedback, format) };
    return { type: 'Short', choices: [only] };
  }
  if (before.trim() !== '') throw new GiftError(before);
  const pairs = matching(choices, format);
  if (pairs) return pairs;
  const read = choices.map(({ isCorrect, weight, body, feedback }) => ({
    isCorrect,
    weight,
    text: giftText(body, format),
    feedback: remark(feedback, format),
  }));
  return { type: choices.every(({ isCorrect }) => isCorrect) ? 'Short' : 'MC', choices: read };
}

/** General feedback begins at four free number signs. */
function apartFromGeneral(raw: string): [string, string | undefined] {
  for (let at = indexOfFree(raw, '#'); at !== -1; at = indexOfFree(raw, '#', at + 1))
    if (raw.startsWith('####', at)) return [raw.slice(0, at), raw.slice(at + 4)];
  return [raw, undefined];
}

/** What one block says. */
export function itemOf(block: GiftBlock): GiftItem {
  const { line, id, tags } = block;
  if (block.category !== null) return { type: 'Category', line, title: block.category };
  const parts = blockParts(block.text);
  const title = parts.title === null ? null : unescaped(parts.title.replace(/\s+/g, ' ').trim()) || null;
  if (parts.problem !== null)
    return { type: 'Broken', line, title, near: parts.problem.trim().slice(0, 80), isCutOff: parts.isCutOff };
  const before = giftText(title === null ? parts.before : parts.before.replace(LINE_COMMENT, ''), 'moodle');
  const base = { line, id, tags, title };
  if (parts.answers === null) return { type: 'Description', ...base, stem: before, hasEmbeddedAnswers: false };
  // what follows the answers is written like what precedes them
  const after = giftText(parts.after.replace(LINE_COMMENT, ''), before.format);
  const hasEmbeddedAnswers = after.text !== '';
  const format = before.text === '' ? after.format : before.format;
  const text = hasEmbeddedAnswers ? `${before.text === '' ? '' : `${before.text} `}_____ ${after.text}` : before.text;
  try {
    const [answers, general] = apartFromGeneral(parts.answers);
    return {
      ...base,
      stem: { format, text },
      hasEmbeddedAnswers,
      globalFeedback: remark(general, format),
      ...answersOf(answers, format),
    };
  } catch (error) {
    if (!(error instanceof GiftError)) throw error;
    return { type: 'Broken', line, title, near: error.near, isCutOff: false };
  }
}

/** Reads a GIFT file into what it says, question by question; what can't be read is `Broken`, with its line. */
export const parseGift = (text: string): { items: GiftItem[] } => ({ items: giftBlocks(text).map(itemOf) });
