import {
  addDecimals,
  compareDecimals,
  type Decimal,
  decimal,
  formatDecimal,
  multiplyDecimals,
  subtractDecimals,
  trimDecimal,
} from '../decimal.ts';
import type { Assessment } from '../grading/rubric-content.ts';

/** What one marker gives: an amount, the filled-in rubric where there is one, and words. */
export interface Judgement {
  amount: string;
  assessment: Assessment | null;
  comment: string;
}

/** What counts of it. */
export interface Counted {
  /** null: only one of two has marked, or they differ. */
  amount: string | null;
  assessment: Assessment | null;
  comment: string;
  isDisputed: boolean;
}

/** What two markers give together; null: they differ, and somebody has to decide. */
export type Reconcile = (one: Judgement, other: Judgement) => Pick<Judgement, 'amount' | 'assessment'> | null;

const NOTHING: Counted = { amount: null, assessment: null, comment: '', isDisputed: false };

/**
 * What counts when two people mark apart from each other: nothing while only one has, then what both give together. While
 * they differ nothing counts; `keepsWords`: their words are kept until it is decided.
 */
export function agreedOn(
  [one, other]: readonly Judgement[],
  reconcile: Reconcile,
  { keepsWords }: { keepsWords: boolean },
): Counted {
  if (!one || !other) return NOTHING;
  const comment = [...new Set([one.comment, other.comment].filter(Boolean))].join('\n\n');
  const together = reconcile(one, other);
  if (!together) return { ...NOTHING, comment: keepsWords ? comment : '', isDisputed: true };
  return { ...together, comment, isDisputed: false };
}

export const isSameAmount = (a: string, b: string): boolean => compareDecimals(decimal(a), decimal(b)) === 0;

/** Only the same amount is agreed on. */
export const byEquality: Reconcile = (one, other) =>
  isSameAmount(one.amount, other.amount) ? { amount: other.amount, assessment: null } : null;

/** The mean of two amounts that are at most `tolerance` apart. */
export const byMean =
  (tolerance: string): Reconcile =>
  (one, other) => {
    const [low, high] = [decimal(one.amount), decimal(other.amount)].sort(compareDecimals) as [Decimal, Decimal];
    if (compareDecimals(subtractDecimals(high, low), decimal(tolerance)) > 0) return null;
    const mean = multiplyDecimals(addDecimals(low, high), decimal('0.5'));
    return { amount: formatDecimal(trimDecimal(mean)), assessment: joined(one.assessment, other.assessment) };
  };

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
