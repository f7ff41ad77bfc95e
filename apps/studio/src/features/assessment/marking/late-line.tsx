import type { SubmissionForMarker } from '@sullam/api-client/schema.gen.ts';
import { decimal, formatDecimal, trimDecimal } from '@sullam/domain/decimal.ts';
import { pointsAfterCut } from '@sullam/domain/grading/late-policy.ts';
import { type Rational, rationalOf, roundRational, subtractRationals } from '@sullam/domain/rational.ts';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';

export type LateRule = NonNullable<SubmissionForMarker['late']>;

const SHOWN_DIGITS = 4;
/** The shares of the rules are given in hundredths. */
const HUNDRED = 100;

const shown = (points: Rational): string => formatDecimal(trimDecimal(roundRational(points, SHOWN_DIGITS)));

/** What will count of points, and what being late takes of them: by the rule that the server goes by. */
export function afterLateCut(late: LateRule | null, maximum: string, points: string) {
  if (!late) return { result: shown(rationalOf(points)), deducted: null, isAtFloor: false };
  const policy = {
    percentPerInterval: decimal(late.percentPerInterval),
    interval: late.interval,
  };
  const leftBy = (floorPercent: string) =>
    pointsAfterCut(
      { ...policy, floorPercent: decimal(floorPercent) },
      decimal(maximum),
      decimal(points),
      late.intervals,
    );
  const left = leftBy(late.floorPercent);
  return {
    result: shown(left),
    deducted: shown(subtractRationals(rationalOf(points), left)),
    isAtFloor: shown(left) !== shown(leftBy('0')),
  };
}

export interface LateLineProps {
  readonly late: LateRule;
  readonly deducted: string | null;
  /** The floor has stopped the cut: without a word the number looks wrong. */
  readonly isAtFloor?: boolean;
}

/** How late it is and what that costs, before the mark is saved. */
export function LateLine({ late, deducted, isAtFloor = false }: LateLineProps) {
  const t = useT();
  const format = useFormat();
  const how = t(late.interval === 'DAY' ? 'marking.labels.lateDays' : 'marking.labels.lateHours', {
    count: late.intervals,
  });
  const percent = { raw: format.percent(Number(late.percentPerInterval) / HUNDRED) };
  return (
    <>
      {deducted === null
        ? t('marking.labels.lateRule', { how, percent })
        : t('marking.labels.lateCut', { deducted: { raw: format.decimal(deducted) }, how, percent })}
      {isAtFloor && (
        <span className="block">
          {t('marking.labels.lateFloor', { percent: { raw: format.percent(Number(late.floorPercent) / HUNDRED) } })}
        </span>
      )}
    </>
  );
}
