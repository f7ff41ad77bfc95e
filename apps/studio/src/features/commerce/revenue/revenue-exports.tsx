import { Download } from '@sullam/ui/base/icons.ts';
import { MenuButton } from '@sullam/ui/overlays/menu-button.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useExportItems } from '../../../parts/export-menu.tsx';
import { exportRevenue, type Grouping, type Reported } from './revenue.api.ts';

function useGroup(by: Grouping, reported: Reported) {
  const t = useT();
  const { items, isPending } = useExportItems((format) => exportRevenue({ ...reported, by, format }));
  return {
    isPending,
    group: { id: by, title: t(`revenue.by.${by}`), items: items.map((item) => ({ ...item, id: `${by}-${item.id}` })) },
  };
}

interface RevenueExportsProps {
  readonly reported: Reported;
  readonly plotBy: 'day' | 'month';
}

/** Saves the reports of the page, each as a workbook or as CSV. */
export function RevenueExports({ reported, plotBy }: RevenueExportsProps) {
  const t = useT();
  const groups = [
    useGroup('tax-rate', reported),
    useGroup(plotBy, reported),
    useGroup('item', reported),
    useGroup('method', reported),
    useGroup('group', reported),
  ];
  return (
    <MenuButton
      label={t('common.actions.export')}
      labelled
      icon={Download}
      variant="outline"
      disabled={groups.some(({ isPending }) => isPending)}
      groups={groups.map(({ group }) => group)}
    />
  );
}
