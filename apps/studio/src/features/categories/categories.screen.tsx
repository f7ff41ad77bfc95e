import { Plus } from '@sullam/ui/base/icons.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonTable } from '@sullam/ui/components/skeleton.tsx';
import { ConfirmDialog } from '@sullam/ui/overlays/lazy.ts';
import { SortableTree } from '@sullam/ui/tree/sortable-tree.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Page } from '../../parts/page.tsx';
import { type Category, categoriesQuery, useDeleteCategory, useReorderCategories } from './categories.api.ts';
import { CategoryDialog } from './category-dialog.tsx';
import { CategoryMenu, CategoryRow } from './category-row.tsx';

/** The categories of the catalogue, in its order. */
export function CategoriesScreen() {
  const t = useT();
  const text = useAuthorText();
  const notify = useNotify();
  const categories = useQuery(categoriesQuery());
  const reorder = useReorderCategories();
  const remove = useDeleteCategory();
  const [editing, setEditing] = useState<Category | 'new' | null>(null);
  const [deleting, setDeleting] = useState<Category | null>(null);
  const rows = categories.data?.data ?? [];
  const add = (
    <Button icon={Plus} onClick={() => setEditing('new')}>
      {t('builder.categories.add')}
    </Button>
  );
  return (
    <Page title={t('builder.titles.categories')} lead={t('studio.categories.lead')} actions={rows.length > 0 && add}>
      {categories.isError && (
        <ErrorState title={t('common.failed.title')} onRetry={() => void categories.refetch()} compact />
      )}
      {categories.isPending && <SkeletonTable rows={6} columns={3} />}
      {categories.data && rows.length === 0 && (
        <EmptyState drawing="files" title={t('builder.categories.empty')} action={add} compact />
      )}
      {rows.length > 0 && (
        <SortableTree
          label={t('builder.titles.categories')}
          expanded={[]}
          onExpanded={() => undefined}
          onMove={(order) => reorder.mutate(order.map(({ id }) => Number(id)))}
          branches={rows.map((category) => ({
            id: String(category.courseCategoryId),
            name: text(category.name),
            content: <CategoryRow category={category} onEdit={setEditing} />,
            actions: <CategoryMenu category={category} onEdit={setEditing} onDelete={setDeleting} />,
            children: [],
          }))}
        />
      )}
      {editing && <CategoryDialog category={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />}
      {deleting && (
        <ConfirmDialog
          open
          danger
          onClose={() => setDeleting(null)}
          title={t('common.dialogs.deleteTitle', { name: text(deleting.name) })}
          confirmLabel={t('common.actions.delete')}
          pending={remove.isPending}
          onConfirm={() =>
            remove.mutate(deleting.courseCategoryId, {
              onSuccess: () => notify({ tone: 'success', text: t('common.states.deleted') }),
              onSettled: () => setDeleting(null),
            })
          }
        >
          {deleting.courseCount > 0
            ? t('studio.categories.inUse', { count: deleting.courseCount })
            : t('common.dialogs.deleteText')}
        </ConfirmDialog>
      )}
    </Page>
  );
}
