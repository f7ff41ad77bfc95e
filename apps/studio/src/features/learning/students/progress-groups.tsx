import { Card } from '@sullam/ui/components/card.tsx';
import { BarPlot } from '@sullam/ui/plots/bar-plot.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import type { ProgressGroup } from './students.api.ts';

/** How many are how far: not begun, in four quarters, finished. */
export function ProgressGroups({ groups }: { readonly groups: readonly ProgressGroup[] }) {
  const t = useT();
  const format = useFormat();
  const labelOf = ({ from, to }: ProgressGroup) => {
    if (to === 0) return t('studio.students.notBegun');
    if (from === 100) return t('studio.students.done');
    return t('studio.students.between', { from: format.percent(from / 100), to: format.percent(to / 100) });
  };
  return (
    <Card padding="lg" className="max-w-200">
      <BarPlot
        title={t('studio.students.distribution')}
        labelHead={t('builder.students.progress')}
        valueHead={t('studio.titles.students')}
        points={groups.map((group) => ({ id: String(group.from), label: labelOf(group), value: group.count }))}
      />
    </Card>
  );
}
