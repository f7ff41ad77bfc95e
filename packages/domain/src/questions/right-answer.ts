import type {
  AcceptedNumber,
  AcceptedText,
  Area,
  Of,
  QuestionAnswer,
  QuestionContent,
  QuestionKey,
} from './question.ts';

const bestOf = <Accepted extends { fraction: string }>(accepted: readonly Accepted[]): Accepted | undefined =>
  [...accepted].sort((one, other) => Number(other.fraction) - Number(one.fraction))[0];

/** The one that brings most. */
const best = (fractions: Readonly<Record<string, string>>): string | undefined =>
  Object.entries(fractions).sort(([, one], [, other]) => Number(other) - Number(one))[0]?.[0];

const textOf = (blank: { texts: readonly AcceptedText[]; numbers: readonly AcceptedNumber[] }): string =>
  bestOf(blank.texts)?.text ?? bestOf(blank.numbers)?.value ?? '';

function middleOf(area: Area): { x: number; y: number } {
  if (area.shape !== 'polygon')
    return { x: Math.round(area.x + area.width / 2), y: Math.round(area.y + area.height / 2) };
  const sum = area.points.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  return { x: Math.round(sum.x / area.points.length), y: Math.round(sum.y / area.points.length) };
}

const mapped = <From, To>(entries: Readonly<Record<string, From>>, change: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(entries).map(([id, value]) => [id, change(value)]));

const ANSWERS: { readonly [Type in QuestionContent['type']]: (key: Of<QuestionKey, Type>) => QuestionAnswer } = {
  SINGLE_CHOICE: ({ fractions }) => ({ type: 'SINGLE_CHOICE', choiceId: best(fractions) ?? '' }),
  MULTIPLE_CHOICE: ({ fractions }) => ({
    type: 'MULTIPLE_CHOICE',
    choiceIds: Object.entries(fractions).flatMap(([id, share]) => (Number(share) > 0 ? [id] : [])),
  }),
  TRUE_FALSE: ({ isTrue }) => ({ type: 'TRUE_FALSE', isTrue }),
  SHORT_TEXT: ({ accepted }) => ({ type: 'SHORT_TEXT', text: bestOf(accepted)?.text ?? '' }),
  NUMERIC: ({ accepted, units }) => ({
    type: 'NUMERIC',
    number: bestOf(accepted)?.value ?? '',
    unit: units.find(({ factor }) => Number(factor) === 1)?.name ?? null,
  }),
  MATCHING: ({ pairs }) => ({ type: 'MATCHING', pairs }),
  ORDERING: ({ order }) => ({ type: 'ORDERING', order }),
  FILL_BLANKS: ({ blanks }) => ({ type: 'FILL_BLANKS', blanks: mapped(blanks, textOf) }),
  DROPDOWN_CLOZE: ({ gaps }) => ({
    type: 'DROPDOWN_CLOZE',
    gaps: mapped(gaps, ({ fractions }) => best(fractions) ?? ''),
  }),
  HOTSPOT: ({ areas }) => ({ type: 'HOTSPOT', points: areas.map(({ area }) => middleOf(area)) }),
  FILE_UPLOAD: () => null,
  ESSAY: () => null,
};

/** The answer that a key asks for; null where a person judges. Of several right ones the first. */
export const rightAnswer = (key: QuestionKey): QuestionAnswer => ANSWERS[key.type](key as never);
