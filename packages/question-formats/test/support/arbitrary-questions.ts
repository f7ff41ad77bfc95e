import type { Localized } from '@sullam/domain/localized.ts';
import { type Area, ORDER_RULES, type Question, type QuestionType } from '@sullam/domain/questions/question.ts';
import { cleanName } from '@sullam/domain/text-direction.ts';
import fc from 'fast-check';
import { equalShares } from '../../src/decimals.ts';
import { escapeText } from '../../src/markup/markup-tree.ts';

/** Words with every character that means something in one of the formats. */
const WORDS = [
  'Cairo',
  'x < y',
  'a & b',
  '50%',
  '=',
  '~',
  '#',
  'a:b',
  '{x}',
  '\\',
  '"so"',
  "it's",
  'A)',
  '[html]',
  '->',
  '//',
  '*',
  '<ul>',
  '</p>',
  '&lt;',
  '&#65;',
  '::',
  '####',
  '%50%',
  '\\n',
  ']]>',
  '😀',
  '👩🏽‍🚀',
  '\u200Fx\u200E',
  '\u2067x\u2069',
];
const ARABIC = ['القاهرة', 'عدد ١٢', 'نَعَمْ', '«لا»', 'س = ص', 'هل؟', '٪', '\u200Fأ < ب', 'عنوان: {س}', 'ى#~', '🕌'];

const words = (list: readonly string[], unique = ''): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.constantFrom('Name', 'Rome', 'Nile'),
      fc.array(fc.constantFrom(...list), { maxLength: 4 }),
      fc.nat(999_999),
    )
    .map(([first, rest, number]) => [first, ...rest, `${unique}${number}`].join(' '));

const html = (list: readonly string[]): fc.Arbitrary<string> =>
  fc.tuple(words(list), words(list), fc.constantFrom('', 'strong', 'em', 'sub', 'u', 'code')).map(([a, b, tag]) => {
    const [first, second] = [escapeText(a), escapeText(b)];
    return tag === '' ? `${first}<br>${second}` : `${first} <${tag}>${second}</${tag}>`;
  });

/** In English, in Arabic or in both. */
export const localized: fc.Arbitrary<Localized> = fc
  .tuple(html(WORDS), html(ARABIC), fc.constantFrom('en', 'ar', 'both'))
  .map(([en, ar, which]) => (which === 'en' ? { en } : which === 'ar' ? { ar } : { en, ar }));

const optional: fc.Arbitrary<Localized> = fc.oneof(fc.constant({}), localized);
const fraction = fc.constantFrom('0.5', '0.25', '0', '0.1');
const loss = fc.constantFrom('0', '-0.25', '-0.5');
const decimals = fc.integer({ min: -99_999, max: 99_999 }).map((value) => String(value / 1000));
const positive = fc.integer({ min: 0, max: 9999 }).map((value) => String(value / 1000));
const numbered = <T>(prefix: string, list: readonly T[]): (T & { id: string })[] =>
  list.map((entry, index) => ({ ...entry, id: `${prefix}${index + 1}` }));
const texts = (least: number): fc.Arbitrary<{ text: Localized }[]> =>
  fc.array(localized, { minLength: least, maxLength: 5 }).map((list) => list.map((text) => ({ text })));

type Parts = Pick<Question, 'key'> & { content: Question['content'] };
const noText = { prompt: {}, hints: [] };
const noExplanation = { explanation: {} };

const record = <T>(ids: readonly string[], values: readonly T[]): Record<string, T> =>
  Object.fromEntries(ids.map((id, index) => [id, values[index] as T]));

const feedbackFor = (ids: readonly string[], list: readonly Localized[]): Record<string, Localized> =>
  Object.fromEntries(
    ids.map((id, index) => [id, list[index] ?? {}] as const).filter(([, text]) => Object.keys(text).length > 0),
  );

const single: fc.Arbitrary<Parts> = fc
  .tuple(texts(2), fc.nat(), fc.array(fraction), fc.array(optional))
  .map(([list, at, others, remarks]) => {
    const choices = numbered('c', list);
    const right = at % choices.length;
    const ids = choices.map(({ id }) => id);
    const fractions = record(
      ids,
      ids.map((_, index) => (index === right ? '1' : (others[index] ?? '0'))),
    );
    return {
      content: { ...noText, type: 'SINGLE_CHOICE', choices },
      key: { ...noExplanation, type: 'SINGLE_CHOICE', fractions, feedback: feedbackFor(ids, remarks) },
    };
  });

const multiple: fc.Arbitrary<Parts> = fc
  .tuple(texts(2), fc.nat(), fc.array(loss, { minLength: 5 }), fc.array(optional), fc.boolean())
  .map(([list, at, losses, remarks, isAllOrNothing]) => {
    const choices = numbered('c', list);
    const ids = choices.map(({ id }) => id);
    const count = (at % choices.length) + 1;
    const shares = equalShares(count);
    const fractions = record(
      ids,
      ids.map((_, index) => shares[index] ?? losses[index] ?? '0'),
    );
    return {
      content: { ...noText, type: 'MULTIPLE_CHOICE', choices },
      key: {
        ...noExplanation,
        type: 'MULTIPLE_CHOICE',
        fractions,
        feedback: feedbackFor(ids, remarks),
        isAllOrNothing,
      },
    };
  });

