import { compareDecimals, decimal, formatDecimal, sumDecimals, trimDecimal } from '@sullam/domain/decimal.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { EyeOff, Pencil, Plus, Trash2 } from '@sullam/ui/base/icons.ts';
import { preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { Button, IconButton } from '@sullam/ui/components/button.tsx';
import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { ConfirmDialog, Dialog } from '@sullam/ui/overlays/lazy.ts';
import { SortableRows } from '@sullam/ui/sortable/sortable-rows.tsx';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useGradeFormat } from '@sullam/web-kit/grades/use-grade-format.ts';
import { useFormat, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CategoryDialog } from './category-dialog.tsx';
import { categoriesWithItems } from './grade-columns.ts';
import {
  type Category,
  type Item,
  type Structure,
  structureQuery,
  useDeleteCategory,
  useDeleteItem,
  useOrder,
} from './gradebook.api.ts';
import { GradebookFrame } from './gradebook-frame.tsx';
import { ItemDialog } from './item-dialog.tsx';
import { SettingsForm } from './settings-form.tsx';

interface PartProps {
  readonly structure: Structure;
  readonly onOrder: (categories: readonly Category[], items: readonly Item[]) => void;
}

const ROW = 'items-center border-t border-line py-1.5 first:border-t-0';

/** The sum of the weights, which need not be a hundred. */
function WeightSum({ categories }: Pick<Structure, 'categories'>) {
  const t = useT();
  const grade = useGradeFormat();
  const sum = sumDecimals(
    categories.filter(({ isExtraCredit }) => !isExtraCredit).map(({ weight }) => decimal(weight)),
  );
  const isWhole = compareDecimals(sum, decimal('100')) === 0;
  return (
    <p className="mt-3 text-sm text-muted tabular">
      {t(isWhole ? 'gradebook.settings.weightSum' : 'gradebook.settings.weightSumNot100', {
        sum: grade.points(formatDecimal(trimDecimal(sum))),
      })}
    </p>
  );
}

function Categories({ structure, onOrder }: PartProps) {
  const t = useT();
  const format = useFormat();
  const text = useAuthorText();
  const grade = useGradeFormat();
  const notify = useNotify();
  const remove = useDeleteCategory();
  const [edited, setEdited] = useState<Category | 'new' | null>(null);
  const [deleting, setDeleting] = useState<Category | null>(null);
  const { categories, items, scheme } = structure;
  const factsOf = ({ gradeCategoryId, weight, aggregation, dropLowest, dropHighest, isExtraCredit }: Category) =>
    [
      t('gradebook.settings.items', {
        count: items.filter((item) => item.gradeCategoryId === gradeCategoryId).length,
      }),
      scheme === 'WEIGHTED_CATEGORIES' && t('grades.labels.weightOf', { weight: grade.points(weight) }),
      scheme === 'WEIGHTED_CATEGORIES' && t(`grades.aggregations.${aggregation}`),
      dropLowest + dropHighest > 0 &&
        t('gradebook.settings.drops', { lowest: format.number(dropLowest), highest: format.number(dropHighest) }),
      isExtraCredit && t('grades.labels.extraCredit'),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <Card as="section">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <CardHeading level={2}>{t('gradebook.titles.categories')}</CardHeading>
        <Button variant="outline" size="sm" icon={Plus} {...preloadOn(Dialog)} onClick={() => setEdited('new')}>
          {t('gradebook.actions.newCategory')}
        </Button>
      </div>
      {categories.length === 0 ? (
        <EmptyState
          drawing="files"
          title={t('gradebook.settings.emptyCategories')}
          description={t('gradebook.settings.emptyCategoriesText')}
          level={3}
          compact
        />
      ) : (
        <SortableRows
          label={t('gradebook.titles.categories')}
          items={categories}
          idOf={({ gradeCategoryId }) => String(gradeCategoryId)}
          nameOf={({ name }) => text(name)}
          onChange={(next) => onOrder(next, items)}
          rowClassName={ROW}
        >
          {(category) => (
            <div className="flex items-center gap-2">
              <span className="min-w-0 flex-1">
                <span className="block font-medium wrap-anywhere">
                  <AuthorTextFor text={category.name} />
                </span>
                <span className="block text-sm text-muted">{factsOf(category)}</span>
              </span>
              <IconButton
                icon={Pencil}
                label={`${t('common.actions.edit')}: ${text(category.name)}`}
                onClick={() => setEdited(category)}
              />
              <IconButton
                icon={Trash2}
                label={`${t('common.actions.delete')}: ${text(category.name)}`}
                onClick={() => setDeleting(category)}
              />
            </div>
          )}
        </SortableRows>
      )}
      {scheme === 'WEIGHTED_CATEGORIES' && categories.length > 0 && <WeightSum categories={categories} />}
      {edited && (
        <CategoryDialog
          structure={structure}
          category={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(null)}
        />
      )}
      {deleting && (
        <ConfirmDialog
          open
          danger
          onClose={() => setDeleting(null)}
          title={t('common.dialogs.deleteTitle', { name: text(deleting.name) })}
          confirmLabel={t('common.actions.delete')}
          pending={remove.isPending}
          onConfirm={() =>
            remove.mutate(deleting.gradeCategoryId, {
              onSuccess: () => notify({ tone: 'success', text: t('gradebook.messages.deleted') }),
              onSettled: () => setDeleting(null),
            })
          }
        >
          {t('gradebook.settings.deleteCategoryText')}
        </ConfirmDialog>
      )}
    </Card>
  );
}

