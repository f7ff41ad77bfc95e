import { Badge, type Tone } from '@sullam/ui/components/badge.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { LeftOut } from '../left-out.tsx';
import type { AdditionRow } from './add-learners.types.ts';
import { isToAdd } from './use-addition.ts';

const SHOWN = 200;
const TONES: Partial<Record<AdditionRow['outcome'], Tone>> = {
  ADDED: 'success',
  INVITED: 'info',
  WAITLISTED: 'info',
  ALREADY: 'neutral',
  DUPLICATE: 'neutral',
};

/** What becomes, or became, of each person; who can't be added stands first. */
export function AdditionTable({ rows, isDone }: { readonly rows: readonly AdditionRow[]; readonly isDone: boolean }) {
  const t = useT();
  const format = useFormat();
  const inOrder = rows
    .map((row, at) => ({ row, at }))
    .sort((one, other) => {
      const place = (row: AdditionRow) => (isToAdd(row) ? 2 : row.outcome === 'ALREADY' ? 1 : 0);
      return place(one.row) - place(other.row) || one.at - other.at;
    });
  const wordOf = ({ outcome }: AdditionRow) =>
    isDone && (outcome === 'ADDED' || outcome === 'WAITLISTED' || outcome === 'INVITED')
      ? t(`add-learners.done.${outcome}`)
      : t(`add-learners.outcomes.${outcome}`);
  const title = t(isDone ? 'add-learners.result' : 'add-learners.preview');
  return (
    <div>
      <section
        aria-label={title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        className="max-h-80 overflow-auto rounded-md border border-line"
      >
        <table className="w-full text-sm">
          <thead className="sticky top-0 bg-subtle">
            <tr>
              <th scope="col" className="px-3 py-2 text-start font-medium">
                {t('add-learners.columns.person')}
              </th>
              <th scope="col" className="px-3 py-2 text-start font-medium">
                {t('add-learners.columns.outcome')}
              </th>
            </tr>
          </thead>
          <tbody>
            {inOrder.slice(0, SHOWN).map(({ row, at }) => {
              const name = `${row.firstName} ${row.lastName}`.trim();
              return (
                <tr key={at} className="border-t border-line">
                  <td className="px-3 py-2 wrap-anywhere">
                    <span className="block font-medium">
                      <bdi>{name || row.email || row.text}</bdi>
                    </span>
                    {name && row.email && (
                      <span dir="ltr" className="block text-xs text-muted rtl:text-end">
                        {row.email}
                      </span>
                    )}
                    <LeftOut cells={row.leftOut} />
                  </td>
                  <td className="px-3 py-2">
                    <Badge tone={TONES[row.outcome] ?? 'warning'}>{wordOf(row)}</Badge>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
      {rows.length > SHOWN && (
        <p className="mt-2 text-sm text-muted">
          {t('add-learners.more', { shown: format.number(SHOWN), total: format.number(rows.length) })}
        </p>
      )}
    </div>
  );
}
