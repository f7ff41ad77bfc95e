import { ARTICLE_MAX_LENGTH } from '../field-limits.ts';
import { NUMBER_MAX_LENGTH } from './accepted-numbers.ts';
import { PICTURE_SIZE } from './hotspot-areas.ts';
import type { QuestionAnswer, QuestionContent } from './question.ts';

/** What is wrong with what arrived as an answer; never a word on whether it is right. */
export const ANSWER_PROBLEMS = [
  'question-answer.other-type',
  'question-answer.malformed',
  'question-answer.unknown-id',
  'question-answer.repeated-id',
  'question-answer.unknown-unit',
  'question-answer.too-long',
  'question-answer.too-many',
  'question-answer.outside-picture',
] as const;
export type AnswerProblemCode = (typeof ANSWER_PROBLEMS)[number];

export interface AnswerProblem {
  /** Where in the answer, as `pairs.s1`; empty for the whole. */
  path: string;
  code: AnswerProblemCode;
  values: Record<string, string | number>;
}

/** More than any text for a gap needs. */
export const BLANK_MAX_LENGTH = 500;

type Fields = Record<string, unknown>;

const problem = (path: string, code: AnswerProblemCode, values: AnswerProblem['values'] = {}): AnswerProblem[] => [
  { path, code, values },
];
const malformed = (path: string): AnswerProblem[] => problem(path, 'question-answer.malformed');
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const idsOf = (entries: readonly { id: string }[]): Set<string> => new Set(entries.map(({ id }) => id));

/** Lengths count code points, as everywhere. */
const checkText = (value: unknown, path: string, maximum: number): AnswerProblem[] => {
  if (typeof value !== 'string') return malformed(path);
  const isTooLong = value.length > maximum && [...value].length > maximum;
  return isTooLong ? problem(path, 'question-answer.too-long', { maximum }) : [];
};

const checkId = (value: unknown, path: string, known: ReadonlySet<string>): AnswerProblem[] => {
  if (typeof value !== 'string') return malformed(path);
  return known.has(value) ? [] : problem(path, 'question-answer.unknown-id');
};

function checkList(
  value: unknown,
  path: string,
  maximum: number,
  checkItem: (item: unknown, path: string) => AnswerProblem[],
): AnswerProblem[] {
  if (!Array.isArray(value)) return malformed(path);
  if (value.length > maximum) return problem(path, 'question-answer.too-many', { maximum });
  return value.flatMap((item, index) => checkItem(item, `${path}.${index}`));
}

function checkUniqueList(...check: Parameters<typeof checkList>): AnswerProblem[] {
  const problems = checkList(...check);
  const [value, path] = check;
  const isRepeated = problems.length === 0 && Array.isArray(value) && new Set(value).size < value.length;
  return isRepeated ? problem(path, 'question-answer.repeated-id') : problems;
}

const checkIds = (value: unknown, path: string, known: ReadonlySet<string>): AnswerProblem[] =>
  checkUniqueList(value, path, known.size, (id, idPath) => checkId(id, idPath, known));

function checkEntries(
  value: unknown,
  path: string,
  known: ReadonlySet<string>,
  checkEntry: (entry: unknown, path: string, id: string) => AnswerProblem[],
): AnswerProblem[] {
  if (!isFields(value)) return malformed(path);
  const entries = Object.entries(value);
  if (entries.length > known.size) return problem(path, 'question-answer.too-many', { maximum: known.size });
  return entries.flatMap(([id, entry]) => {
    const entryPath = `${path}.${id}`;
    return known.has(id) ? checkEntry(entry, entryPath, id) : problem(path, 'question-answer.unknown-id');
  });
}

const checkUnit = (value: unknown, units: readonly string[]): AnswerProblem[] => {
  if (value === null || value === '') return [];
  if (typeof value !== 'string') return malformed('unit');
  return units.includes(value) ? [] : problem('unit', 'question-answer.unknown-unit');
};

const isThousandth = (value: unknown): boolean =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= PICTURE_SIZE;

const checkPoint = (point: unknown, path: string): AnswerProblem[] => {
  if (!isFields(point) || typeof point.x !== 'number' || typeof point.y !== 'number') return malformed(path);
  return isThousandth(point.x) && isThousandth(point.y) ? [] : problem(path, 'question-answer.outside-picture');
};

const checkMediaId = (id: unknown, path: string): AnswerProblem[] =>
  Number.isSafeInteger(id) && Number(id) > 0 ? [] : malformed(path);

function checkFields(content: QuestionContent, answer: Fields): AnswerProblem[] {
  switch (content.type) {
    case 'SINGLE_CHOICE':
      return checkId(answer.choiceId, 'choiceId', idsOf(content.choices));
    case 'MULTIPLE_CHOICE':
      return checkIds(answer.choiceIds, 'choiceIds', idsOf(content.choices));
    case 'TRUE_FALSE':
      return typeof answer.isTrue === 'boolean' ? [] : malformed('isTrue');
    case 'SHORT_TEXT':
      return checkText(answer.text, 'text', content.maximumLength);
    case 'NUMERIC':
      return [...checkText(answer.number, 'number', NUMBER_MAX_LENGTH), ...checkUnit(answer.unit, content.units)];
    case 'MATCHING': {
      const choices = idsOf(content.choices);
      return checkEntries(answer.pairs, 'pairs', idsOf(content.stems), (id, path) => checkId(id, path, choices));
    }
    case 'ORDERING':
      return checkIds(answer.order, 'order', idsOf(content.choices));
    case 'FILL_BLANKS':
      return checkEntries(answer.blanks, 'blanks', idsOf(content.blanks), (text, path) =>
        checkText(text, path, BLANK_MAX_LENGTH),
      );
    case 'DROPDOWN_CLOZE': {
      const choices = new Map(content.gaps.map((gap) => [gap.id, idsOf(gap.choices)]));
      return checkEntries(answer.gaps, 'gaps', idsOf(content.gaps), (id, path, gap) =>
        checkId(id, path, choices.get(gap) ?? new Set()),
      );
    }
    case 'HOTSPOT':
      return checkList(answer.points, 'points', content.mostPoints, checkPoint);
    case 'FILE_UPLOAD':
      return checkUniqueList(answer.mediaIds, 'mediaIds', content.mostFiles, checkMediaId);
    case 'ESSAY':
      return checkText(answer.html, 'html', ARTICLE_MAX_LENGTH);
  }
}

/** What keeps a value from being an answer to a question; nothing for a blank (null). Takes anything, never throws. */
export function checkAnswer(content: QuestionContent, answer: unknown): AnswerProblem[] {
  if (answer === null) return [];
  if (!isFields(answer)) return malformed('');
  return answer.type === content.type ? checkFields(content, answer) : problem('', 'question-answer.other-type');
}

/** The same as a type guard. */
export const isAnswer = (content: QuestionContent, answer: unknown): answer is QuestionAnswer =>
  checkAnswer(content, answer).length === 0;