function Items({ structure, onOrder }: PartProps) {
  const t = useT();
  const text = useAuthorText();
  const grade = useGradeFormat();
  const notify = useNotify();
  const remove = useDeleteItem();
  const [edited, setEdited] = useState<Item | 'new' | null>(null);
  const [deleting, setDeleting] = useState<Item | null>(null);
  const { categories, items } = structure;
  const groups = categoriesWithItems(structure);
  const orderIn = (at: number, own: readonly Item[]) =>
    onOrder(
      categories,
      groups.flatMap((group, other) => (other === at ? own : group.items)),
    );
  const factsOf = (item: Item) =>
    [
      t(`grades.sources.${item.source}`),
      item.kind === 'PASS_FAIL'
        ? t('grades.kinds.PASS_FAIL')
        : t('gradebook.columns.maximum', { maximum: grade.points(item.maximumPoints) }),
      item.isExtraCredit && t('grades.labels.extraCredit'),
      item.isOmitted && t('grades.labels.omitted'),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <Card as="section">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <CardHeading level={2}>{t('gradebook.titles.items')}</CardHeading>
        <Button variant="outline" size="sm" icon={Plus} {...preloadOn(Dialog)} onClick={() => setEdited('new')}>
          {t('gradebook.actions.newItem')}
        </Button>
      </div>
      {items.length === 0 && (
        <EmptyState
          drawing="files"
          title={t('gradebook.settings.emptyItems')}
          description={t('gradebook.settings.emptyItemsText')}
          level={3}
          compact
        />
      )}
      {items.length > 0 && <p className="mb-3 text-sm text-muted">{t('gradebook.settings.order')}</p>}
      {groups.map(({ category, items: own }, at) => {
        const name = category ? text(category.name) : t('gradebook.columns.noCategory');
        if (own.length === 0) return null;
        return (
          <div key={category?.gradeCategoryId ?? 0} className="mt-4">
            <h3 className="text-sm font-semibold">
              <bdi>{name}</bdi>
            </h3>
            <SortableRows
              label={name}
              items={own}
              idOf={({ gradeItemId }) => String(gradeItemId)}
              nameOf={({ title }) => text(title)}
              onChange={(next) => orderIn(at, next)}
              rowClassName={ROW}
            >
              {(item) => (
                <div className="flex items-center gap-2">
                  <span className="min-w-0 flex-1">
                    <span className="block font-medium wrap-anywhere">
                      <AuthorTextFor text={item.title} />
                    </span>
                    <span className="block text-sm text-muted">{factsOf(item)}</span>
                    {!item.isPosted && (
                      <Badge tone="warning">
                        <span className="flex items-center gap-1">
                          <Icon of={EyeOff} size={14} />
                          {t('grades.states.HIDDEN')}
                        </span>
                      </Badge>
                    )}
                  </span>
                  <IconButton
                    icon={Pencil}
                    label={`${t('common.actions.edit')}: ${text(item.title)}`}
                    onClick={() => setEdited(item)}
                  />
                  {(item.source === 'MANUAL' || item.courseSubsectionId === null) && (
                    <IconButton
                      icon={Trash2}
                      label={`${t('common.actions.delete')}: ${text(item.title)}`}
                      onClick={() => setDeleting(item)}
                    />
                  )}
                </div>
              )}
            </SortableRows>
          </div>
        );
      })}
      {edited && (
        <ItemDialog
          structure={structure}
          item={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(null)}
        />
      )}
      {deleting && (
        <ConfirmDialog
          open
          danger
          onClose={() => setDeleting(null)}
          title={t('common.dialogs.deleteTitle', { name: text(deleting.title) })}
          confirmLabel={t('common.actions.delete')}
          pending={remove.isPending}
          onConfirm={() =>
            remove.mutate(deleting.gradeItemId, {
              onSuccess: () => notify({ tone: 'success', text: t('gradebook.messages.deleted') }),
              onSettled: () => setDeleting(null),
            })
          }
        >
          {t('gradebook.settings.deleteItemText')}
        </ConfirmDialog>
      )}
    </Card>
  );
}

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
      <Categories structure={shown} onOrder={onOrder} />
      <Items structure={shown} onOrder={onOrder} />
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
