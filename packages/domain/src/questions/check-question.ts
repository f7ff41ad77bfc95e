import { compareDecimals, type Decimal, parseDecimal, ZERO } from '../decimal.ts';
import type { Language } from '../localized.ts';
import { negateRational, WHOLE } from '../rational.ts';
import { BLANK_MAX_LENGTH } from './check-answer.ts';
import {
  checkArea,
  checkChoices,
  checkGaps,
  checkIds,
  checkLimit,
  checkTranslated,
  isBlankText,
  languagesOf,
} from './check-content-parts.ts';
import {
  checkAcceptedNumbers,
  checkAcceptedTexts,
  checkBestFraction,
  checkFractionRecord,
  checkShares,
  checkSum,
  checkSummedFractions,
  checkUnits,
  checkWeight,
} from './check-key-parts.ts';
import { findIf, finding, type QuestionFinding } from './findings.ts';
import type { Choice, Of, Question, QuestionContent, QuestionKey, QuestionType } from './question.ts';
import { ownEntry } from './shares.ts';

type Checker<Type> = (
  content: Of<QuestionContent, Type>,
  key: Of<QuestionKey, Type>,
  languages: readonly Language[],
) => QuestionFinding[];

const idsOf = (entries: readonly { id: string }[]): Set<string> => new Set(entries.map(({ id }) => id));

/** Shares of the choices there are; a choice without one gives nothing. */
const fractionsOf = (choices: readonly Choice[], fractions: Readonly<Record<string, string>>): string[] =>
  choices.map(({ id }) => ownEntry(fractions, id) ?? '0');

const checkSingleChoice: Checker<'SINGLE_CHOICE'> = (content, key, languages) => [
  ...checkChoices(content.choices, languages, 'content.choices'),
  ...checkFractionRecord(key.fractions, idsOf(content.choices), 'key.fractions'),
  ...checkBestFraction(fractionsOf(content.choices, key.fractions), 'key.fractions'),
];

const checkMultipleChoice: Checker<'MULTIPLE_CHOICE'> = (content, key, languages) => {
  const fractions = fractionsOf(content.choices, key.fractions);
  const isRight = (text: string): boolean => compareDecimals(parseDecimal(text) ?? ZERO, ZERO) > 0;
  return [
    ...checkChoices(content.choices, languages, 'content.choices'),
    ...checkFractionRecord(
      key.fractions,
      idsOf(content.choices),
      'key.fractions',
      key.sum ? undefined : negateRational(WHOLE),
    ),
    ...checkSummedFractions(fractions, 'key.fractions'),
    ...checkSum(key.sum, 'key.sum'),
    ...findIf(fractions.length > 0 && fractions.every(isRight), 'key.fractions', 'key.all-right'),
  ];
};

const checkShortText: Checker<'SHORT_TEXT'> = (content, key) => [
  ...checkLimit(content.maximumLength, 'content.maximumLength'),
  ...checkBestFraction(
    key.accepted.map(({ fraction }) => fraction),
    'key.accepted',
  ),
  ...checkAcceptedTexts(key.accepted, key.isStrict, content.maximumLength, 'key.accepted'),
];

const checkNumeric: Checker<'NUMERIC'> = (content, key) => [
  ...checkBestFraction(
    key.accepted.map(({ fraction }) => fraction),
    'key.accepted',
  ),
  ...checkAcceptedNumbers(key.accepted, 'key.accepted'),
  ...checkUnits(content.units, key.units, key.isUnitRequired),
];

/** "c12" apart: what stands before the number, and the number; null for ids that aren't numbered. */
const numbered = (id: string): { name: string; number: number } | null => {
  const match = /^(\D*)(\d{1,4})$/.exec(id);
  return match ? { name: match[1] ?? '', number: Number(match[2]) } : null;
};

/** Learners see ids: numbered in the right order they would be the key. */
function revealsOrder(ids: readonly string[]): boolean {
  const parts = ids.map(numbered);
  return (
    ids.length > 2 &&
    parts.every((part, index) => {
      const previous = parts[index - 1];
      return part !== null && (!previous || (part.name === previous.name && part.number > previous.number));
    })
  );
}

function revealsPairs(pairs: readonly (readonly [string, string])[]): boolean {
  return (
    pairs.length > 2 &&
    pairs.every(([stem, choice]) => numbered(stem) && numbered(stem)?.number === numbered(choice)?.number)
  );
}

/** The most that each stem gives with any choice. */
const bestShares = (shares: Readonly<Record<string, Readonly<Record<string, string>>>>): string[] =>
  Object.values(shares).map((ofStem) =>
    Object.values(ofStem).reduce(
      (best, share) => (compareDecimals(parseDecimal(share) ?? ZERO, parseDecimal(best) ?? ZERO) > 0 ? share : best),
      '0',
    ),
  );

