import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import type { CreditListPreview, CreditListRow } from './credit-lists.api.ts';
import { RowMember, RowResult } from './row-result.tsx';

const SHOWN = 200;

/** Wrong rows stand first: they are what is to be corrected. */
const PLACES: Record<CreditListRow['status'], number> = {
  WRONG_AMOUNT: 0,
  UNKNOWN_MEMBER: 0,
  DONE_ALREADY: 1,
  WAITING: 2,
  DONE: 2,
};

const HEADS = ['line', 'member', 'amount', 'result'] as const;

/** What each row of the list would give. */
export function PreviewTable({ preview: { rows, currency } }: { readonly preview: CreditListPreview }) {
  const t = useT();
  const format = useFormat();
  const inOrder = rows.toSorted((one, other) => PLACES[one.status] - PLACES[other.status] || one.line - other.line);
  return (
    <div>
      <section
        aria-label={t('credit-lists.fields.result')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        className="max-h-112 overflow-auto rounded-md border border-line"
      >
        <table className="w-full text-sm">
          <thead className="sticky top-0 bg-subtle">
            <tr>
              {HEADS.map((head) => (
                <th key={head} scope="col" className="px-3 py-2 text-start font-medium">
                  {t(`credit-lists.fields.${head}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {inOrder.slice(0, SHOWN).map((row) => (
              <tr key={row.line} className="border-t border-line align-top">
                <td className="px-3 py-2 tabular">{format.number(row.line)}</td>
                <td className="px-3 py-2">
                  <RowMember {...row} />
                </td>
                <td className="px-3 py-2 whitespace-nowrap tabular">
                  {row.amountMinor === null ? (
                    <bdi>{row.amount || '–'}</bdi>
                  ) : (
                    format.money({ amount: row.amountMinor, currency })
                  )}
                </td>
                <td className="px-3 py-2">
                  <RowResult status={row.status} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {rows.length > SHOWN && (
        <p className="mt-2 text-sm text-muted">
          {t('credit-lists.texts.firstRows', { shown: format.number(SHOWN), total: format.number(rows.length) })}
        </p>
      )}
    </div>
  );
}
