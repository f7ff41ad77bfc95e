import { EmptyState } from '@sullam/ui/components/empty-state.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { BarPlot } from '@sullam/ui/plots/bar-plot.tsx';
import { useGradeFormat } from '@sullam/web-kit/grades/use-grade-format.ts';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { binsOf, middleOf, percentagesIn } from './distribution.ts';
import type { SheetColumn } from './grade-columns.ts';
import type { ReportRow } from './gradebook.api.ts';
import type { ChosenGroup } from './group-filter.tsx';
import type { Sheet } from './sheet-rows.ts';

export interface DistributionDialogProps {
  readonly column: SheetColumn;
  readonly rows: readonly ReportRow[];
  readonly group: ChosenGroup | null;
  readonly sheet: Sheet;
  readonly onClose: () => void;
}

/** How the grades of a column are spread, with its table behind it. */
export function DistributionDialog({ column, rows, group, sheet, onClose }: DistributionDialogProps) {
  const t = useT();
  const format = useFormat();
  const grade = useGradeFormat();
  const values = percentagesIn(column, rows, sheet);
  const middle = middleOf(values);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('gradebook.titles.distribution', { name: column.label })}
      description={group && t('gradebook.groups.only', { group: group.name })}
    >
      {middle === null ? (
        <EmptyState drawing="inbox" title={t('gradebook.plot.empty')} level={3} compact />
      ) : (
        <div className="space-y-4">
          <p className="text-sm text-muted">
            {t('gradebook.plot.summary', {
              count: format.number(values.length),
              mean: grade.percent(middle.mean),
              median: grade.percent(middle.median),
            })}
          </p>
          <BarPlot
            title={t(column.kind === 'ITEM' ? 'gradebook.plot.item' : 'gradebook.plot.total', { name: column.label })}
            labelHead={t('gradebook.plot.percent')}
            valueHead={t('gradebook.plot.learners')}
            points={binsOf(values).map(({ from, to, count }) => ({
              id: String(from),
              value: count,
              label:
                to === null
                  ? t('gradebook.plot.above', { from: grade.percent(String(from)) })
                  : t('gradebook.plot.range', { from: grade.percent(String(from)), to: grade.percent(String(to)) }),
            }))}
          />
        </div>
      )}
    </Dialog>
  );
}
