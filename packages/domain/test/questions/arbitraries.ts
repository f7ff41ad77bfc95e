import fc from 'fast-check';
import { formatDecimal } from '../../src/decimal.ts';
import type { DecimalText, Question, QuestionAnswer } from '../../src/questions/question.ts';
import { acceptedNumber, acceptedText, choice, question } from './samples.ts';

/** A question made at random, its own full answer, any answer, and that answer with one right part more. */
export interface Case {
  question: Question;
  full: QuestionAnswer;
  given: QuestionAnswer;
  better: QuestionAnswer;
}

const hundredths = (minimum: number, maximum: number): fc.Arbitrary<DecimalText> =>
  fc.integer({ min: minimum, max: maximum }).map((units) => formatDecimal({ units: BigInt(units), scale: 2 }));

const worth = fc.record({ marks: hundredths(1, 2000), negativeMarks: hundredths(0, 500) });
const ids = (minimum: number, maximum: number): fc.Arbitrary<string[]> =>
  fc.uniqueArray(fc.stringMatching(/^[a-z][a-z0-9]{2,5}$/), { minLength: minimum, maxLength: maximum });
const choicesOf = (all: readonly string[]) => all.map((id) => choice(id, `English ${id}`, `عربي ${id}`));
const record = <Value>(keys: readonly string[], value: (key: string, index: number) => Value): Record<string, Value> =>
  Object.fromEntries(keys.map((key, index) => [key, value(key, index)]));

/** Some of the given entries, and the same with one more of them. */
const someAndOneMore = <Item>(items: readonly Item[]): fc.Arbitrary<{ some: Item[]; more: Item[] }> =>
  fc.tuple(fc.shuffledSubarray([...items]), fc.nat()).map(([some, pick]) => {
    const rest = items.filter((item) => !some.includes(item));
    const next = rest[pick % Math.max(1, rest.length)];
    return { some, more: next === undefined ? some : [...some, next] };
  });

const singleChoice: fc.Arbitrary<Case> = fc
  .tuple(ids(2, 6), fc.nat(), hundredths(-100, 100), worth)
  .map(([all, pick, other, rest]) => {
    const [right = '', second = ''] = all;
    const given: QuestionAnswer = { type: 'SINGLE_CHOICE', choiceId: all[pick % all.length] ?? '' };
    const full: QuestionAnswer = { type: 'SINGLE_CHOICE', choiceId: right };
    return {
      question: question(
        { type: 'SINGLE_CHOICE', choices: choicesOf(all) },
        { type: 'SINGLE_CHOICE', fractions: { [right]: '1', [second]: other }, feedback: {} },
        rest,
      ),
      full,
      given,
      better: full,
    };
  });

const multipleChoice: fc.Arbitrary<Case> = ids(2, 8).chain((all) =>
  fc
    .tuple(
      fc.array(hundredths(1, 100), { minLength: 1, maxLength: all.length }),
      fc.array(fc.option(hundredths(-100, -1), { nil: '0' }), { minLength: 8, maxLength: 8 }),
      fc.boolean(),
      fc.subarray(all),
      worth,
    )
    .chain(([shares, costs, isAllOrNothing, ticked, rest]) => {
      const right = all.slice(0, shares.length);
      const wrongTicked = ticked.filter((id) => !right.includes(id));
      return someAndOneMore(right).map(
        ({ some, more }): Case => ({
          question: question(
            { type: 'MULTIPLE_CHOICE', choices: choicesOf(all) },
            {
              type: 'MULTIPLE_CHOICE',
              fractions: record(all, (_, index) => shares[index] ?? costs[index] ?? '0'),
              feedback: {},
              isAllOrNothing,
            },
            rest,
          ),
          full: { type: 'MULTIPLE_CHOICE', choiceIds: right },
          given: { type: 'MULTIPLE_CHOICE', choiceIds: [...some, ...wrongTicked] },
          better: { type: 'MULTIPLE_CHOICE', choiceIds: [...more, ...wrongTicked] },
        }),
      );
    }),
);

const trueFalse: fc.Arbitrary<Case> = fc.tuple(fc.boolean(), fc.boolean(), worth).map(([isTrue, said, rest]) => ({
  question: question({ type: 'TRUE_FALSE' }, { type: 'TRUE_FALSE', isTrue, feedback: { true: {}, false: {} } }, rest),
  full: { type: 'TRUE_FALSE', isTrue },
  given: { type: 'TRUE_FALSE', isTrue: said },
  better: { type: 'TRUE_FALSE', isTrue },
}));

const words = fc.stringMatching(/^[a-zA-Zء-ي٠-٩0-9]{1,12}$/);

