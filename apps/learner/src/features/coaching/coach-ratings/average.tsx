import { averageTenths } from '@sullam/domain/coaching/ratings.ts';
import { StarShape } from '@sullam/ui/components/stars.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import type { CoachRatingSummary } from './coach-ratings.api.ts';

/** A star, the average and how many ratings it is made of; nothing before the first one. */
export function Average({ rating }: { readonly rating: CoachRatingSummary }) {
  const t = useT();
  const format = useFormat();
  const tenths = averageTenths(rating);
  if (tenths === null) return null;
  const average = format.decimal((tenths / 10).toFixed(1));
  return (
    <span className="inline-flex items-center gap-1.5">
      <StarShape isLit size={14} />
      <span className="sr-only">{t('coach-ratings.stars.average', { average: { raw: average } })}</span>
      <b aria-hidden="true" className="text-ink">
        {average}
      </b>
      {t('coach-ratings.stars.count', { count: rating.count })}
    </span>
  );
}
