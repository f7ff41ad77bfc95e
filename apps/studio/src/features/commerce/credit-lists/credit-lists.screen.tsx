import '../../../app.css';
import { Plus } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { BackLink } from '@sullam/ui/components/back-link.tsx';
import { LinkButton } from '@sullam/ui/components/button.tsx';
import { EmptyState } from '@sullam/ui/components/empty-state.tsx';
import type { TableColumn } from '@sullam/ui/table/table-types.ts';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { ListTable } from '../../../parts/list-table.tsx';
import { Page } from '../../../parts/page.tsx';
import { useList } from '../../../parts/use-list.ts';
import { type CreditList, listsQuery } from './credit-lists.api.ts';

const SORTS = { newest: { column: '', direction: 'descending' } } as const;

const rowCount = ({ counts }: CreditList): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

function useColumns(): TableColumn<CreditList>[] {
  const t = useT();
  const format = useFormat();
  return [
    {
      id: 'list',
      label: t('credit-lists.fields.list'),
      cell: (list) => (
        <span className="block min-w-0">
          <UiLink href={`/credit-lists/${list.creditListId}`} className="clip-line font-medium">
            <bdi>{list.name}</bdi>
          </UiLink>
          <span className="block text-xs text-muted">{t('credit-lists.counts.rows', { count: rowCount(list) })}</span>
        </span>
      ),
    },
    {
      id: 'made',
      label: t('credit-lists.fields.made'),
      cell: ({ madeAt }) => <span className="whitespace-nowrap">{format.dateTime(madeAt)}</span>,
    },
    {
      id: 'madeBy',
      label: t('credit-lists.fields.madeBy'),
      wideOnly: true,
      cell: ({ madeBy }) => <bdi>{madeBy}</bdi>,
    },
    {
      id: 'given',
      label: t('credit-lists.fields.given'),
      numeric: true,
      cell: ({ doneMinor, currency }) => (
        <span className="whitespace-nowrap tabular">{format.money({ amount: doneMinor, currency })}</span>
      ),
    },
  ];
}

/** `/credit-lists`: lists by which credit was given to many members at once. */
export function CreditListsScreen() {
  const t = useT();
  const list = useList(SORTS, 'newest');
  const { skip, take } = list.paging;
  const found = useQuery(listsQuery({ skip, take }));
  return (
    <Page
      above={<BackLink href="/credit-accounts">{t('credit-desk.titles.credit')}</BackLink>}
      title={t('credit-lists.titles.lists')}
      lead={t('credit-lists.texts.lead')}
      actions={
        <LinkButton href="/credit-lists/new" icon={Plus}>
          {t('credit-lists.actions.new')}
        </LinkButton>
      }
    >
      <ListTable
        label={t('credit-lists.titles.lists')}
        list={list}
        query={found}
        columns={useColumns()}
        rowId={({ creditListId }) => String(creditListId)}
        rowName={({ name }) => name}
        hasFixedColumns
        empty={
          <EmptyState
            drawing="files"
            title={t('credit-lists.empty.title')}
            description={t('credit-lists.empty.text')}
            compact
          />
        }
      />
    </Page>
  );
}
