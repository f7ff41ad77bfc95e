import {
  addDecimals,
  compareDecimals,
  type Decimal,
  decimal,
  formatDecimal,
  multiplyDecimals,
  sumDecimals,
  trimDecimal,
  ZERO,
} from '@sullam/domain/decimal.ts';
import { expectedSeconds } from '@sullam/domain/exams/expected-time.ts';
import type { DrawableSection } from './exam-candidates.reads.ts';

type Draw = DrawableSection['draws'][number];

interface Span {
  least: Decimal;
  most: Decimal;
}

const text = (value: Decimal): string => formatDecimal(trimDecimal(value));

/** What a draw may be worth: its questions may bring different marks of their own. */
function marksOf({ marks, take, candidates }: Draw): Span {
  if (marks !== null) {
    const all = multiplyDecimals(decimal(marks), decimal(Math.min(take, candidates.length)));
    return { least: all, most: all };
  }
  const own = candidates.map((question) => decimal(question.marks)).sort(compareDecimals);
  return { least: sumDecimals(own.slice(0, take)), most: sumDecimals(own.slice(-take)) };
}

/** Seconds, on average over what may be drawn. */
function secondsOf({ take, candidates }: Draw): number {
  if (candidates.length === 0) return 0;
  const sum = candidates.reduce((seconds, { type }) => seconds + expectedSeconds(type), 0);
  return (sum / candidates.length) * Math.min(take, candidates.length);
}

/** What awaits whoever sits an exam: how many questions, what they are worth, how long they take. */
export function examOutlook(sections: readonly DrawableSection[]) {
  const draws = sections.flatMap((section) => section.draws);
  const sum = draws
    .map(marksOf)
    .reduce(
      (total, { least, most }) => ({ least: addDecimals(total.least, least), most: addDecimals(total.most, most) }),
      { least: ZERO, most: ZERO },
    );
  return {
    questionCount: draws.reduce((count, { take }) => count + take, 0),
    leastMarks: text(sum.least),
    mostMarks: text(sum.most),
    expectedMinutes: Math.ceil(draws.reduce((seconds, draw) => seconds + secondsOf(draw), 0) / 60),
  };
}

export function drawOutlook(draw: Draw) {
  const { least, most } = marksOf(draw);
  return { candidateCount: draw.candidates.length, leastMarks: text(least), mostMarks: text(most) };
}
