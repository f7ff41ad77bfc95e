import '../../../app.css';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { CategoriesCard } from './categories-card.tsx';
import { type Category, type Item, type Structure, structureQuery, useOrder } from './gradebook.api.ts';
import { GradebookFrame } from './gradebook-frame.tsx';
import { ItemsCard } from './items-card.tsx';
import { SettingsForm } from './settings-form.tsx';

function Settings({ structure }: { readonly structure: Structure }) {
  const order = useOrder(structure.courseId);
  // shown at once, in the order that is being saved
  const shown = order.isPending && order.variables ? inOrder(structure, order.variables) : structure;
  const onOrder = (categories: readonly Category[], items: readonly Item[]) =>
    order.mutate({
      gradeCategoryIds: categories.map(({ gradeCategoryId }) => gradeCategoryId),
      gradeItemIds: items.map(({ gradeItemId }) => gradeItemId),
    });
  return (
    <div className="max-w-220 space-y-6">
      <CategoriesCard structure={shown} onOrder={onOrder} />
      <ItemsCard structure={shown} onOrder={onOrder} />
      <SettingsForm structure={structure} />
    </div>
  );
}

function inOrder(structure: Structure, ids: { gradeCategoryIds: number[]; gradeItemIds: number[] }): Structure {
  const { categories, items } = structure;
  return {
    ...structure,
    categories: ids.gradeCategoryIds.flatMap((id) => categories.find((each) => each.gradeCategoryId === id) ?? []),
    items: ids.gradeItemIds.flatMap((id) => items.find((each) => each.gradeItemId === id) ?? []),
  };
}

/** `courses/{courseId}/gradebook/settings`: categories, items, rules, letters. */
export function GradebookSettingsScreen() {
  const t = useT();
  const { data, isError, refetch } = useQuery(structureQuery(usePathId('courseId')));
  return (
    <GradebookFrame>
      {isError && !data && <ErrorState title={t('common.failed.title')} onRetry={() => void refetch()} compact />}
      {!data && !isError && <SkeletonText lines={8} />}
      {data && <Settings structure={data} />}
    </GradebookFrame>
  );
}