const checkMatching: Checker<'MATCHING'> = (content, key, languages) => {
  const [stems, choices] = [idsOf(content.stems), idsOf(content.choices)];
  const pairs = Object.entries(key.pairs);
  return [
    ...checkChoices(content.stems, languages, 'content.stems', { least: 1, mustDiffer: true }),
    ...checkChoices(content.choices, languages, 'content.choices', { mustDiffer: true }),
    ...content.stems.flatMap(({ id }, index) =>
      findIf(!Object.hasOwn(key.pairs, id), `content.stems.${index}`, 'pair.missing', { id }),
    ),
    ...pairs.flatMap(([stem, choice]) => [
      ...findIf(!stems.has(stem), `key.pairs.${stem}`, 'key.unknown-id', { id: stem }),
      ...findIf(!choices.has(choice), `key.pairs.${stem}`, 'key.unknown-id', { id: choice }),
    ]),
    ...findIf(revealsPairs(pairs), 'content.choices', 'id.tells-order'),
    ...checkSum(key.sum, 'key.sum'),
    ...(key.sum && key.shares ? checkShares(bestShares(key.shares), 'key.shares') : []),
    ...Object.entries(key.shares ?? {}).flatMap(([stem, shares]) => [
      ...findIf(!stems.has(stem), `key.shares.${stem}`, 'key.unknown-id', { id: stem }),
      ...Object.keys(shares).flatMap((choice) =>
        findIf(!choices.has(choice), `key.shares.${stem}.${choice}`, 'key.unknown-id', { id: choice }),
      ),
    ]),
  ];
};

const checkOrdering: Checker<'ORDERING'> = (content, key, languages) => {
  const choices = idsOf(content.choices);
  const isComplete = key.order.length === content.choices.length && new Set(key.order).size === choices.size;
  return [
    ...checkChoices(content.choices, languages, 'content.choices', { mustDiffer: true }),
    ...key.order.flatMap((id, index) => findIf(!choices.has(id), `key.order.${index}`, 'key.unknown-id', { id })),
    ...findIf(!isComplete, 'key.order', 'order.incomplete'),
    ...findIf(revealsOrder(key.order), 'content.choices', 'id.tells-order'),
  ];
};

const checkUnknownGaps = (gaps: Readonly<Record<string, unknown>>, known: ReadonlySet<string>, path: string) =>
  Object.keys(gaps).flatMap((id) => findIf(!known.has(id), `${path}.${id}`, 'key.unknown-id', { id }));

const checkFillBlanks: Checker<'FILL_BLANKS'> = (content, key) => [
  ...checkSum(key.sum, 'key.sum'),
  ...checkUnknownGaps(key.blanks, idsOf(content.blanks), 'key.blanks'),
  ...content.blanks.flatMap(({ id, isNumeric }, index) => {
    const blank = ownEntry(key.blanks, id);
    const path = `key.blanks.${id}`;
    if (!blank) return finding(`content.blanks.${index}`, 'gap.without-key', { id });
    const accepted = isNumeric ? blank.numbers : [...blank.texts, ...blank.numbers];
    return [
      ...checkWeight(blank.weight, `${path}.weight`),
      ...checkBestFraction(
        accepted.map(({ fraction }) => fraction),
        path,
      ),
      ...checkAcceptedTexts(blank.texts, key.isStrict, BLANK_MAX_LENGTH, `${path}.texts`),
      ...checkAcceptedNumbers(blank.numbers, `${path}.numbers`),
    ];
  }),
];

const checkDropdownCloze: Checker<'DROPDOWN_CLOZE'> = (content, key, languages) => [
  ...checkSum(key.sum, 'key.sum'),
  ...checkUnknownGaps(key.gaps, idsOf(content.gaps), 'key.gaps'),
  ...content.gaps.flatMap(({ id, choices }, index) => {
    const gap = ownEntry(key.gaps, id);
    const path = `key.gaps.${id}`;
    if (!gap) return finding(`content.gaps.${index}`, 'gap.without-key', { id });
    return [
      ...checkChoices(choices, languages, `content.gaps.${index}.choices`),
      ...checkWeight(gap.weight, `${path}.weight`),
      ...checkFractionRecord(gap.fractions, idsOf(choices), `${path}.fractions`),
      ...checkBestFraction(fractionsOf(choices, gap.fractions), `${path}.fractions`),
    ];
  }),
];

/** The areas that belong to the right answer. */
const wantedAreas = ({ areas }: Of<QuestionKey, 'HOTSPOT'>) =>
  areas.filter(({ share }) => compareDecimals(parseDecimal(share ?? '1') ?? ZERO, ZERO) > 0);

