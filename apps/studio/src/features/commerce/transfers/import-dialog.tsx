import { ApiError } from '@sullam/api-client/api-error.ts';
import { DATE_ORDERS } from '@sullam/domain/commerce/statement-dates.ts';
import { isMappingComplete, STATEMENT_COLUMNS } from '@sullam/domain/commerce/statement-tables.ts';
import { MEGABYTE } from '@sullam/domain/file-limits.ts';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { FileDrop } from '@sullam/ui/components/file-drop.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { useFormat, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { SHORT_DAY } from './statement-card.tsx';
import {
  type BankStatementPreview,
  type BankStatementTable,
  type StatementColumns,
  statementPreviewQuery,
  useImportStatement,
} from './transfers.api.ts';

const MOST_BYTES = 5 * MEGABYTE;
const ACCEPT = '.csv,.tsv,.txt,.xlsx,.xml,.sta,.mt940,.940';

interface ColumnsProps {
  readonly table: BankStatementTable;
  readonly onChange: (columns: StatementColumns) => void;
}

/** Which column holds what, as it was guessed or corrected. */
function Columns({ table: { headRow, dateOrder, mapping, columns }, onChange }: ColumnsProps) {
  const t = useT();
  const format = useFormat();
  const change = (changes: StatementColumns) => onChange({ headRow, dateOrder, ...mapping, ...changes });
  const options = columns.map(({ heading, samples }, at) => {
    const name = heading || t('bank-statements.columns.number', { number: format.number(at + 1) });
    return { value: String(at), label: [name, samples.find((sample) => sample !== '')].filter(Boolean).join(' · ') };
  });
  return (
    <fieldset className="space-y-3">
      <legend className="text-sm text-muted">{t('bank-statements.texts.columns')}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {STATEMENT_COLUMNS.map((column) => (
          <NativeSelect
            key={column}
            label={t(`bank-statements.fields.${column}`)}
            placeholder={t('bank-statements.columns.none')}
            value={mapping[column] === undefined ? '' : String(mapping[column])}
            options={options}
            onChange={(value) => change({ [column]: value === '' ? undefined : Number(value) })}
          />
        ))}
        <NativeSelect
          label={t('bank-statements.fields.dateOrder')}
          value={dateOrder}
          options={DATE_ORDERS.map((order) => ({ value: order, label: t(`bank-statements.dateOrders.${order}`) }))}
          onChange={(value) => change({ dateOrder: DATE_ORDERS.find((order) => order === value) ?? 'DMY' })}
        />
        <NativeSelect
          label={t('bank-statements.fields.headRow')}
          placeholder={t('bank-statements.columns.none')}
          value={headRow === -1 ? '' : String(headRow)}
          options={Array.from({ length: HEAD_ROWS }, (_, row) => ({
            value: String(row),
            label: format.number(row + 1),
          }))}
          onChange={(value) => change({ headRow: value === '' ? -1 : Number(value) })}
        />
      </div>
    </fieldset>
  );
}

/** Rows among which the headings can be chosen. */
const HEAD_ROWS = 30;

