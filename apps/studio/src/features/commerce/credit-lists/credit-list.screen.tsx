import '../../../app.css';
import { BackLink } from '@sullam/ui/components/back-link.tsx';
import { Badge, FilterChip } from '@sullam/ui/components/badge.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { ProgressBar } from '@sullam/ui/components/progress.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import type { TableColumn } from '@sullam/ui/table/table-types.ts';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { usePageTitle } from '@sullam/web-kit/router/page-title.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { ListTable } from '../../../parts/list-table.tsx';
import { Page } from '../../../parts/page.tsx';
import { useList } from '../../../parts/use-list.ts';
import { type CreditList, type CreditListRow, listQuery, rowsQuery } from './credit-lists.api.ts';
import { RowMember, RowResult, type RowStatus } from './row-result.tsx';

const SORTS = { line: { column: '', direction: 'ascending' } } as const;
const STATUSES = ['WAITING', 'DONE', 'UNKNOWN_MEMBER', 'WRONG_AMOUNT', 'DONE_ALREADY'] as const;

function useColumns(currency: string): TableColumn<CreditListRow>[] {
  const t = useT();
  const format = useFormat();
  return [
    {
      id: 'line',
      label: t('credit-lists.fields.line'),
      wideOnly: true,
      cell: ({ line }) => <span className="tabular">{format.number(line)}</span>,
    },
    { id: 'member', label: t('credit-lists.fields.member'), cell: (row) => <RowMember {...row} /> },
    {
      id: 'reason',
      label: t('credit-lists.fields.reason'),
      wideOnly: true,
      cell: ({ reason }) => <bdi className="wrap-anywhere">{reason}</bdi>,
    },
    { id: 'result', label: t('credit-lists.fields.result'), cell: ({ status }) => <RowResult status={status} /> },
    {
      id: 'amount',
      label: t('credit-lists.fields.amount'),
      numeric: true,
      cell: ({ amount, amountMinor }) => (
        <span className="whitespace-nowrap tabular">
          {amountMinor === null ? <bdi>{amount || '–'}</bdi> : format.money({ amount: amountMinor, currency })}
        </span>
      ),
    },
  ];
}

function Detail({ creditList }: { readonly creditList: CreditList }) {
  const t = useT();
  const format = useFormat();
  const { creditListId, name, currency, counts, finishedAt, doneMinor, madeAt } = creditList;
  const isRunning = finishedAt === null;
  const list = useList(SORTS, 'line');
  const { skip, take } = list.paging;
  const status = STATUSES.find((each) => each === list.filter('status'));
  const rows = useQuery(rowsQuery(creditListId, { skip, take, ...(status && { status }) }, isRunning));
  const toDo = counts.WAITING + counts.DONE;
  const choose = (chosen: RowStatus | undefined) => list.setFilter({ status: chosen });
  return (
    <Page
      above={<BackLink href="/credit-lists">{t('credit-lists.titles.lists')}</BackLink>}
      title={<bdi>{name}</bdi>}
      mark={
        <Badge tone={isRunning ? 'info' : 'success'}>
          {t(isRunning ? 'credit-lists.labels.running' : 'credit-lists.labels.finished')}
        </Badge>
      }
      lead={`${format.dateTime(madeAt)} · ${t('credit-lists.fields.given')}: ${format.money({ amount: doneMinor, currency })}`}
    >
      {isRunning && (
        <div className="mb-5">
          <ProgressBar share={toDo === 0 ? 1 : counts.DONE / toDo} label={t('credit-lists.labels.running')} showValue />
        </div>
      )}
      <ListTable
        label={name}
        list={list}
        query={rows}
        columns={useColumns(currency)}
        rowId={({ line }) => String(line)}
        rowName={({ memberName, email }) => memberName ?? email}
        hasFixedColumns
        filters={
          <>
            <FilterChip selected={status === undefined} onChange={() => choose(undefined)}>
              {t('credit-lists.labels.all')}
            </FilterChip>
            {STATUSES.filter((each) => counts[each] > 0).map((each) => (
              <FilterChip
                key={each}
                selected={status === each}
                count={format.number(counts[each])}
                onChange={() => choose(each)}
              >
                {t(`credit-lists.results.${each}`)}
              </FilterChip>
            ))}
          </>
        }
        empty={<EmptyState drawing="files" title={t('credit-lists.empty.rows')} compact />}
      />
    </Page>
  );
}

/** `/credit-lists/{creditListId}`: how far a list is, and the result of each row. */
export function CreditListScreen() {
  const t = useT();
  const { data, isPending, isError, isFetching, refetch } = useQuery(listQuery(usePathId('creditListId')));
  usePageTitle(data?.name);
  if (data) return <Detail creditList={data} />;
  return (
    <div className="page-width page-gutter py-8">
      {isPending && <SkeletonText lines={8} />}
      {isError && <ErrorState title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />}
    </div>
  );
}