const shortText: fc.Arbitrary<Case> = fc
  .tuple(words, words, fc.string({ unit: 'grapheme' }), hundredths(0, 100), fc.boolean(), worth)
  .map(([right, half, text, fraction, isStrict, rest]) => ({
    question: question(
      { type: 'SHORT_TEXT', maximumLength: 50 },
      { type: 'SHORT_TEXT', accepted: [acceptedText(right), acceptedText(`${half}*`, fraction)], isStrict },
      rest,
    ),
    full: { type: 'SHORT_TEXT', text: right },
    given: { type: 'SHORT_TEXT', text },
    better: { type: 'SHORT_TEXT', text: right },
  }));

const numeric: fc.Arbitrary<Case> = fc
  .tuple(hundredths(-10_000, 10_000), hundredths(0, 100), fc.oneof(hundredths(-10_000, 10_000), fc.string()), worth)
  .map(([value, tolerance, number, rest]) => ({
    question: question(
      { type: 'NUMERIC', units: ['m'] },
      {
        type: 'NUMERIC',
        accepted: [acceptedNumber(value, tolerance), acceptedNumber(value, '50', '0.25')],
        units: [{ name: 'm', factor: '1' }],
        isUnitRequired: false,
      },
      rest,
    ),
    full: { type: 'NUMERIC', number: value, unit: 'm' },
    given: { type: 'NUMERIC', number, unit: null },
    better: { type: 'NUMERIC', number: value, unit: null },
  }));

/** Fields that are filled in rightly, wrongly or not at all, and one more of them rightly. */
const filled = (
  keys: readonly string[],
  right: (key: string, index: number) => string,
  wrong: (key: string, index: number) => string,
): fc.Arbitrary<{ full: Record<string, string>; given: Record<string, string>; better: Record<string, string> }> =>
  fc
    .tuple(fc.array(fc.integer({ min: 0, max: 2 }), { minLength: keys.length, maxLength: keys.length }), fc.nat())
    .map(([states, pick]) => {
      const full = record(keys, right);
      const given = Object.fromEntries(
        keys.flatMap((key, index) =>
          states[index] === 0 ? [] : [[key, states[index] === 1 ? right(key, index) : wrong(key, index)]],
        ),
      );
      const next = keys[pick % keys.length] ?? '';
      return { full, given, better: { ...given, [next]: full[next] ?? '' } };
    });

const matching: fc.Arbitrary<Case> = fc.tuple(ids(4, 12), worth).chain(([all, rest]) => {
  const stems = all.slice(0, Math.floor(all.length / 2));
  const choices = all.slice(stems.length);
  const right = (_: string, index: number) => choices[index] ?? '';
  const wrong = (_: string, index: number) => choices[(index + 1) % choices.length] ?? '';
  return filled(stems, right, wrong).map(
    ({ full, given, better }): Case => ({
      question: question(
        { type: 'MATCHING', stems: choicesOf(stems), choices: choicesOf(choices) },
        { type: 'MATCHING', pairs: full },
        rest,
      ),
      full: { type: 'MATCHING', pairs: full },
      given: { type: 'MATCHING', pairs: given },
      better: { type: 'MATCHING', pairs: better },
    }),
  );
});

const ordering: fc.Arbitrary<Case> = ids(1, 8)
  .chain((all) =>
    fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }), fc.shuffledSubarray(all), worth),
  )
  .map(([order, stored, given, rest]) => ({
    question: question({ type: 'ORDERING', choices: choicesOf(stored) }, { type: 'ORDERING', order }, rest),
    full: { type: 'ORDERING', order },
    given: { type: 'ORDERING', order: given },
    better: { type: 'ORDERING', order },
  }));

const clozePrompt = (gaps: readonly string[]) => {
  const text = gaps.map((id) => `{{${id}}}`).join(' … ');
  return { en: `<p>Fill ${text}</p>`, ar: `<p>أكمل ${text}</p>` };
};

const fillBlanks: fc.Arbitrary<Case> = fc
  .tuple(ids(1, 6), fc.array(hundredths(1, 500), { minLength: 6, maxLength: 6 }), worth)
  .chain(([gaps, weights, rest]) =>
    filled(
      gaps,
      (_, index) => (index % 2 === 0 ? `answer${index}` : `٤${index}٫٥`),
      () => 'nonsense',
    ).map(
      ({ full, given, better }): Case => ({
        question: question(
          {
            type: 'FILL_BLANKS',
            prompt: clozePrompt(gaps),
            blanks: gaps.map((id, index) => ({ id, isNumeric: index % 2 === 1 })),
          },
          {
            type: 'FILL_BLANKS',
            isStrict: false,
            blanks: record(gaps, (_, index) => ({
              weight: weights[index] ?? '1',
              texts: index % 2 === 0 ? [acceptedText(`Answer${index}`)] : [],
              numbers: index % 2 === 1 ? [acceptedNumber(`4${index}.5`)] : [],
            })),
          },
          rest,
        ),
        full: { type: 'FILL_BLANKS', blanks: full },
        given: { type: 'FILL_BLANKS', blanks: given },
        better: { type: 'FILL_BLANKS', blanks: better },
      }),
    ),
  );

