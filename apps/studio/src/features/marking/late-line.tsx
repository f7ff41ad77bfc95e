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
  if (!late) return { result: shown(rationalOf(points)), deducted: null };
  const policy = {
    percentPerInterval: decimal(late.percentPerInterval),
    interval: late.interval,
    floorPercent: decimal(late.floorPercent),
  };
  const left = pointsAfterCut(policy, decimal(maximum), decimal(points), late.intervals);
  return {
    result: shown(left),
    deducted: shown(subtractRationals(rationalOf(points), left)),
  };
}

/** How late it is and what that costs, before the mark is saved. */
export function LateLine({ late, deducted }: { readonly late: LateRule; readonly deducted: string | null }) {
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
    </>
  );
}
