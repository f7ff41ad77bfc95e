import '../../../app.css';
import { Ban, Check, Download, EllipsisVertical, Layers, Pencil, Plus } from '@sullam/ui/base/icons.ts';
import { Badge, FilterChip, type Tone } from '@sullam/ui/components/badge.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { EmptyState } from '@sullam/ui/components/empty-state.tsx';
import { MenuButton } from '@sullam/ui/overlays/menu-button.tsx';
import type { TableColumn } from '@sullam/ui/table/table-types.ts';
import { useFormat, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ListTable } from '../../../parts/list-table.tsx';
import { Page } from '../../../parts/page.tsx';
import { useList } from '../../../parts/use-list.ts';
import { useRuleText } from './use-rule-text.ts';
import { BatchDialog, VoucherDialog } from './voucher-dialog.tsx';
import { useDownloadBatch, useSetActivity, type Voucher, vouchersQuery } from './vouchers.api.ts';

const SORTS = { newest: { column: '', direction: 'descending' } } as const;
const STATES = ['ACTIVE', 'SCHEDULED', 'USED_UP', 'ENDED', 'INACTIVE'] as const;
const TONES: Record<Voucher['state'], Tone> = {
  ACTIVE: 'success',
  SCHEDULED: 'info',
  USED_UP: 'neutral',
  ENDED: 'neutral',
  INACTIVE: 'neutral',
};

function Uses({ voucher: { usedCount, heldCount, maxUses } }: { readonly voucher: Voucher }) {
  const t = useT();
  const format = useFormat();
  return (
    <span className="block">
      <span className="whitespace-nowrap tabular">
        {maxUses === null
          ? format.number(usedCount)
          : t('voucher-desk.rules.uses', {
              used: { raw: format.number(usedCount) },
              most: { raw: format.number(maxUses) },
            })}
      </span>
      {heldCount > 0 && (
        <span className="block text-xs text-muted">{t('voucher-desk.rules.held', { count: heldCount })}</span>
      )}
    </span>
  );
}

function useColumns(onEdit: (voucher: Voucher) => void): TableColumn<Voucher>[] {
  const t = useT();
  const format = useFormat();
  const ruleText = useRuleText();
  return [
    {
      id: 'code',
      label: t('voucher-desk.fields.code'),
      cell: (voucher) => (
        <span className="block min-w-0">
          <button type="button" className="font-medium hover:underline" onClick={() => onEdit(voucher)}>
            <bdi dir="ltr">{voucher.code}</bdi>
          </button>
          {(voucher.batch || voucher.label !== '') && (
            <span className="clip-line block text-xs text-muted">
              {voucher.batch ? t('voucher-desk.rules.batch', { label: voucher.batch.label }) : voucher.label}
            </span>
          )}
        </span>
      ),
    },
    { id: 'rule', label: t('voucher-desk.fields.rule'), cell: ruleText },
    { id: 'used', label: t('voucher-desk.fields.used'), cell: (voucher) => <Uses voucher={voucher} /> },
    {
      id: 'ends',
      label: t('voucher-desk.fields.ends'),
      wideOnly: true,
      cell: ({ state, startsAt, endsAt }) =>
        state === 'SCHEDULED' && startsAt
          ? t('voucher-desk.rules.starts', { date: format.date(startsAt) })
          : endsAt
            ? format.date(endsAt)
            : t('voucher-desk.rules.noEnd'),
    },
    {
      id: 'state',
      label: t('voucher-desk.fields.status'),
      cell: ({ state }) => <Badge tone={TONES[state]}>{t(`voucher-desk.states.${state}`)}</Badge>,
    },
  ];
}

interface ActionsProps {
  readonly voucher: Voucher;
  readonly onEdit: (voucher: Voucher) => void;
}

function Actions({ voucher, onEdit }: ActionsProps) {
  const t = useT();
  const notify = useNotify();
  const download = useDownloadBatch();
  const setActivity = useSetActivity();
  const { voucherId, code, isActive, batch } = voucher;
  const toggle = () =>
    setActivity.mutate(
      { voucherId, isActive: !isActive },
      {
        onSuccess: () =>
          notify({
            tone: 'success',
            text: t(isActive ? 'voucher-desk.done.deactivated' : 'voucher-desk.done.activated', { code }),
          }),
      },
    );
  const items = [
    { id: 'edit', label: t('common.actions.edit'), icon: Pencil, onAction: () => onEdit(voucher) },
    {
      id: 'activity',
      label: t(isActive ? 'voucher-desk.actions.deactivate' : 'voucher-desk.actions.activate'),
      icon: isActive ? Ban : Check,
      onAction: toggle,
    },
    ...(batch
      ? [
          {
            id: 'download',
            label: t('voucher-desk.actions.download'),
            icon: Download,
            onAction: () => download.mutate(batch.voucherBatchId),
          },
        ]
      : []),
  ];
  return (
    <MenuButton
      label={t('studio.words.actionsFor', { name: code })}
      icon={EllipsisVertical}
      groups={[{ id: 'voucher', items }]}
    />
  );
}

/** `/vouchers`: codes that reduce the price of an order. */
export function VouchersScreen() {
  const t = useT();
  const list = useList(SORTS, 'newest');
  const { sort: _sort, ...paging } = list.paging;
  const state = STATES.find((value) => value === list.filter('status'));
  const found = useQuery(vouchersQuery({ ...paging, ...(state ? { state } : {}) }));
  const [open, setOpen] = useState<Voucher | 'new' | 'batch' | null>(null);
  const close = () => setOpen(null);
  return (
    <Page
      title={t('voucher-desk.menu.title')}
      lead={t('voucher-desk.texts.lead')}
      actions={
        <>
          <Button variant="outline" icon={Plus} onClick={() => setOpen('new')}>
            {t('voucher-desk.actions.new')}
          </Button>
          <Button icon={Layers} onClick={() => setOpen('batch')}>
            {t('voucher-desk.actions.newBatch')}
          </Button>
        </>
      }
    >
      <ListTable
        label={t('voucher-desk.menu.title')}
        list={list}
        query={found}
        columns={useColumns(setOpen)}
        rowId={({ voucherId }) => String(voucherId)}
        rowName={({ code }) => code}
        rowActions={(voucher) => <Actions voucher={voucher} onEdit={setOpen} />}
        searchLabel={t('voucher-desk.texts.search')}
        filters={[undefined, ...STATES].map((value) => (
          <FilterChip
            key={value ?? 'all'}
            selected={state === value}
            onChange={() => list.setFilter({ status: value })}
          >
            {value ? t(`voucher-desk.states.${value}`) : t('common.labels.all')}
          </FilterChip>
        ))}
        empty={
          <EmptyState
            drawing="files"
            title={t('voucher-desk.empty.title')}
            description={t('voucher-desk.empty.text')}
            compact
          />
        }
      />
      {open === 'batch' && <BatchDialog onClose={close} />}
      {open !== null && open !== 'batch' && <VoucherDialog voucher={open === 'new' ? null : open} onClose={close} />}
    </Page>
  );
}
