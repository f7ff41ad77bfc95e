import {
  addDecimals,
  compareDecimals,
  type Decimal,
  decimal,
  formatDecimal,
  multiplyDecimals,
  subtractDecimals,
  trimDecimal,
} from '@sullam/domain/decimal.ts';
import type { Assessment } from '@sullam/domain/grading/rubric-content.ts';

export interface Judgement {
  points: string;
  assessment: Assessment | null;
  comment: string;
}

export interface Counted {
  /** Null: only one has marked, or the two are too far apart. */
  points: string | null;
  assessment: Assessment | null;
  comment: string;
  isDisputed: boolean;
}

const plain = (value: Decimal): string => formatDecimal(trimDecimal(value));

/** The same points for every criterion; comments stand one under the other. */
function joined(one: Assessment | null, other: Assessment | null): Assessment | null {
  if (!one || !other || one.length !== other.length) return null;
  const judged = ({ levelId = null, points = null }: Assessment[number]) => `${levelId}/${points}`;
  const merged = one.map((entry) => {
    const match = other.find(({ criterionId }) => criterionId === entry.criterionId);
    if (!match || judged(match) !== judged(entry)) return null;
    const comment = [entry.comment, match.comment].filter(Boolean).join('\n\n');
    return { ...entry, ...(comment ? { comment } : {}) };
  });
  return merged.some((entry) => entry === null) ? null : (merged as Assessment);
}

/** What counts of what two markers say: their mean where they are at most `tolerance` points apart. */
export function agreedOn(judgements: readonly Judgement[], tolerance: string): Counted {
  const [one, other] = judgements;
  if (!one || !other) return { points: null, assessment: null, comment: '', isDisputed: false };
  const comment = [...new Set([one.comment, other.comment].filter(Boolean))].join('\n\n');
  const [low, high] = [decimal(one.points), decimal(other.points)].sort(compareDecimals) as [Decimal, Decimal];
  if (compareDecimals(subtractDecimals(high, low), decimal(tolerance)) > 0)
    return { points: null, assessment: null, comment: '', isDisputed: true };
  const mean = multiplyDecimals(addDecimals(low, high), decimal('0.5'));
  return { points: plain(mean), assessment: joined(one.assessment, other.assessment), comment, isDisputed: false };
}
