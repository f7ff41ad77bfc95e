import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { textLinkClass } from '@sullam/ui/components/button.tsx';
import { Stars } from '@sullam/ui/components/stars.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { givenRatingsQuery } from './coach-ratings.api.ts';

interface RowRatingProps {
  readonly coachingSessionId: number;
  /** Sessions of the list: their ratings are fetched together. */
  readonly among: number[];
}

/** In a list of past sessions: the stars that the reader gave, or the way to give them. */
export function RowRating({ coachingSessionId, among }: RowRatingProps) {
  const t = useT();
  const { data } = useQuery(givenRatingsQuery(among));
  const own = data?.data.find((one) => one.coachingSessionId === coachingSessionId);
  if (own?.rating)
    return <Stars count={own.rating.stars} label={t('coach-ratings.stars.of', { count: own.rating.stars })} />;
  if (!own?.mayRate) return null;
  return (
    <UiLink href={`/coaching/sessions/${coachingSessionId}`} className={`relative text-sm ${textLinkClass}`}>
      {t('coach-ratings.rate.prompt')}
    </UiLink>
  );
}
