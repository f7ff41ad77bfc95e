import {
  addDecimals,
  compareDecimals,
  decimal,
  formatDecimal,
  subtractDecimals,
  trimDecimal,
} from '@sullam/domain/decimal.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import type { AcceptedNumber, Choice, Question } from '@sullam/domain/questions/question.ts';
import { bestFirst } from '../../src/best-first.ts';

const wordsOf = ({ text }: Choice): string => JSON.stringify([text.en ?? '', text.ar ?? '']);

/** Choices by their words, with ids by that order: what stays the same when a file numbers them anew. */
function renumbered(choices: Choice[]): { choices: Choice[]; idOf: (id: string) => string } {
  const sorted = [...choices].sort((a, b) => (wordsOf(a) < wordsOf(b) ? -1 : 1));
  const ids = new Map(sorted.map(({ id }, index) => [id, `c${index + 1}`]));
  return {
    choices: sorted.map(({ id, text }) => ({ id: ids.get(id) ?? '', text })),
    idOf: (id) => ids.get(id) ?? '',
  };
}

const plain = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(plain);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== undefined && inner !== null && inner !== '')
      .map(([key, inner]) => [
        key,
        typeof inner === 'string' && ['fraction', 'value', 'tolerance', 'factor', 'weight', 'marks'].includes(key)
          ? formatDecimal(trimDecimal(decimal(inner)))
          : plain(inner),
      ]),
  );
};

/** The accepted numbers that can decide something: without those that lie wholly in what gives as much or more. */
function deciding(accepted: readonly AcceptedNumber[]): AcceptedNumber[] {
  const edges = ({ value, tolerance }: AcceptedNumber) => [
    subtractDecimals(decimal(value), decimal(tolerance)),
    addDecimals(decimal(value), decimal(tolerance)),
  ];
  const covers = (wide: AcceptedNumber, narrow: AcceptedNumber): boolean => {
    const [[least, most], [from, to]] = [edges(wide), edges(narrow)];
    return compareDecimals(least!, from!) <= 0 && compareDecimals(to!, most!) <= 0;
  };
  return accepted.filter((entry, index) => !accepted.slice(0, index).some((better) => covers(better, entry)));
}

function keyOf(question: Question): Question['key'] {
  const { key } = bestFirst(question);
  if (key.type === 'NUMERIC') return { ...key, accepted: deciding(key.accepted) };
  if (key.type !== 'FILL_BLANKS') return key;
  const blanks = Object.entries(key.blanks).map(([id, blank]) => [id, { ...blank, numbers: deciding(blank.numbers) }]);
  return { ...key, blanks: Object.fromEntries(blanks) };
}

/** A question in a form in which two that mean the same are equal. */
export function canonical(question: Question): unknown {
  const { content, key } = question;
  if (content.type === 'ORDERING' && key.type === 'ORDERING') {
    const { choices, idOf } = renumbered(content.choices);
    return plain({ ...question, content: { ...content, choices }, key: { ...key, order: key.order.map(idOf) } });
  }
  if (content.type === 'MATCHING' && key.type === 'MATCHING') {
    const { choices, idOf } = renumbered(content.choices);
    const pairs = Object.fromEntries(Object.entries(key.pairs).map(([stem, choice]) => [stem, idOf(choice)]));
    return plain({ ...question, content: { ...content, choices }, key: { ...key, pairs } });
  }
  return plain({ ...question, key: keyOf(question) });
}

/** Every text of a question changed. */
export function mapTexts(question: Question, change: (text: Localized) => Localized): Question {
  const isLocalized = (value: object): boolean =>
    Object.keys(value).every((name) => name === 'en' || name === 'ar') && !Array.isArray(value);
  const walk = (value: unknown, name = ''): unknown => {
    if (Array.isArray(value)) return value.map((inner) => walk(inner));
    if (value === null || typeof value !== 'object') return value;
    const isRecord = ['pairs', 'fractions', 'gaps', 'blanks'].includes(name);
    if (isLocalized(value) && !isRecord && !(name === 'feedback' && Object.keys(value).length === 0))
      return change(value as Localized);
    return Object.fromEntries(Object.entries(value).map(([inner, found]) => [inner, walk(found, inner)]));
  };
  return {
    ...question,
    content: walk(question.content) as Question['content'],
    key: walk(question.key) as Question['key'],
  };
}

/** A question in one language: its own where it has it. */
export const inLanguage = (question: Question, language: 'en' | 'ar'): Question =>
  mapTexts(question, (text) => {
    const words = text[language] || text[language === 'en' ? 'ar' : 'en'];
    return words ? { [language]: words } : {};
  });