const checkHotspot: Checker<'HOTSPOT'> = (content, key) => [
  ...findIf(!(content.pictureMediaId > 0), 'content.pictureMediaId', 'picture.missing'),
  ...checkLimit(content.mostPoints, 'content.mostPoints'),
  ...findIf(key.areas.length === 0, 'key.areas', 'key.none-right'),
  ...checkSum(key.sum, 'key.sum'),
  ...(key.sum && key.areas.every(({ share }) => share !== undefined)
    ? checkShares(
        key.areas.map(({ share = '0' }) => share),
        'key.areas',
      )
    : []),
  ...findIf(content.mostPoints < wantedAreas(key).length, 'content.mostPoints', 'points.too-few', {
    areas: wantedAreas(key).length,
  }),
  ...checkIds(key.areas, 'key.areas'),
  ...key.areas.flatMap(({ area }, index) => checkArea(area, `key.areas.${index}.area`)),
];

const checkFileUpload: Checker<'FILE_UPLOAD'> = (content) => [
  ...checkLimit(content.mostFiles, 'content.mostFiles'),
  ...checkLimit(content.mostBytes, 'content.mostBytes'),
];

const checkEssay: Checker<'ESSAY'> = ({ leastWords, mostWords }) => [
  ...checkLimit(leastWords, 'content.leastWords', 0),
  ...(mostWords === null ? [] : checkLimit(mostWords, 'content.mostWords')),
  ...findIf(mostWords !== null && mostWords < leastWords, 'content.mostWords', 'words.contradict'),
];

const CHECKERS: { readonly [Type in QuestionType]: Checker<Type> } = {
  SINGLE_CHOICE: checkSingleChoice,
  MULTIPLE_CHOICE: checkMultipleChoice,
  TRUE_FALSE: () => [],
  SHORT_TEXT: checkShortText,
  NUMERIC: checkNumeric,
  MATCHING: checkMatching,
  ORDERING: checkOrdering,
  FILL_BLANKS: checkFillBlanks,
  DROPDOWN_CLOZE: checkDropdownCloze,
  HOTSPOT: checkHotspot,
  FILE_UPLOAD: checkFileUpload,
  ESSAY: checkEssay,
};

/** The gaps of a cloze question, and where they are. */
function gapsOf(content: QuestionContent): { gaps: readonly { id: string }[]; path: string } | null {
  if (content.type === 'FILL_BLANKS') return { gaps: content.blanks, path: 'content.blanks' };
  return content.type === 'DROPDOWN_CLOZE' ? { gaps: content.gaps, path: 'content.gaps' } : null;
}

function checkPrompt({ content }: Question, languages: readonly Language[]): QuestionFinding[] {
  const cloze = gapsOf(content);
  return [
    ...findIf(languages.length === 0, 'content.prompt', 'prompt.empty'),
    ...(cloze ? checkGaps(content.prompt, cloze.gaps, languages, cloze.path) : []),
    ...content.hints.flatMap((hint, index) => [
      ...findIf(isBlankText(hint), `content.hints.${index}`, 'hint.empty'),
      ...checkTranslated(hint, languages, `content.hints.${index}`),
    ]),
  ];
}

function checkWorth({ marks, negativeMarks, difficulty }: Question): QuestionFinding[] {
  const [full, negative] = [parseDecimal(marks), parseDecimal(negativeMarks)];
  const isAbove = (a: Decimal | null, b: Decimal | null): boolean =>
    a !== null && b !== null && compareDecimals(a, b) > 0;
  const isLevel = difficulty === null || [1, 2, 3, 4, 5].includes(difficulty);
  return [
    ...findIf(!isAbove(full, ZERO), 'marks', 'marks.invalid'),
    ...findIf(!negative || isAbove(ZERO, negative), 'negativeMarks', 'negative-marks.invalid'),
    ...findIf(isAbove(full, ZERO) && isAbove(negative, full), 'negativeMarks', 'negative-marks.above-marks'),
    ...findIf(!isLevel, 'difficulty', 'difficulty.invalid'),
  ];
}

function checkKey({ content, key }: Question, languages: readonly Language[]): QuestionFinding[] {
  if (key.type !== content.type) return finding('key.type', 'key.other-type');
  // Both are of one type, which a type can't say.
  const checkType = CHECKERS[content.type] as (...all: unknown[]) => QuestionFinding[];
  return checkType(content, key, languages);
}

/** What is wrong with a question, in the order in which its author fills it in; nothing for a sound one. */
export function checkQuestion(question: Question): QuestionFinding[] {
  const languages = languagesOf(question.content.prompt);
  return [
    ...checkPrompt(question, languages),
    ...checkKey(question, languages),
    ...checkTranslated(question.key.explanation, languages, 'key.explanation'),
    ...checkWorth(question),
  ];
}
