import '../../../app.css';
import { averageTenths } from '@sullam/domain/coaching/ratings.ts';
import { preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { Pagination } from '@sullam/ui/components/navigation.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { StarShape, Stars } from '@sullam/ui/components/stars.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { useFormat, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useAddressQuery } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CoachingFrame } from '../../../parts/coaching-frame.tsx';
import { ReasonDialog } from '../../../parts/reason-dialog.tsx';
import { pageCount } from '../../../parts/use-list.ts';
import {
  type CoachRatingSummary,
  type ReceivedCoachRating,
  receivedRatingsQuery,
  useReply,
} from './coach-ratings.api.ts';

const TAKE = 20;

function Summary({ rating }: { readonly rating: CoachRatingSummary }) {
  const t = useT();
  const format = useFormat();
  const tenths = averageTenths(rating);
  if (tenths === null) return null;
  return (
    <p className="mb-5 flex items-center gap-2 text-lg">
      <StarShape isLit size={22} />
      {t('coach-ratings.stars.average', { average: { raw: format.decimal((tenths / 10).toFixed(1)) } })}
      <span className="text-base text-muted">{t('coach-ratings.stars.count', { count: rating.count })}</span>
    </p>
  );
}

interface ReceivedProps {
  readonly rating: ReceivedCoachRating;
  readonly onReply: () => void;
}

function Received({ rating, onReply }: ReceivedProps) {
  const t = useT();
  const format = useFormat();
  const { stars, testimonial, author, writtenAt, reply, mayReply } = rating;
  return (
    <li className="px-5 py-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <Stars count={stars} label={t('coach-ratings.stars.of', { count: stars })} />
        {author ?? t('coach-ratings.page.anonymous')}
        <span>{format.date(writtenAt)}</span>
      </p>
      {testimonial === null ? (
        <p className="mt-1 text-sm text-muted">{t('coach-ratings.received.starsOnly')}</p>
      ) : (
        <blockquote dir="auto" className="mt-1 max-w-reading whitespace-pre-line wrap-anywhere">
          {testimonial}
        </blockquote>
      )}
      {reply && (
        <p dir="auto" className="mt-2 max-w-reading border-s-2 border-line ps-4 whitespace-pre-line wrap-anywhere">
          {t('coach-ratings.received.yours', { text: reply })}
        </p>
      )}
      {mayReply && (
        <Button size="sm" variant="outline" className="mt-3" {...preloadOn(Dialog)} onClick={onReply}>
          {t('coach-ratings.received.reply')}
        </Button>
      )}
    </li>
  );
}

/** `/coaching/ratings`: what learners gave the coach, newest first. */
export function ReceivedRatingsScreen() {
  const t = useT();
  const notify = useNotify();
  const address = useAddressQuery();
  const page = Math.max(1, Math.trunc(Number(address.value('page') ?? '1')) || 1);
  const { data, error, isFetching, refetch } = useQuery(receivedRatingsQuery((page - 1) * TAKE, TAKE));
  const reply = useReply();
  const [asked, setAsked] = useState<number | null>(null);
  const isNoCoach = error !== null && 'status' in error && error.status === 404;
  return (
    <CoachingFrame tab="ratings">
      {!data && !error && <SkeletonText lines={8} />}
      {!data && error && !isNoCoach && (
        <ErrorState level={2} title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {(isNoCoach || data?.total === 0) && (
        <EmptyState
          drawing="inbox"
          level={2}
          title={t('coach-ratings.received.none')}
          description={t('coach-ratings.received.noneText')}
        />
      )}
      {data && data.total > 0 && (
        <>
          <Summary rating={data.rating} />
          <Card padding="none">
            <ul className="divide-y divide-line">
              {data.data.map((rating) => (
                <Received key={rating.coachRatingId} rating={rating} onReply={() => setAsked(rating.coachRatingId)} />
              ))}
            </ul>
          </Card>
          <Pagination
            page={page}
            pages={pageCount(data.total)}
            hrefOf={(number) => address.hrefWith({ page: number === 1 ? undefined : number })}
          />
        </>
      )}
      {asked !== null && (
        <ReasonDialog
          title={t('coach-ratings.received.replyTo')}
          description={t('coach-ratings.received.replyHint')}
          label={t('coach-ratings.received.reply')}
          submitLabel={t('coach-ratings.received.reply')}
          pending={reply.isPending}
          onSubmit={(text) =>
            reply.mutate(
              { coachRatingId: asked, reply: text },
              {
                onSuccess: () => {
                  setAsked(null);
                  notify({ tone: 'success', text: t('coach-ratings.received.replied') });
                },
              },
            )
          }
          onClose={() => setAsked(null)}
        />
      )}
    </CoachingFrame>
  );
}
