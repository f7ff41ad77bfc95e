import '../../../app.css';
import { FileUp, Settings2 } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Badge, FilterChip, type Tone } from '@sullam/ui/components/badge.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { EmptyState } from '@sullam/ui/components/empty-state.tsx';
import type { TableColumn } from '@sullam/ui/table/table-types.ts';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ListTable } from '../../../parts/list-table.tsx';
import { Page } from '../../../parts/page.tsx';
import { useList } from '../../../parts/use-list.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { MatchBadge } from './match-badge.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { SettingsDialog } from './settings-dialog.tsx';
import { StatementCard } from './statement-card.tsx';
import {
  type ManagedManualPayment,
  manualPaymentsQuery,
  manualSettingsQuery,
  statementsQuery,
} from './transfers.api.ts';

const SORTS = { newest: { column: '', direction: 'descending' } } as const;
const STATES = ['WAITING', 'CONFIRMED', 'REJECTED', 'ENDED'] as const;

const TONES: Record<ManagedManualPayment['state'], Tone> = {
  WAITING: 'warning',
  CONFIRMED: 'success',
  REJECTED: 'danger',
  ENDED: 'neutral',
};

/** Until when it waits, or what was decided. */
function StateCell({
  payment,
  hasStatements,
}: {
  readonly payment: ManagedManualPayment;
  readonly hasStatements: boolean;
}) {
  const t = useT();
  const format = useFormat();
  const { state, method, bankMatch, expiresAt, reference, receivedOn, reason } = payment;
  const detail = {
    WAITING: t('orders.pay.until', { date: format.dateTime(expiresAt) }),
    CONFIRMED: [receivedOn && format.date(receivedOn), reference].filter(Boolean).join(' · '),
    REJECTED: reason,
    ENDED: '',
  }[state];
  return (
    <span className="block min-w-0">
      {(state === 'WAITING' && hasStatements && method === 'Wire Transfer') || bankMatch ? (
        <MatchBadge payment={payment} />
      ) : (
        <Badge tone={TONES[state]}>{t(`transfers.states.${state}`)}</Badge>
      )}
      <span dir="auto" className="clip-line block text-xs text-muted">
        {detail}
      </span>
    </span>
  );
}

function useColumns(hasStatements: boolean): TableColumn<ManagedManualPayment>[] {
  const t = useT();
  const format = useFormat();
  return [
    {
      id: 'number',
      label: t('order-desk.fields.order'),
      cell: ({ orderId, number }) => (
        <UiLink href={`/orders/${orderId}`} className="font-medium whitespace-nowrap">
          {t('orders.titles.order', { number: { raw: format.number(number) } })}
        </UiLink>
      ),
    },
    {
      id: 'buyer',
      label: t('order-desk.fields.buyer'),
      cell: ({ buyer }) => (
        <span className="block min-w-0">
          <span className="clip-line">
            <bdi>{buyer.name}</bdi>
          </span>
          <span className="clip-line block text-xs text-muted">
            <bdi dir="ltr">{buyer.email}</bdi>
          </span>
        </span>
      ),
    },
    {
      id: 'method',
      label: t('transfers.fields.method'),
      wideOnly: true,
      cell: ({ method }) => t(method === 'Cash' ? 'transfers.methods.cash' : 'transfers.methods.transfer'),
    },
    {
      id: 'state',
      label: t('order-desk.fields.status'),
      cell: (payment) => <StateCell payment={payment} hasStatements={hasStatements} />,
    },
    {
      id: 'amount',
      label: t('order-desk.fields.total'),
      numeric: true,
      cell: ({ amountMinor, currency }) => (
        <span className="whitespace-nowrap tabular">{format.money({ amount: amountMinor, currency })}</span>
      ),
    },
  ];
}

type Act = { readonly act: 'confirm' | 'reject'; readonly payment: ManagedManualPayment };

/** Orders that are paid by transfer or in cash; those that wait first of all. */
export function TransfersScreen() {
  const t = useT();
  const list = useList(SORTS, 'newest');
  const state = STATES.find((value) => value === list.filter('status')) ?? 'WAITING';
  const { skip, take } = list.paging;
  const found = useQuery(manualPaymentsQuery({ skip, take, state }));
  const settings = useQuery(manualSettingsQuery());
  const statements = useQuery(statementsQuery()).data?.data ?? [];
  const [newest, ...earlier] = statements;
  const [isSetting, setSetting] = useState(false);
  const [isImporting, setImporting] = useState(false);
  const [open, setOpen] = useState<Act | null>(null);
  const close = () => setOpen(null);
  return (
    <Page
      title={t('transfers.titles.page')}
      lead={t('transfers.texts.lead')}
      actions={
        <>
          <Button variant="outline" icon={FileUp} onClick={() => setImporting(true)}>
            {t('bank-statements.actions.import')}
          </Button>
          <Button variant="outline" icon={Settings2} disabled={!settings.data} onClick={() => setSetting(true)}>
            {t('transfers.actions.settings')}
          </Button>
        </>
      }
    >
      <ListTable
        label={t('order-desk.menu.transfers')}
        list={list}
        query={found}
        columns={useColumns(newest !== undefined)}
        rowId={({ paymentId }) => String(paymentId)}
        rowName={({ number }) => t('orders.titles.order', { number })}
        filters={STATES.map((value) => (
          <FilterChip
            key={value}
            selected={state === value}
            onChange={() => list.setFilter({ status: value === 'WAITING' ? undefined : value })}
          >
            {t(`transfers.states.${value}`)}
          </FilterChip>
        ))}
        rowActions={(payment) =>
          payment.state !== 'CONFIRMED' && (
            <span className="flex justify-end gap-2">
              <Button size="sm" variant="outline" onClick={() => setOpen({ act: 'confirm', payment })}>
                {t('transfers.actions.confirm')}
              </Button>
              {payment.state === 'WAITING' && (
                <Button size="sm" variant="ghost" onClick={() => setOpen({ act: 'reject', payment })}>
                  {t('transfers.actions.reject')}
                </Button>
              )}
            </span>
          )
        }
        empty={<EmptyState drawing="files" title={t('transfers.texts.empty')} compact />}
      />
      {newest && <StatementCard statements={[newest, ...earlier]} />}
      {open?.act === 'confirm' && <ConfirmDialog payment={open.payment} onClose={close} />}
      {open?.act === 'reject' && <RejectDialog payment={open.payment} onClose={close} />}
      {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
      {isSetting && settings.data && <SettingsDialog settings={settings.data} onClose={() => setSetting(false)} />}
    </Page>
  );
}