const trueFalse: fc.Arbitrary<Parts> = fc
  .tuple(fc.boolean(), optional, optional)
  .map(([isTrue, whenTrue, whenFalse]) => ({
    content: { ...noText, type: 'TRUE_FALSE' },
    key: { ...noExplanation, type: 'TRUE_FALSE', isTrue, feedback: { true: whenTrue, false: whenFalse } },
  }));

const acceptedTexts = fc
  .array(fc.tuple(words([...WORDS, ...ARABIC]), fraction, optional), { minLength: 1, maxLength: 3 })
  .map((list) =>
    list.map(([text, share, feedback], index) => ({ text, fraction: index === 0 ? '1' : share, feedback })),
  );

const acceptedNumbers = fc
  .array(fc.tuple(decimals, positive, fraction, optional), { minLength: 1, maxLength: 3 })
  .map((list) =>
    list.map(([value, tolerance, share, feedback], index) => ({
      value,
      tolerance,
      fraction: index === 0 ? '1' : share,
      feedback,
    })),
  );

const shortText: fc.Arbitrary<Parts> = fc
  .tuple(acceptedTexts, fc.boolean(), fc.constantFrom(255, 400))
  .map(([accepted, isStrict, maximumLength]) => ({
    content: { ...noText, type: 'SHORT_TEXT', maximumLength },
    key: { ...noExplanation, type: 'SHORT_TEXT', accepted, isStrict },
  }));

const units = fc.constantFrom(
  [],
  [
    { name: 'm', factor: '1' },
    { name: 'cm', factor: '0.01' },
    { name: 'km', factor: '1000' },
  ],
  [
    { name: 'كغ', factor: '1' },
    { name: 'غ', factor: '0.001' },
  ],
);

const numeric: fc.Arbitrary<Parts> = fc
  .tuple(acceptedNumbers, units, fc.boolean())
  .map(([accepted, list, isRequired]) => ({
    content: { ...noText, type: 'NUMERIC', units: list.map(({ name }) => name) },
    key: {
      ...noExplanation,
      type: 'NUMERIC',
      accepted,
      units: [...list],
      isUnitRequired: isRequired && list.length > 0,
    },
  }));

const matching: fc.Arbitrary<Parts> = fc.tuple(texts(1), texts(2)).map(([left, right]) => {
  const stems = numbered('s', left);
  const choices = numbered('c', right);
  const pairs = record(
    stems.map(({ id }) => id),
    stems.map((_, index) => `c${(index % choices.length) + 1}`),
  );
  return {
    content: { ...noText, type: 'MATCHING', stems, choices },
    key: { ...noExplanation, type: 'MATCHING', pairs },
  };
});

const ordering: fc.Arbitrary<Parts> = texts(2)
  .chain((list) =>
    fc.tuple(
      fc.constant(list),
      fc.constantFrom(...ORDER_RULES),
      fc.shuffledSubarray(
        list.map((_, index) => `c${index + 1}`),
        { minLength: list.length },
      ),
    ),
  )
  .map(([list, rule, order]) => ({
    content: { ...noText, type: 'ORDERING', choices: numbered('c', list) },
    key: { ...noExplanation, type: 'ORDERING', order, ...(rule === 'NEIGHBOURS' ? {} : { rule }) },
  }));

const weight = fc.constantFrom('1', '2', '3');

const fillBlanks: fc.Arbitrary<Parts> = fc
  .tuple(
    fc.array(
      fc.oneof(
        fc.tuple(weight, acceptedTexts).map(([value, list]) => ({ weight: value, texts: list, numbers: [] })),
        fc.tuple(weight, acceptedNumbers).map(([value, list]) => ({ weight: value, texts: [], numbers: list })),
      ),
      { minLength: 1, maxLength: 3 },
    ),
    fc.boolean(),
  )
  .map(([list, isStrict]) => {
    const ids = list.map((_, index) => `b${index + 1}`);
    // a rule about spelling means nothing where only numbers are typed
    const isTyped = list.some(({ texts: accepted }) => accepted.length > 0);
    return {
      content: {
        ...noText,
        type: 'FILL_BLANKS',
        blanks: ids.map((id, index) => ({ id, isNumeric: (list[index]?.numbers.length ?? 0) > 0 })),
      },
      key: { ...noExplanation, type: 'FILL_BLANKS', blanks: record(ids, list), isStrict: isStrict && isTyped },
    };
  });

