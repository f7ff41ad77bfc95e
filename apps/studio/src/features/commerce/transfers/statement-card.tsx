import { Link2 } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Badge, type Tone } from '@sullam/ui/components/badge.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { Pagination } from '@sullam/ui/components/navigation.tsx';
import { DataTable } from '@sullam/ui/table/data-table.tsx';
import type { TableColumn } from '@sullam/ui/table/table-types.ts';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useAddressQuery } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { pageCount } from '../../../parts/use-list.ts';
import { type BankStatement, type BankStatementLine, statementLinesQuery } from './transfers.api.ts';

const TONES = { MATCHED: 'success', SHORT: 'warning', OVER: 'warning', CONFIRMED: 'neutral' } as const satisfies Record<
  NonNullable<BankStatementLine['match']>['state'],
  Tone
>;

export const SHORT_DAY = { day: 'numeric', month: 'short' } as const;
const LONG_DAY = { day: 'numeric', month: 'long' } as const;

/** Lines on a page: as many as other lists have. */
const TAKE = 20;

function useStatementTitle() {
  const t = useT();
  const format = useFormat();
  return ({ firstOn, lastOn }: BankStatement): string =>
    firstOn === lastOn
      ? t('bank-statements.titles.statement', { date: format.day(lastOn, LONG_DAY) })
      : t('bank-statements.titles.period', {
          from: format.day(firstOn, LONG_DAY),
          to: format.day(lastOn, LONG_DAY),
        });
}

/** The order that a line pays, or that it pays none. */
function MatchCell({ line: { match } }: { readonly line: BankStatementLine }) {
  const t = useT();
  const format = useFormat();
  if (!match) return <span className="text-muted">{t('bank-statements.lineMatches.none')}</span>;
  return (
    <UiLink href={`/orders/${match.orderId}`}>
      <Badge tone={TONES[match.state]} icon={Link2}>
        {t(`bank-statements.lineMatches.${match.state}`, { number: { raw: format.number(match.number) } })}
      </Badge>
    </UiLink>
  );
}

function useColumns(): TableColumn<BankStatementLine>[] {
  const t = useT();
  const format = useFormat();
  return [
    {
      id: 'date',
      label: t('bank-statements.fields.date'),
      width: '6rem',
      cell: ({ receivedOn }) => <span className="whitespace-nowrap">{format.day(receivedOn, SHORT_DAY)}</span>,
    },
    { id: 'payer', label: t('bank-statements.fields.payer'), cell: ({ payer }) => <bdi>{payer}</bdi> },
    {
      id: 'reference',
      label: t('bank-statements.fields.remittance'),
      cell: ({ remittance }) => <bdi className="wrap-anywhere">{remittance}</bdi>,
    },
    {
      id: 'amount',
      label: t('bank-statements.fields.amount'),
      numeric: true,
      cell: ({ amountMinor, currency }) => (
        <span className="font-medium whitespace-nowrap tabular">{format.money({ amount: amountMinor, currency })}</span>
      ),
    },
    { id: 'match', label: t('bank-statements.fields.order'), cell: (line) => <MatchCell line={line} /> },
  ];
}

/** The payments of the newest statement, or of an earlier one, with the orders that they pay. */
export function StatementCard({ statements }: { readonly statements: readonly [BankStatement, ...BankStatement[]] }) {
  const t = useT();
  const titleOf = useStatementTitle();
  const address = useAddressQuery();
  const chosen =
    statements.find(({ bankStatementId }) => String(bankStatementId) === address.value('statement')) ?? statements[0];
  const page = Math.max(1, Math.trunc(Number(address.value('lines') ?? '1')) || 1);
  const lines = useQuery(statementLinesQuery(chosen.bankStatementId, { skip: (page - 1) * TAKE, take: TAKE }));
  const pages = pageCount(lines.data?.total ?? 0);
  return (
    <section className="mt-8 space-y-3">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <h2 className="text-lg">{titleOf(chosen)}</h2>
        <p className="text-sm text-muted">
          {t('bank-statements.texts.file', {
            name: chosen.fileName,
            lines: t('bank-statements.counts.lines', { count: chosen.lineCount }),
          })}
        </p>
      </div>
      {statements.length > 1 && (
        <div className="max-w-90">
          <NativeSelect
            label={t('bank-statements.fields.statement')}
            value={String(chosen.bankStatementId)}
            options={statements.map((statement) => ({
              value: String(statement.bankStatementId),
              label: `${titleOf(statement)} · ${statement.fileName}`,
            }))}
            onChange={(value) => address.change({ statement: value, lines: undefined })}
          />
        </div>
      )}
      <DataTable
        label={titleOf(chosen)}
        columns={useColumns()}
        rows={lines.data?.data ?? []}
        rowId={({ bankStatementLineId }) => String(bankStatementLineId)}
        rowName={({ payer, remittance }) => payer || remittance}
        loading={lines.isPending}
        error={lines.isError && !lines.data ? t('common.failed.title') : undefined}
        onRetry={() => void lines.refetch()}
        footer={
          pages > 1 && (
            <Pagination
              page={page}
              pages={pages}
              hrefOf={(number) => address.hrefWith({ lines: number === 1 ? undefined : number })}
            />
          )
        }
      />
    </section>
  );
}
