import '../../../app.css';
import { ListPlus, Plus } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { BackLink } from '@sullam/ui/components/back-link.tsx';
import { Button, LinkButton } from '@sullam/ui/components/button.tsx';
import { EmptyState } from '@sullam/ui/components/empty-state.tsx';
import type { TableColumn } from '@sullam/ui/table/table-types.ts';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ExportMenu } from '../../../parts/export-menu.tsx';
import { ListTable } from '../../../parts/list-table.tsx';
import { Page } from '../../../parts/page.tsx';
import { useList } from '../../../parts/use-list.ts';
import { accountsQuery, type CreditAccount, exportAccounts } from './credit-accounts.api.ts';
import { TopUpDialog } from './top-up-dialog.tsx';

const SORTS = { highest: { column: '', direction: 'descending' } } as const;

function useColumns(): TableColumn<CreditAccount>[] {
  const t = useT();
  const format = useFormat();
  return [
    {
      id: 'member',
      label: t('credit-desk.fields.member'),
      cell: ({ creditAccountId, member }) => (
        <span className="block min-w-0">
          <UiLink href={`/credit-accounts/${creditAccountId}`} className="clip-line font-medium">
            <bdi>{member.name}</bdi>
          </UiLink>
          <span className="clip-line block text-xs text-muted">
            <bdi dir="ltr">{member.email}</bdi>
          </span>
        </span>
      ),
    },
    {
      id: 'changed',
      label: t('credit-desk.fields.changed'),
      wideOnly: true,
      cell: ({ changedAt }) => <span className="whitespace-nowrap">{format.dateTime(changedAt)}</span>,
    },
    {
      id: 'balance',
      label: t('credit-desk.fields.balance'),
      numeric: true,
      cell: ({ balanceMinor, currency }) => (
        <span className="whitespace-nowrap tabular">{format.money({ amount: balanceMinor, currency })}</span>
      ),
    },
  ];
}

/** `/credit-accounts`: credit that members can pay their orders with. */
export function CreditAccountsScreen() {
  const t = useT();
  const list = useList(SORTS, 'highest');
  const { sort: _sort, ...paging } = list.paging;
  const found = useQuery(accountsQuery(paging));
  const [isAdding, setAdding] = useState(false);
  return (
    <Page
      above={<BackLink href="/orders">{t('order-desk.menu.title')}</BackLink>}
      title={t('credit-desk.titles.credit')}
      lead={t('credit-desk.texts.lead')}
      actions={
        <>
          <ExportMenu file={exportAccounts} disabled={found.data?.total === 0} />
          <LinkButton href="/credit-lists" variant="outline" icon={ListPlus}>
            {t('credit-desk.actions.lists')}
          </LinkButton>
          <Button icon={Plus} onClick={() => setAdding(true)}>
            {t('credit-desk.actions.topUp')}
          </Button>
        </>
      }
    >
      <ListTable
        label={t('credit-desk.titles.credit')}
        list={list}
        query={found}
        columns={useColumns()}
        rowId={({ creditAccountId }) => String(creditAccountId)}
        rowName={({ member }) => member.name}
        searchLabel={t('credit-desk.texts.search')}
        empty={
          <EmptyState
            drawing="files"
            title={t('credit-desk.empty.title')}
            description={t('credit-desk.empty.text')}
            compact
          />
        }
      />
      {isAdding && <TopUpDialog onClose={() => setAdding(false)} />}
    </Page>
  );
}
