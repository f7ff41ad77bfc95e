import { utilisationOf, WELL_BOOKED } from '@sullam/domain/coaching/coach-weeks.ts';
import { cx } from '@sullam/ui/base/cx.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { Pagination } from '@sullam/ui/components/navigation.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useAddressQuery } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ExportMenu } from '../../../parts/export-menu.tsx';
import { type CoachUtilisation, exportUtilisation, utilisationQuery } from './coach-figures.api.ts';

const TAKE = 10;

type Time = { readonly offeredMinutes: number; readonly bookedMinutes: number };

/** How strongly a share is drawn: a light ground below 60 %, a dark one from there on. */
function groundOf(share: number): string {
  if (share >= 0.8) return 'bg-primary text-on-primary';
  if (share >= WELL_BOOKED) return 'bg-primary/85 text-on-primary';
  return share >= 0.3 ? 'bg-primary/25 text-ink' : 'bg-primary/10 text-ink';
}

interface CellProps {
  readonly time: Time | null;
  readonly isPlain: boolean;
}

function Share({ time, isPlain }: CellProps) {
  const t = useT();
  const format = useFormat();
  const share = time && utilisationOf(time);
  if (share === null)
    return (
      <span className="block text-center text-muted">
        <span aria-hidden="true">–</span>
        <span className="sr-only">{t('coach-figures.texts.noneOffered')}</span>
      </span>
    );
  const text = format.percent(share);
  if (isPlain) return <span className="block text-end tabular">{text}</span>;
  return <span className={cx('block rounded-md px-2 py-1 text-center text-sm tabular', groundOf(share))}>{text}</span>;
}

interface RowProps {
  readonly row: CoachUtilisation;
  readonly weeks: readonly string[];
  readonly isPlain: boolean;
}

function Row({ row: { coach, weeks: own, month, ratingTenths }, weeks, isPlain }: RowProps) {
  const t = useT();
  const format = useFormat();
  const share = utilisationOf(month);
  return (
    <tr className="border-t border-line">
      <th scope="row" className="px-4 py-2 text-start font-normal whitespace-nowrap">
        <bdi>{`${coach.firstName} ${coach.lastName}`}</bdi>
      </th>
      {weeks.map((week, at) => (
        <td key={week} className="px-1 py-2">
          <Share time={own[at] ?? null} isPlain={isPlain} />
        </td>
      ))}
      <td className="px-3 py-2 text-end font-semibold tabular">{share === null ? '–' : format.percent(share)}</td>
      <td className="px-3 py-2 text-end tabular">{format.number(month.sessionCount)}</td>
      <td className="px-4 py-2 text-end tabular">
        {ratingTenths === null ? (
          <>
            <span aria-hidden="true">–</span>
            <span className="sr-only">{t('coach-figures.texts.noRating')}</span>
          </>
        ) : (
          format.decimal((ratingTenths / 10).toFixed(1))
        )}
      </td>
    </tr>
  );
}

/** Booked hours as a share of offered hours, by coach and week. Every cell carries its number; colours only repeat it. */
export function UtilisationTable() {
  const t = useT();
  const format = useFormat();
  const titleId = useId();
  const address = useAddressQuery();
  const [isPlain, setPlain] = useState(false);
  const page = Math.max(1, Math.trunc(Number(address.value('coaches') ?? '1')) || 1);
  const { data, isError, isFetching, refetch } = useQuery(utilisationQuery({ skip: (page - 1) * TAKE, take: TAKE }));
  const pages = Math.ceil((data?.total ?? 0) / TAKE);
  const head = 'py-2 text-sm font-medium text-muted whitespace-nowrap';
  return (
    <Card as="section" padding="none" className="mb-6">
      <div className="flex flex-wrap items-center justify-between gap-3 px-5 py-4">
        <div>
          <h2 id={titleId} className="text-lg">
            {t('coach-figures.titles.utilisation')}
          </h2>
          <p className="text-sm text-muted">{t('coach-figures.texts.share')}</p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <Button size="sm" variant="ghost" aria-pressed={isPlain} onClick={() => setPlain(!isPlain)}>
            {t(isPlain ? 'coach-figures.actions.heat' : 'coach-figures.actions.table')}
          </Button>
          <ExportMenu file={exportUtilisation} />
        </div>
      </div>
      {!data && !isError && <SkeletonText lines={6} />}
      {!data && isError && (
        <ErrorState compact title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {data?.total === 0 && <p className="px-5 pb-5 text-sm text-muted">{t('coach-figures.texts.none')}</p>}
      {data && data.total > 0 && (
        <section
          aria-labelledby={titleId}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
          tabIndex={0}
          className="overflow-x-auto"
        >
          <table className="w-full text-sm">
            <thead>
              <tr className="border-t border-line bg-subtle">
                <th scope="col" className={cx(head, 'px-4 text-start')}>
                  {t('coach-figures.columns.coach')}
                </th>
                {data.weeks.map((week) => (
                  <th key={week} scope="col" className={cx(head, 'px-1 text-center')}>
                    {format.day(week, { day: 'numeric', month: 'short' })}
                  </th>
                ))}
                {(['month', 'sessions', 'rating'] as const).map((column) => (
                  <th key={column} scope="col" className={cx(head, 'px-3 text-end')}>
                    {t(`coach-figures.columns.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.data.map((row) => (
                <Row key={row.coachId} row={row} weeks={data.weeks} isPlain={isPlain} />
              ))}
            </tbody>
          </table>
        </section>
      )}
      {pages > 1 && (
        <div className="px-5 py-3">
          <Pagination
            page={page}
            pages={pages}
            hrefOf={(number) => address.hrefWith({ coaches: number === 1 ? undefined : number })}
          />
        </div>
      )}
    </Card>
  );
}
