import { Breadcrumbs } from '@sullam/ui/components/navigation.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useDestinationPath } from '@sullam/web-kit/router/page-path.ts';
import type { MenuEntry } from '@sullam/web-kit/shell/menu-model.ts';
import { useBarPlaces } from '../parts/bar-places.tsx';

interface PageBreadcrumbsProps {
  readonly entry: MenuEntry | undefined;
  /** Nothing where a page stands at the top: its own heading says the same. */
  readonly onlyInside?: boolean;
}

/** Where one is: the steps that the page names, below the entry of the menu unless they begin with a course. */
export function PageBreadcrumbs({ entry, onlyInside = false }: PageBreadcrumbsProps) {
  const t = useT();
  const { steps } = useBarPlaces();
  const path = useDestinationPath();
  const isInCourse = steps[0] !== undefined;
  const top = entry && !isInCourse ? [{ label: t.dynamic(entry.titleKey) ?? '', href: entry.path }] : [];
  const items = [...top, ...steps.filter((step) => step !== undefined)];
  if (items.length === 0 || (onlyInside && !steps.some((step) => step !== undefined))) return null;
  return (
    <Breadcrumbs
      items={items.map(({ label, href }) => ({
        label,
        ...(href !== undefined && href !== path ? { href } : {}),
      }))}
    />
  );
}