const dropdowns: fc.Arbitrary<Parts> = fc
  .array(fc.tuple(weight, texts(2), fc.nat(), fraction), { minLength: 1, maxLength: 3 })
  .map((list) => {
    const gaps = list.map(([, choices], index) => ({ id: `b${index + 1}`, choices: numbered('c', choices) }));
    const keys = list.map(([value, choices, at, other]) => {
      const right = at % choices.length;
      const shares = choices.map((_, index) => (index === right ? '1' : index === 0 ? other : '0'));
      return {
        weight: value,
        fractions: record(
          choices.map((_, index) => `c${index + 1}`),
          shares,
        ),
      };
    });
    return {
      content: { ...noText, type: 'DROPDOWN_CLOZE', gaps },
      key: {
        ...noExplanation,
        type: 'DROPDOWN_CLOZE',
        gaps: record(
          gaps.map(({ id }) => id),
          keys,
        ),
      },
    };
  });

const place = fc.integer({ min: 0, max: 400 });
const extent = fc.integer({ min: 1, max: 250 }).map((value) => value * 2);
const area: fc.Arbitrary<Area> = fc.oneof(
  fc.record({ shape: fc.constant('rectangle' as const), x: place, y: place, width: extent, height: extent }),
  fc
    .tuple(place, place, extent)
    .map(([x, y, size]) => ({ shape: 'ellipse' as const, x, y, width: size, height: size })),
  fc
    .array(fc.record({ x: place, y: place }), { minLength: 3, maxLength: 6 })
    .filter((points) => points[0]?.x !== points.at(-1)?.x || points[0]?.y !== points.at(-1)?.y)
    .map((points) => ({ shape: 'polygon' as const, points })),
);

const hotspot: fc.Arbitrary<Parts> = fc.array(area, { minLength: 1, maxLength: 3 }).map((areas) => ({
  content: { ...noText, type: 'HOTSPOT', pictureMediaId: 1, mostPoints: areas.length },
  key: {
    ...noExplanation,
    type: 'HOTSPOT',
    areas: areas.map((found, index) => ({ id: `a${index + 1}`, area: found, feedback: {} })),
  },
}));

const upload: fc.Arbitrary<Parts> = fc
  .tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1000, max: 9_000_000 }), optional)
  .map(([mostFiles, mostBytes, guide]) => ({
    content: { ...noText, type: 'FILE_UPLOAD', mostFiles, mostBytes, extensions: ['pdf', 'docx'] },
    key: { ...noExplanation, type: 'FILE_UPLOAD', guide },
  }));

const essay: fc.Arbitrary<Parts> = fc
  .tuple(fc.nat(500), fc.option(fc.integer({ min: 501, max: 5000 })), optional)
  .map(([leastWords, mostWords, guide]) => ({
    content: { ...noText, type: 'ESSAY', leastWords, mostWords },
    key: { ...noExplanation, type: 'ESSAY', guide },
  }));

const PARTS: Record<QuestionType, fc.Arbitrary<Parts>> = {
  SINGLE_CHOICE: single,
  MULTIPLE_CHOICE: multiple,
  TRUE_FALSE: trueFalse,
  SHORT_TEXT: shortText,
  NUMERIC: numeric,
  MATCHING: matching,
  ORDERING: ordering,
  FILL_BLANKS: fillBlanks,
  DROPDOWN_CLOZE: dropdowns,
  HOTSPOT: hotspot,
  FILE_UPLOAD: upload,
  ESSAY: essay,
};

const gapMarks = (content: Question['content']): string[] => {
  const gaps = content.type === 'FILL_BLANKS' ? content.blanks : content.type === 'DROPDOWN_CLOZE' ? content.gaps : [];
  return gaps.map(({ id }) => `{{${id}}}`);
};

/** The prompt with its gaps in the middle of the text. */
const withGaps = (prompt: Localized, content: Question['content']): Localized =>
  Object.fromEntries(
    Object.entries(prompt).map(([code, text]) => [
      code,
      [text, ...gapMarks(content)].join(' gap ') + (gapMarks(content).length > 0 ? ' end.' : ''),
    ]),
  );

/** Whole questions of one type, as the bank could hold them. */
export const questionsOf = (type: QuestionType): fc.Arbitrary<Question> =>
  fc
    .record({
      parts: PARTS[type],
      // direction marks are taken out of names before the bank keeps them
      name: words([...WORDS, ...ARABIC]).map(cleanName),
      prompt: localized,
      hints: fc.array(localized, { maxLength: 2 }),
      explanation: optional,
      marks: fc.constantFrom('1', '2', '0.5', '10'),
      difficulty: fc.constantFrom(null, 1, 3, 5),
      tags: fc.uniqueArray(fc.constantFrom('algebra', 'جبر', 'week 1', 'a]b'), { maxLength: 2 }),
      idNumber: fc.constantFrom(null, null, 'alg-1', 'a]b\\c', '<1> & "2"', 'ب٣'),
    })
    .map(({ parts, name, prompt, hints, explanation, marks, difficulty, tags, idNumber }) => ({
      name,
      content: { ...parts.content, prompt: withGaps(prompt, parts.content), hints },
      key: { ...parts.key, explanation },
      marks,
      negativeMarks: '0',
      difficulty,
      tags,
      idNumber,
    }));