const dropdownCloze: fc.Arbitrary<Case> = fc
  .tuple(ids(1, 5), ids(2, 5), fc.array(hundredths(1, 500), { minLength: 5, maxLength: 5 }), hundredths(0, 99), worth)
  .chain(([gaps, entries, weights, half, rest]) =>
    filled(
      gaps,
      () => entries[0] ?? '',
      () => entries[1] ?? '',
    ).map(
      ({ full, given, better }): Case => ({
        question: question(
          {
            type: 'DROPDOWN_CLOZE',
            prompt: clozePrompt(gaps),
            gaps: gaps.map((id) => ({ id, choices: choicesOf(entries) })),
          },
          {
            type: 'DROPDOWN_CLOZE',
            gaps: record(gaps, (_, index) => ({
              weight: weights[index] ?? '1',
              fractions: { [entries[0] ?? '']: '1', [entries[1] ?? '']: half },
            })),
          },
          rest,
        ),
        full: { type: 'DROPDOWN_CLOZE', gaps: full },
        given: { type: 'DROPDOWN_CLOZE', gaps: given },
        better: { type: 'DROPDOWN_CLOZE', gaps: better },
      }),
    ),
  );

const hotspot: fc.Arbitrary<Case> = fc.tuple(fc.integer({ min: 1, max: 6 }), worth).chain(([count, rest]) => {
  // Areas of three shapes side by side, 100 wide; points at their middles, or below all of them.
  const numbers = Array.from({ length: count }, (_, index) => index);
  const middles = numbers.map((index) => ({ x: index * 100 + 50, y: 50 }));
  const frame = (index: number) => ({ x: index * 100, y: 0, width: 99, height: 99 });
  const area = (index: number) => {
    const { x, y, width, height } = frame(index);
    if (index % 3 === 0) return { shape: 'rectangle' as const, x, y, width, height };
    if (index % 3 === 1) return { shape: 'ellipse' as const, x, y, width, height };
    return {
      shape: 'polygon' as const,
      points: [
        { x, y },
        { x: x + width, y },
        { x: x + width, y: y + height },
        { x, y: y + height },
      ],
    };
  };
  const missed = fc.array(fc.record({ x: fc.integer({ min: 0, max: 1000 }), y: fc.integer({ min: 200, max: 1000 }) }), {
    maxLength: 4,
  });
  return fc.tuple(someAndOneMore(middles), missed).map(
    ([{ some, more }, outside]): Case => ({
      question: question(
        { type: 'HOTSPOT', pictureMediaId: 3, mostPoints: 12 },
        { type: 'HOTSPOT', areas: numbers.map((index) => ({ id: `area${index}`, area: area(index), feedback: {} })) },
        rest,
      ),
      full: { type: 'HOTSPOT', points: middles },
      given: { type: 'HOTSPOT', points: [...outside, ...some] },
      better: { type: 'HOTSPOT', points: [...outside, ...more] },
    }),
  );
});

const byHand: fc.Arbitrary<Case> = fc.tuple(fc.boolean(), worth).map(([isEssay, rest]) => {
  const answer: QuestionAnswer = isEssay
    ? { type: 'ESSAY', html: '<p>Text</p>' }
    : { type: 'FILE_UPLOAD', mediaIds: [1] };
  const asked = isEssay
    ? question({ type: 'ESSAY', leastWords: 0, mostWords: null }, { type: 'ESSAY', guide: {} }, rest)
    : question(
        { type: 'FILE_UPLOAD', mostFiles: 1, mostBytes: 10, extensions: [] },
        { type: 'FILE_UPLOAD', guide: {} },
        rest,
      );
  return { question: asked, full: answer, given: answer, better: answer };
});

export const MARKED_BY_RULE = {
  singleChoice,
  multipleChoice,
  trueFalse,
  shortText,
  numeric,
  matching,
  ordering,
  fillBlanks,
  dropdownCloze,
  hotspot,
};

export const anyCase: fc.Arbitrary<Case> = fc.oneof(...Object.values(MARKED_BY_RULE), byHand);