/** The first payments of the file, as they are understood. */
function FirstLines({ lines }: { readonly lines: BankStatementPreview['lines'] }) {
  const t = useT();
  const format = useFormat();
  if (lines.length === 0) return null;
  return (
    <div className="overflow-x-auto rounded-lg border border-line">
      <table className="w-full text-sm">
        <thead className="bg-subtle text-xs text-muted">
          <tr>
            {(['date', 'payer', 'remittance'] as const).map((column) => (
              <th key={column} scope="col" className="px-3 py-2 text-start font-semibold">
                {t(`bank-statements.fields.${column}`)}
              </th>
            ))}
            <th scope="col" className="px-3 py-2 text-end font-semibold">
              {t('bank-statements.fields.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ receivedOn, payer, remittance, amountMinor, currency }, at) => (
            <tr key={at} className="border-t border-line">
              <td className="px-3 py-2 whitespace-nowrap">{format.day(receivedOn, SHORT_DAY)}</td>
              <td className="px-3 py-2">
                <bdi>{payer}</bdi>
              </td>
              <td className="px-3 py-2 wrap-anywhere">
                <bdi>{remittance}</bdi>
              </td>
              <td className="px-3 py-2 text-end whitespace-nowrap tabular">
                {format.money({ amount: amountMinor, currency })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What an import would bring, in words. */
function Summary({ preview }: { readonly preview: BankStatementPreview }) {
  const t = useT();
  const format = useFormat();
  const { table, lineCount, knownCount, skippedCount, problemLines, problemCount } = preview;
  if (table && !isMappingComplete(table.mapping))
    return <Banner tone="warning">{t('bank-statements.texts.missing')}</Banner>;
  const shown = format.list(problemLines.map((line) => format.number(line)));
  return (
    <div role="status" className="space-y-1 text-sm">
      <p className="font-medium">{t('bank-statements.counts.lines', { count: lineCount })}</p>
      {knownCount > 0 && <p className="text-muted">{t('bank-statements.counts.known', { count: knownCount })}</p>}
      {skippedCount > 0 && <p className="text-muted">{t('bank-statements.counts.skipped', { count: skippedCount })}</p>}
      {problemCount > 0 && (
        <p className="text-warning-text">{t('bank-statements.texts.unreadable', { lines: { raw: shown } })}</p>
      )}
    </div>
  );
}

/** Payments from a statement of the bank: what is in the file, then the import itself. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const notify = useNotify();
  const [file, setFile] = useState<File | null>(null);
  const [isTooLarge, setTooLarge] = useState(false);
  const [columns, setColumns] = useState<StatementColumns>({});
  const preview = useQuery(statementPreviewQuery(file, columns));
  const run = useImportStatement();
  const choose = (given: File | null) => {
    setTooLarge(given !== null && given.size > MOST_BYTES);
    setColumns({});
    setFile(given && given.size <= MOST_BYTES ? given : null);
  };
  const data = file === null || preview.isError ? undefined : preview.data;
  const newCount = data ? data.lineCount - data.knownCount : 0;
  const send = () =>
    file &&
    run.mutate(
      { file, columns },
      {
        onSuccess: ({ newCount: count }) => {
          notify({ tone: 'success', text: t('bank-statements.done.imported', { count }) });
          onClose();
        },
      },
    );
  return (
    <FormDialog
      open
      size="lg"
      onClose={onClose}
      title={t('bank-statements.titles.import')}
      description={t('bank-statements.texts.import')}
      submitLabel={t('bank-statements.actions.save')}
      disabled={newCount === 0 || preview.isFetching}
      pending={run.isPending}
      onSubmit={send}
    >
      {file === null ? (
        <FileDrop
          dropLabel={t('bank-statements.texts.drop')}
          hint={t('bank-statements.texts.formats')}
          accept={ACCEPT}
          error={isTooLarge ? t('bank-statements.texts.tooLarge') : undefined}
          onFiles={([given]) => choose(given ?? null)}
        />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-line px-4 py-3">
          <bdi className="min-w-0 font-medium wrap-anywhere">{file.name}</bdi>
          <Button size="sm" variant="outline" onClick={() => choose(null)}>
            {t('bank-statements.actions.another')}
          </Button>
        </div>
      )}
      {file && preview.isFetching && !data && <SkeletonText lines={4} />}
      {file && preview.isError && (
        <Banner tone="danger">
          {preview.error instanceof ApiError ? preview.error.message : t('errors.network.generic')}
        </Banner>
      )}
      {data && (
        <>
          <Summary preview={data} />
          <FirstLines lines={data.lines} />
          {data.table && <Columns table={data.table} onChange={setColumns} />}
        </>
      )}
    </FormDialog>
  );
}
