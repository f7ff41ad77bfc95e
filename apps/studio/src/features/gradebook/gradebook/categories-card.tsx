import { compareDecimals, decimal, formatDecimal, sumDecimals, trimDecimal } from '@sullam/domain/decimal.ts';
import { Pencil, Plus, Trash2 } from '@sullam/ui/base/icons.ts';
import { preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { Button, IconButton } from '@sullam/ui/components/button.tsx';
import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { EmptyState } from '@sullam/ui/components/empty-state.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { SortableRows } from '@sullam/ui/sortable/sortable-rows.tsx';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useGradeFormat } from '@sullam/web-kit/grades/use-grade-format.ts';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { DeleteDialog } from '../../../parts/delete-dialog.tsx';
import { CategoryDialog } from './category-dialog.tsx';
import { type Category, type Item, type Structure, useDeleteCategory } from './gradebook.api.ts';

export interface SettingsCardProps {
  readonly structure: Structure;
  readonly onOrder: (categories: readonly Category[], items: readonly Item[]) => void;
}

/** A row of one of the cards. */
export const SETTINGS_ROW = 'items-center border-t border-line py-1.5 first:border-t-0';

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

/** Groups of items: their weights, how they are added up, what they drop. */
export function CategoriesCard({ structure, onOrder }: SettingsCardProps) {
  const t = useT();
  const format = useFormat();
  const text = useAuthorText();
  const grade = useGradeFormat();
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
      dropLowest > 0 && t('gradebook.settings.dropsLowest', { number: format.number(dropLowest) }),
      dropHighest > 0 && t('gradebook.settings.dropsHighest', { number: format.number(dropHighest) }),
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
          rowClassName={SETTINGS_ROW}
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
        <DeleteDialog
          id={deleting.gradeCategoryId}
          name={text(deleting.name)}
          remove={remove}
          onClose={() => setDeleting(null)}
        >
          {t('gradebook.settings.deleteCategoryText')}
        </DeleteDialog>
      )}
    </Card>
  );
}
