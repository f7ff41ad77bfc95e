import { Badge, type Tone } from '@sullam/ui/components/badge.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { Stars } from '@sullam/ui/components/stars.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { givenRatingsQuery, type OwnCoachRating } from './coach-ratings.api.ts';
import { RatingForm } from './rating-form.tsx';

type Given = NonNullable<OwnCoachRating['rating']>;

const TONES: Record<NonNullable<Given['status']>, Tone> = {
  WAITING: 'warning',
  APPROVED: 'success',
  REJECTED: 'danger',
};

/** What the reader gave, and what became of the words. */
function GivenRating({ rating, coachName }: { readonly rating: Given; readonly coachName: string }) {
  const t = useT();
  return (
    <div className="space-y-2">
      <Stars count={rating.stars} label={t('coach-ratings.stars.of', { count: rating.stars })} />
      {rating.testimonial && (
        <blockquote dir="auto" className="whitespace-pre-line wrap-anywhere">
          {rating.testimonial}
        </blockquote>
      )}
      {rating.status && <Badge tone={TONES[rating.status]}>{t(`coach-ratings.statuses.${rating.status}`)}</Badge>}
      {rating.reason && (
        <p dir="auto" className="text-sm text-muted wrap-anywhere">
          {t('coach-ratings.rate.reason', { text: rating.reason })}
        </p>
      )}
      {rating.reply && (
        <div className="border-s-2 border-line ps-4">
          <p className="text-sm text-muted">{t('coach-ratings.rate.reply', { name: coachName })}</p>
          <blockquote dir="auto" className="whitespace-pre-line wrap-anywhere">
            {rating.reply}
          </blockquote>
        </div>
      )}
    </div>
  );
}

interface RatingCardProps {
  readonly coachingSessionId: number;
  readonly coachName: string;
}

/** The learner rates a session that is over, or sees what they gave. */
export function RatingCard({ coachingSessionId, coachName }: RatingCardProps) {
  const t = useT();
  const format = useFormat();
  const [isChanging, setChanging] = useState(false);
  const { data } = useQuery(givenRatingsQuery([coachingSessionId]));
  const own = data?.data[0];
  if (!own || (!own.mayRate && !own.rating)) return null;
  const { rating, mayRate } = own;
  const isForm = mayRate && (isChanging || !rating);
  return (
    <Card as="section" padding="lg" className="rounded-xl!">
      <h2 className="mb-4 text-panel">{t(rating ? 'coach-ratings.rate.yours' : 'coach-ratings.rate.title')}</h2>
      {isForm ? (
        <RatingForm
          coachingSessionId={coachingSessionId}
          coachName={coachName}
          rating={rating}
          onSaved={() => setChanging(false)}
        />
      ) : (
        rating && <GivenRating rating={rating} coachName={coachName} />
      )}
      {!isForm && rating && mayRate && (
        <p className="mt-4 flex flex-wrap items-center gap-3 text-sm text-muted">
          <Button size="sm" variant="outline" onClick={() => setChanging(true)}>
            {t('coach-ratings.rate.change')}
          </Button>
          {t('coach-ratings.rate.until', { day: format.date(rating.closesAt) })}
        </p>
      )}
    </Card>
  );
}
