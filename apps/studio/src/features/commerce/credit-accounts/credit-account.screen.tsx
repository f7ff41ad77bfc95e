import '../../../app.css';
import { Plus, Undo2 } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { BackLink } from '@sullam/ui/components/back-link.tsx';
import { Button, textLinkClass } from '@sullam/ui/components/button.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import type { TableColumn } from '@sullam/ui/table/table-types.ts';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { usePageTitle } from '@sullam/web-kit/router/page-title.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ExportMenu } from '../../../parts/export-menu.tsx';
import { ListTable } from '../../../parts/list-table.tsx';
import { Page } from '../../../parts/page.tsx';
import { useList } from '../../../parts/use-list.ts';
import {
  accountQuery,
  type CreditAccount,
  type CreditTransfer,
  exportTransfers,
  transfersQuery,
} from './credit-accounts.api.ts';
import { DeductDialog } from './deduct-dialog.tsx';
import { TopUpDialog } from './top-up-dialog.tsx';

const SORTS = { newest: { column: '', direction: 'descending' } } as const;

function useColumns(): TableColumn<CreditTransfer>[] {
  const t = useT();
  const format = useFormat();
  return [
    {
      id: 'entry',
      label: t('credit-desk.fields.entry'),
      cell: ({ kind, reason, orderId, orderNumber }) => (
        <span className="block min-w-0">
          <span className="font-medium">{t(`credit-desk.kinds.${kind}`)}</span>
          {orderId !== null && orderNumber !== null && (
            <>
              {/* without characters between them, Arabic letters of both would join */}
              {' · '}
              <UiLink href={`/orders/${orderId}`} className={textLinkClass}>
                {t('orders.titles.order', { number: { raw: format.number(orderNumber) } })}
              </UiLink>
            </>
          )}
          {reason !== '' && (
            <span className="block text-xs wrap-anywhere text-muted">
              <bdi>{reason}</bdi>
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'when',
      label: t('credit-desk.fields.when'),
      cell: ({ madeAt }) => <span className="whitespace-nowrap">{format.dateTime(madeAt)}</span>,
    },
    {
      id: 'madeBy',
      label: t('credit-desk.fields.madeBy'),
      wideOnly: true,
      cell: ({ madeBy }) => <bdi>{madeBy ?? ''}</bdi>,
    },
    {
      id: 'amount',
      label: t('credit-desk.fields.amount'),
      numeric: true,
      cell: ({ amountMinor, currency }) => (
        <span className="whitespace-nowrap tabular">{format.money({ amount: amountMinor, currency })}</span>
      ),
    },
    {
      id: 'balance',
      label: t('credit-desk.fields.balance'),
      numeric: true,
      cell: ({ balanceAfterMinor, currency }) => (
        <span className="whitespace-nowrap tabular">{format.money({ amount: balanceAfterMinor, currency })}</span>
      ),
    },
  ];
}

function Ledger({ account }: { readonly account: CreditAccount }) {
  const t = useT();
  const format = useFormat();
  const list = useList(SORTS, 'newest');
  const { sort: _sort, search: _search, ...paging } = list.paging;
  const { creditAccountId, currency, balanceMinor, member } = account;
  const found = useQuery(transfersQuery(creditAccountId, paging));
  const [open, setOpen] = useState<'add' | 'deduct' | null>(null);
  const close = () => setOpen(null);
  const title = t('credit-desk.titles.account', { name: member.name });
  usePageTitle(title);
  return (
    <Page
      above={<BackLink href="/credit-accounts">{t('credit-desk.titles.credit')}</BackLink>}
      title={title}
      mark={
        <span className="text-lg font-semibold whitespace-nowrap tabular">
          {format.money({ amount: balanceMinor, currency })}
        </span>
      }
      lead={<bdi dir="ltr">{member.email}</bdi>}
      actions={
        <>
          <ExportMenu file={(format) => exportTransfers(creditAccountId, format)} />
          <Button variant="outline" icon={Undo2} disabled={balanceMinor === 0} onClick={() => setOpen('deduct')}>
            {t('credit-desk.actions.deduct')}
          </Button>
          <Button icon={Plus} onClick={() => setOpen('add')}>
            {t('credit-desk.actions.topUp')}
          </Button>
        </>
      }
    >
      <ListTable
        label={t('credit-desk.titles.ledger')}
        list={list}
        query={found}
        columns={useColumns()}
        rowId={({ creditTransferId }) => String(creditTransferId)}
        rowName={({ kind }) => t(`credit-desk.kinds.${kind}`)}
        empty={<EmptyState drawing="files" title={t('credit-desk.empty.ledger')} compact />}
      />
      {open === 'add' && <TopUpDialog account={account} onClose={close} />}
      {open === 'deduct' && <DeductDialog account={account} onClose={close} />}
    </Page>
  );
}

/** `/credit-accounts/:creditAccountId`: the ledger of an account, with the balance after each entry. */
export function CreditAccountScreen() {
  const t = useT();
  const { data, isPending, isError, isFetching, refetch } = useQuery(accountQuery(usePathId('creditAccountId')));
  if (data) return <Ledger account={data} />;
  return (
    <div className="page-width page-gutter py-8">
      {isPending && <SkeletonText lines={8} />}
      {isError && <ErrorState title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />}
    </div>
  );
}
