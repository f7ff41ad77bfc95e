import { Icon } from '@sullam/ui/base/icon.tsx';
import { Download, Mail } from '@sullam/ui/base/icons.ts';
import { Avatar } from '@sullam/ui/components/avatar.tsx';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { Pagination } from '@sullam/ui/components/navigation.tsx';
import { Rungs } from '@sullam/ui/components/progress-rungs.tsx';
import { SkeletonTable } from '@sullam/ui/components/skeleton.tsx';
import { SearchField } from '@sullam/ui/components/text-field.tsx';
import { saveFile } from '@sullam/web-kit/base/save-file.ts';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useAddressQuery } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { PAGE_SIZE, pageOf, pagesOf } from '../../../parts/paging.ts';
import { useExistingPage } from '../../../parts/use-existing-page.ts';
import { SeatActions } from './seat-actions.tsx';
import { exportSeats, type Seat, type SeatPoolDetail, seatsQuery } from './seats.api.ts';

/** The name of somebody with a seat, or their address. */
const personOf = ({ firstName, lastName, email }: Seat): string => `${firstName} ${lastName}`.trim() || email;

function Person({ seat }: { readonly seat: Seat }) {
  const t = useT();
  const format = useFormat();
  const name = `${seat.firstName} ${seat.lastName}`.trim();
  return (
    <div className="flex min-w-0 items-center gap-3">
      {name === '' ? (
        <span aria-hidden="true" className="grid size-10 shrink-0 place-items-center rounded-full bg-subtle text-muted">
          <Icon of={Mail} size={18} />
        </span>
      ) : (
        <Avatar isSoft firstName={seat.firstName} lastName={seat.lastName} />
      )}
      <div className="min-w-0">
        <p className="clip-line font-medium">
          <bdi>{personOf(seat) || t('seats.labels.deleted')}</bdi>
        </p>
        <p className="clip-line text-sm text-muted">
          {seat.status === 'INVITED' && seat.invitedAt ? (
            t('seats.labels.invitedOn', { date: format.date(seat.invitedAt) })
          ) : (
            <bdi dir="ltr">{seat.email}</bdi>
          )}
        </p>
      </div>
    </div>
  );
}

function PersonRow({ seat }: { readonly seat: Seat }) {
  const t = useT();
  const format = useFormat();
  const values = { done: seat.finishedLessons, total: seat.lessonCount };
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 gap-y-2 border-t border-line py-3 md:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)_6.5rem_auto]">
      <div className="min-w-0 max-md:col-span-2">
        <Person seat={seat} />
      </div>
      <div className="min-w-0">
        {seat.status === 'INVITED' ? (
          <Badge tone="info">{t('seats.labels.invited')}</Badge>
        ) : (
          <div className="flex items-center gap-3">
            <Rungs
              done={seat.finishedLessons}
              of={seat.lessonCount}
              label={t('seats.fields.progress')}
              text={t('seats.counts.lessons', values)}
            />
          </div>
        )}
      </div>
      <p className="text-sm text-muted max-md:order-last max-md:col-span-2 max-md:empty:hidden">
        {seat.status === 'ACTIVE' &&
          (seat.lastVisitedAt ? format.date(seat.lastVisitedAt) : t('seats.labels.notStarted'))}
      </p>
      <div className="flex flex-wrap justify-end gap-2">
        <SeatActions seat={seat} person={personOf(seat)} />
      </div>
    </li>
  );
}

function Heads() {
  const t = useT();
  return (
    <div
      aria-hidden="true"
      className="grid grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)_6.5rem_5rem] gap-x-5 pb-2 text-sm text-muted max-md:hidden"
    >
      <span>{t('seats.fields.person')}</span>
      <span>{t('seats.fields.progress')}</span>
      <span>{t('seats.fields.lastVisit')}</span>
    </div>
  );
}

/** Everybody with a seat: how far they are, and what their buyer can do about it. */
export function SeatPeople({ pool }: { readonly pool: SeatPoolDetail }) {
  const t = useT();
  const address = useAddressQuery();
  const page = pageOf(address.value('page'));
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const { data, isPending, isError, isFetching, refetch } = useQuery(seatsQuery(pool.seatPoolId, { page, search }));
  const isPast = useExistingPage(address, { page, total: data?.total, size: PAGE_SIZE });
  const download = useMutation({ mutationFn: () => exportSeats(pool.seatPoolId), onSuccess: (file) => saveFile(file) });
  const isEmpty = data?.total === 0 && !isPast;
  return (
    <Card as="section" padding="lg">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-panel">{t('seats.titles.people')}</h2>
        <div className="flex flex-wrap gap-3">
          <SearchField
            label={t('seats.fields.search')}
            maxLength={200}
            value={typed}
            onChange={(next) => {
              setTyped(next);
              if (page > 1) address.change({ page: null });
            }}
            className="w-60"
          />
          <Button
            variant="outline"
            icon={Download}
            disabled={isEmpty}
            pending={download.isPending}
            onClick={() => download.mutate()}
          >
            {t('common.actions.export')}
          </Button>
        </div>
      </div>
      {(isPending || isPast) && <SkeletonTable rows={4} />}
      {isError && !data && (
        <ErrorState compact title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {isEmpty && search !== '' && <EmptyState drawing="no-results" compact title={t('seats.empty.search')} />}
      {isEmpty && search === '' && (
        <EmptyState
          drawing="people"
          compact
          title={t('seats.empty.people')}
          description={t('seats.empty.peopleText')}
        />
      )}
      {data && data.data.length > 0 && (
        <>
          <Heads />
          <ul aria-label={t('seats.titles.people')}>
            {data.data.map((seat) => (
              <PersonRow key={seat.seatId} seat={seat} />
            ))}
          </ul>
          <p className="mt-3 text-sm text-muted">{t('seats.reclaim.rule', { count: pool.reclaimDays })}</p>
          <div className="mt-6 empty:hidden">
            <Pagination
              page={page}
              pages={pagesOf(data.total, PAGE_SIZE)}
              hrefOf={(next) => address.hrefWith({ page: next === 1 ? null : next })}
            />
          </div>
        </>
      )}
    </Card>
  );
}
