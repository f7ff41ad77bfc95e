import { Icon } from '@sullam/ui/base/icon.tsx';
import { BookOpen, ChevronDown, ChevronUp, Pencil, Plus, Trash2 } from '@sullam/ui/base/icons.ts';
import { preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { Button, IconButton } from '@sullam/ui/components/button.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonTable } from '@sullam/ui/components/skeleton.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { moved } from '../authoring/moved.ts';
import { PageHead } from '../authoring/page-head.tsx';
import { useUndoable } from '../authoring/use-undoable.ts';
import { type Category, categoriesQuery, useDeleteCategory, useReorderCategories } from './categories.api.ts';
import { CategoryDialog } from './category-dialog.tsx';
import { CATEGORY_ICONS } from './category-icons.ts';

/** The shelves of the catalogue, in the order in which they are shown. */
export function CategoryListScreen() {
  const t = useT();
  const categories = useQuery(categoriesQuery());
  const [edited, setEdited] = useState<Category | null | undefined>(undefined);
  const add = (
    <Button icon={Plus} {...preloadOn(Dialog)} onClick={() => setEdited(null)}>
      {t('builder.categories.add')}
    </Button>
  );
  return (
    <div className="page-width page-gutter py-6">
      <PageHead title={t('builder.titles.categories')} actions={add} />
      {categories.isError ? (
        <ErrorState title={t('common.failed.title')} onRetry={() => void categories.refetch()} />
      ) : !categories.data ? (
        <SkeletonTable columns={2} />
      ) : categories.data.data.length === 0 ? (
        <EmptyState drawing="files" title={t('builder.categories.empty')} action={add} />
      ) : (
        <Rows categories={categories.data.data} onEdit={setEdited} />
      )}
      {edited !== undefined && <CategoryDialog category={edited} onClose={() => setEdited(undefined)} />}
    </div>
  );
}

interface RowsProps {
  readonly categories: readonly Category[];
  readonly onEdit: (category: Category) => void;
}

function Rows({ categories, onEdit }: RowsProps) {
  const t = useT();
  const format = useFormat();
  const textOf = useAuthorText();
  const reorder = useReorderCategories();
  const remove = useDeleteCategory();
  const undoable = useUndoable();
  const shown = categories.filter(({ courseCategoryId }) => !undoable.hidden.has(String(courseCategoryId)));
  const move = (index: number, by: 1 | -1) =>
    reorder.mutate(moved(shown, index, by).map(({ courseCategoryId }) => courseCategoryId));
  return (
    <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
      {shown.map((category, index) => {
        const name = textOf(category.name);
        const id = category.courseCategoryId;
        return (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
            <span
              aria-hidden="true"
              className="grid size-10 place-items-center rounded-md text-black"
              style={{ backgroundColor: `oklch(0.85 0.08 ${category.hue})` }}
            >
              <Icon of={CATEGORY_ICONS[category.icon] ?? BookOpen} size={20} />
            </span>
            <span className="min-w-0 flex-1">
              <AuthorTextFor text={category.name} className="block font-medium clip-line" />
              <span className="text-xs text-muted">
                {t('builder.categories.used', { count: format.number(category.courseCount) })}
              </span>
            </span>
            <span className="flex">
              <IconButton
                icon={ChevronUp}
                label={t('builder.course.moveUp', { title: name })}
                disabled={index === 0 || reorder.isPending}
                onClick={() => move(index, -1)}
              />
              <IconButton
                icon={ChevronDown}
                label={t('builder.course.moveDown', { title: name })}
                disabled={index === shown.length - 1 || reorder.isPending}
                onClick={() => move(index, 1)}
              />
              <IconButton icon={Pencil} label={`${t('common.actions.edit')}: ${name}`} onClick={() => onEdit(category)} />
              <IconButton
                icon={Trash2}
                label={`${t('common.actions.delete')}: ${name}`}
                disabled={category.courseCount > 0}
                onClick={() =>
                  undoable.remove(String(id), t('builder.categories.deleted', { name }), () => remove.mutateAsync(id))
                }
              />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
