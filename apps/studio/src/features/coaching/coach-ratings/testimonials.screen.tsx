import '../../../app.css';
import { TESTIMONIAL_STATUSES, type TestimonialStatus } from '@sullam/domain/coaching/ratings.ts';
import { Check, EllipsisVertical, X } from '@sullam/ui/base/icons.ts';
import { BackLink } from '@sullam/ui/components/back-link.tsx';
import { Badge, FilterChip, type Tone } from '@sullam/ui/components/badge.tsx';
import { EmptyState } from '@sullam/ui/components/empty-state.tsx';
import { Stars } from '@sullam/ui/components/stars.tsx';
import { MenuButton } from '@sullam/ui/overlays/menu-button.tsx';
import type { TableColumn } from '@sullam/ui/table/table-types.ts';
import { useFormat, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ListTable } from '../../../parts/list-table.tsx';
import { Page } from '../../../parts/page.tsx';
import { ReasonDialog } from '../../../parts/reason-dialog.tsx';
import { useList } from '../../../parts/use-list.ts';
import { type ManagedCoachRating, managedRatingsQuery, useApprove, useReject } from './coach-ratings.api.ts';

const SORTS = { given: { column: '', direction: 'ascending' } } as const;
const TONES: Record<TestimonialStatus, Tone> = { WAITING: 'warning', APPROVED: 'success', REJECTED: 'danger' };

const nameOf = ({ firstName, lastName }: ManagedCoachRating['coach']): string => `${firstName} ${lastName}`;

function Words({ rating }: { readonly rating: ManagedCoachRating }) {
  const t = useT();
  return (
    <div className="max-w-reading min-w-72">
      <Stars count={rating.stars} label={t('coach-ratings.stars.of', { count: rating.stars })} />
      <blockquote dir="auto" className="whitespace-pre-line wrap-anywhere">
        {rating.testimonial}
      </blockquote>
      {rating.reason && (
        <p dir="auto" className="text-sm text-muted wrap-anywhere">
          {t('coach-ratings.rate.reason', { text: rating.reason })}
        </p>
      )}
    </div>
  );
}

function useColumns(): TableColumn<ManagedCoachRating>[] {
  const t = useT();
  const format = useFormat();
  return [
    {
      id: 'testimonial',
      label: t('coach-ratings.managed.testimonial'),
      cell: (rating) => <Words rating={rating} />,
    },
    { id: 'coach', label: t('coach-ratings.managed.about'), cell: ({ coach }) => <bdi>{nameOf(coach)}</bdi> },
    {
      id: 'learner',
      label: t('coach-ratings.managed.by'),
      cell: ({ learner, namesAuthor, writtenAt }) => (
        <>
          <bdi className="block">{nameOf(learner)}</bdi>
          <span className="block text-sm text-muted">
            {t(namesAuthor ? 'coach-ratings.managed.named' : 'coach-ratings.managed.unnamed')}
          </span>
          <span className="block text-sm text-muted">{format.date(writtenAt)}</span>
        </>
      ),
    },
    {
      id: 'status',
      label: t('coach-ratings.managed.status'),
      cell: ({ status }) => <Badge tone={TONES[status]}>{t(`coach-ratings.statuses.${status}`)}</Badge>,
    },
  ];
}

/** `/coaching/testimonials`: what learners wrote about coaches, those that wait for a decision first. */
export function TestimonialsScreen() {
  const t = useT();
  const notify = useNotify();
  const list = useList(SORTS, 'given');
  const { skip, take } = list.paging;
  const chosen = TESTIMONIAL_STATUSES.find((status) => status === list.filter('status'));
  const found = useQuery(managedRatingsQuery({ skip, take, ...(chosen ? { status: chosen } : {}) }));
  const columns = useColumns();
  const approve = useApprove();
  const reject = useReject();
  const [asked, setAsked] = useState<ManagedCoachRating | null>(null);
  const itemsOf = (rating: ManagedCoachRating) => [
    ...(rating.status === 'APPROVED'
      ? []
      : [
          {
            id: 'approve',
            label: t('coach-ratings.managed.approve'),
            icon: Check,
            onAction: () =>
              approve.mutate(rating.coachRatingId, {
                onSuccess: () => notify({ tone: 'success', text: t('coach-ratings.managed.approved') }),
              }),
          },
        ]),
    ...(rating.status === 'REJECTED'
      ? []
      : [
          {
            id: 'reject',
            label: t('coach-ratings.managed.reject'),
            icon: X,
            danger: true,
            onAction: () => setAsked(rating),
          },
        ]),
  ];
  return (
    <Page title={t('coach-ratings.managed.title')}>
      <BackLink href="/coaching/coaches" className="mb-4">
        {t('coach-ratings.managed.coaches')}
      </BackLink>
      <ListTable
        label={t('coach-ratings.managed.title')}
        list={list}
        query={found}
        columns={columns}
        rowId={({ coachRatingId }) => String(coachRatingId)}
        rowName={({ learner }) => nameOf(learner)}
        filters={TESTIMONIAL_STATUSES.map((status) => (
          <FilterChip
            key={status}
            selected={chosen === status}
            onChange={(isOn) => list.setFilter({ status: isOn ? status : undefined })}
          >
            {t(`coach-ratings.statuses.${status}`)}
          </FilterChip>
        ))}
        rowActions={(rating) => (
          <MenuButton
            label={t('coach-ratings.managed.more', { name: nameOf(rating.learner) })}
            icon={EllipsisVertical}
            groups={[{ id: 'testimonial', items: itemsOf(rating) }]}
          />
        )}
        empty={
          <EmptyState
            drawing="inbox"
            title={t('coach-ratings.managed.none')}
            description={t('coach-ratings.managed.noneText')}
            compact
          />
        }
      />
      {asked && (
        <ReasonDialog
          title={t('coach-ratings.managed.rejectTitle')}
          description={t('coach-ratings.managed.rejectText')}
          label={t('coach-ratings.managed.reason')}
          submitLabel={t('coach-ratings.managed.reject')}
          danger
          pending={reject.isPending}
          onSubmit={(reason) =>
            reject.mutate(
              { coachRatingId: asked.coachRatingId, reason },
              {
                onSuccess: () => {
                  setAsked(null);
                  notify({ tone: 'success', text: t('coach-ratings.managed.rejected') });
                },
              },
            )
          }
          onClose={() => setAsked(null)}
        />
      )}
    </Page>
  );
}
