import { Icon } from '@sullam/ui/base/icon.tsx';
import { EyeOff, Pencil, Plus, Trash2 } from '@sullam/ui/base/icons.ts';
import { preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { Button, IconButton } from '@sullam/ui/components/button.tsx';
import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { EmptyState } from '@sullam/ui/components/empty-state.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { SortableRows } from '@sullam/ui/sortable/sortable-rows.tsx';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useGradeFormat } from '@sullam/web-kit/grades/use-grade-format.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { DeleteDialog } from '../../../parts/delete-dialog.tsx';
import { SETTINGS_ROW, type SettingsCardProps } from './categories-card.tsx';
import { categoriesWithItems } from './grade-columns.ts';
import { type Item, useDeleteItem } from './gradebook.api.ts';
import { ItemDialog } from './item-dialog.tsx';

/** What is graded, in its categories. */
export function ItemsCard({ structure, onOrder }: SettingsCardProps) {
  const t = useT();
  const text = useAuthorText();
  const grade = useGradeFormat();
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
              rowClassName={SETTINGS_ROW}
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
        <DeleteDialog
          id={deleting.gradeItemId}
          name={text(deleting.title)}
          remove={remove}
          onClose={() => setDeleting(null)}
        >
          {t('gradebook.settings.deleteItemText')}
        </DeleteDialog>
      )}
    </Card>
  );
}
