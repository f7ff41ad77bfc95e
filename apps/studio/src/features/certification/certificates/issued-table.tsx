import { showNumber } from '@sullam/domain/certificates/certificate-number.ts';
import { Ellipsis, UserPlus } from '@sullam/ui/base/icons.ts';
import { Badge, FilterChip, type Tone } from '@sullam/ui/components/badge.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { EmptyState } from '@sullam/ui/components/empty-state.tsx';
import { MenuButton } from '@sullam/ui/overlays/menu-button.tsx';
import type { TableColumn } from '@sullam/ui/table/table-types.ts';
import { useLatch } from '@sullam/web-kit/base/use-latch.ts';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ListTable } from '../../../parts/list-table.tsx';
import { Moment } from '../../../parts/moment.tsx';
import { Person } from '../../../parts/person.tsx';
import { useList } from '../../../parts/use-list.ts';
import {
  type CertificatesOf,
  type IssuedCertificate,
  type IssuedStatus,
  issuedQuery,
  useRenew,
} from './certificates.api.ts';
import { ChooseDialog } from './choose-dialog.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

const SORTS = { newest: { column: 'issued', direction: 'descending' } } as const;
const STATUSES: readonly IssuedStatus[] = ['VALID', 'EXPIRED', 'REVOKED', 'REPLACED'];
const TONES: Record<IssuedStatus, Tone> = {
  VALID: 'success',
  EXPIRED: 'warning',
  REVOKED: 'danger',
  REPLACED: 'neutral',
};

type Asking = { kind: 'revoke' | 'reissue'; certificate: IssuedCertificate } | { kind: 'choose' } | null;

/** What can be done with one. */
function RowMenu({
  certificate,
  onAsk,
}: {
  readonly certificate: IssuedCertificate;
  readonly onAsk: (asking: Asking) => void;
}) {
  const t = useT();
  const notify = useNotify();
  const renew = useRenew();
  const { status, replacedBy, certificateId, number, isRenewable } = certificate;
  const isNewest = replacedBy === null;
  const stands = status === 'VALID' || status === 'EXPIRED';
  const renewed = () => notify({ tone: 'success', text: t('certificate-desk.done.renewed') });
  return (
    <MenuButton
      label={t('common.labels.more')}
      icon={Ellipsis}
      variant="ghost"
      groups={[
        {
          id: 'acts',
          items: [
            {
              id: 'open',
              label: t('certificate-desk.actions.open'),
              onAction: () => window.open(`/certificates/${showNumber(number)}`, '_blank', 'noopener'),
            },
            ...(isRenewable
              ? [
                  {
                    id: 'renew',
                    label: t('certificate-desk.actions.renew'),
                    onAction: () => renew.mutate(certificateId, { onSuccess: renewed }),
                  },
                ]
              : []),
            ...(isNewest
              ? [
                  {
                    id: 'reissue',
                    label: t('certificate-desk.actions.reissue'),
                    onAction: () => onAsk({ kind: 'reissue', certificate }),
                  },
                ]
              : []),
            ...(isNewest && stands
              ? [
                  {
                    id: 'revoke',
                    label: t('certificate-desk.actions.revoke'),
                    danger: true,
                    onAction: () => onAsk({ kind: 'revoke', certificate }),
                  },
                ]
              : []),
          ],
        },
      ]}
    />
  );
}

/** Who holds a certificate of a course or a specialization, and what can be done with each. */
export function IssuedTable({ of, below }: { readonly of: CertificatesOf; readonly below: ReactNode }) {
  const t = useT();
  const list = useList(SORTS, 'newest');
  const status = STATUSES.find((value) => value === list.filter('status'));
  const { sort: _sort, ...paging } = list.paging;
  const issued = useQuery(issuedQuery(of, { ...paging, ...(status ? { status } : {}) }));
  const isThere = useLatch(!issued.isPending);
  const [asking, setAsking] = useState<Asking>(null);
  const columns: TableColumn<IssuedCertificate>[] = [
    {
      id: 'holder',
      label: t('certificate-desk.columns.holder'),
      cell: ({ holder }) => <Person {...holder} image={null} />,
    },
    {
      id: 'number',
      wideOnly: true,
      label: t('certificate-desk.columns.number'),
      cell: ({ number }) => (
        <bdi dir="ltr" className="tabular-nums">
          {showNumber(number)}
        </bdi>
      ),
    },
    { id: 'issued', label: t('certificate-desk.columns.issued'), cell: ({ issuedAt }) => <Moment at={issuedAt} /> },
    {
      id: 'status',
      label: t('certificate-desk.columns.status'),
      cell: (one) => <Badge tone={TONES[one.status]}>{t(`certificate-desk.status.${one.status}`)}</Badge>,
    },
  ];
  return (
    <>
      <ListTable
        label={t('certificate-desk.titles.issued')}
        list={list}
        query={issued}
        columns={columns}
        rowId={({ certificateId }) => String(certificateId)}
        rowName={({ holder }) => `${holder.firstName} ${holder.lastName}`}
        rowActions={(certificate) => <RowMenu certificate={certificate} onAsk={setAsking} />}
        searchLabel={t('certificate-desk.search')}
        filters={[undefined, ...STATUSES].map((value) => (
          <FilterChip
            key={value ?? 'all'}
            selected={status === value}
            onChange={() => list.setFilter({ status: value })}
          >
            {value ? t(`certificate-desk.status.${value}`) : t('common.labels.all')}
          </FilterChip>
        ))}
        actions={
          <Button variant="outline" icon={UserPlus} onClick={() => setAsking({ kind: 'choose' })}>
            {t('certificate-desk.actions.choose')}
          </Button>
        }
        empty={
          <EmptyState
            drawing="people"
            title={t('certificate-desk.empty')}
            description={t('certificate-desk.emptyText')}
            compact
          />
        }
      />
      {isThere && below}
      {asking?.kind === 'choose' && <ChooseDialog of={of} onClose={() => setAsking(null)} />}
      {(asking?.kind === 'revoke' || asking?.kind === 'reissue') && (
        <ReasonDialog certificate={asking.certificate} kind={asking.kind} onClose={() => setAsking(null)} />
      )}
    </>
  );
}
