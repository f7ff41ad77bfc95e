import '../../../app.css';
import { Landmark } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { BackLink } from '@sullam/ui/components/back-link.tsx';
import { LinkButton } from '@sullam/ui/components/button.tsx';
import { EmptyState } from '@sullam/ui/components/empty-state.tsx';
import type { TableColumn } from '@sullam/ui/table/table-types.ts';
import { DocumentFiles } from '@sullam/web-kit/billing/document-files.tsx';
import type { TaxDocument } from '@sullam/web-kit/billing/documents.api.ts';
import { kindKeyOf } from '@sullam/web-kit/billing/order-documents.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { ExportMenu } from '../../../parts/export-menu.tsx';
import { ListTable } from '../../../parts/list-table.tsx';
import { MonthSelect } from '../../../parts/month-select.tsx';
import { lastMonths } from '../../../parts/months.ts';
import { Page } from '../../../parts/page.tsx';
import { useList } from '../../../parts/use-list.ts';
import { documentsQuery, exportDocuments } from './tax-documents.api.ts';

const SORTS = { newest: { column: '', direction: 'descending' } } as const;

function useColumns(): TableColumn<TaxDocument>[] {
  const t = useT();
  const format = useFormat();
  return [
    {
      id: 'number',
      label: t('billing.list.number'),
      cell: (document) => (
        <span className="block min-w-0">
          <UiLink href={`/orders/${document.orderId}`} className="font-medium whitespace-nowrap">
            <bdi dir="ltr">{document.number}</bdi>
          </UiLink>
          <span className="block text-xs text-muted">{t(kindKeyOf(document))}</span>
        </span>
      ),
    },
    {
      id: 'buyer',
      label: t('billing.list.buyer'),
      cell: ({ buyerName }) => (
        <span className="clip-line">
          <bdi>{buyerName}</bdi>
        </span>
      ),
    },
    {
      id: 'issued',
      label: t('billing.list.issued'),
      wideOnly: true,
      cell: ({ issuedAt }) => <span className="whitespace-nowrap">{format.dateTime(issuedAt)}</span>,
    },
    {
      id: 'tax',
      label: t('billing.list.tax'),
      numeric: true,
      wideOnly: true,
      cell: ({ taxMinor, currency, isRefund }) => (
        <span className="whitespace-nowrap tabular">
          {format.money({ amount: isRefund ? -taxMinor : taxMinor, currency })}
        </span>
      ),
    },
    {
      id: 'total',
      label: t('billing.list.total'),
      numeric: true,
      cell: ({ totalMinor, currency, isRefund }) => (
        <span className="whitespace-nowrap tabular">
          {format.money({ amount: isRefund ? -totalMinor : totalMinor, currency })}
        </span>
      ),
    },
    { id: 'files', label: t('billing.list.files'), cell: (document) => <DocumentFiles document={document} /> },
  ];
}

/** `/tax-documents`: documents of a month, newest first, with their export. */
export function TaxDocumentsScreen() {
  const t = useT();
  const list = useList(SORTS, 'newest');
  const { sort: _sort, search: _search, ...paging } = list.paging;
  const months = lastMonths(new Date());
  const month = months.find((each) => each === list.filter('month')) ?? months[0] ?? '';
  const found = useQuery(documentsQuery({ ...paging, month }));
  return (
    <Page
      above={<BackLink href="/orders">{t('order-desk.menu.title')}</BackLink>}
      title={t('billing.list.title')}
      lead={t('billing.list.lead')}
      actions={
        <>
          <LinkButton variant="outline" icon={Landmark} href="/accounting">
            {t('billing.list.accounting')}
          </LinkButton>
          <ExportMenu file={(file) => exportDocuments({ month, format: file })} />
        </>
      }
    >
      <MonthSelect
        label={t('billing.list.month')}
        className="mb-4 max-w-60"
        value={month}
        onChange={(value) => list.setFilter({ month: value })}
      />
      <ListTable
        label={t('billing.list.title')}
        list={list}
        query={found}
        columns={useColumns()}
        rowId={({ taxDocumentId }) => String(taxDocumentId)}
        rowName={({ number }) => number}
        empty={<EmptyState drawing="files" title={t('billing.list.empty')} compact />}
      />
    </Page>
  );
}
