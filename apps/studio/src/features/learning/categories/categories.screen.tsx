import '../../../app.css';
import { Plus } from '@sullam/ui/base/icons.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonTable } from '@sullam/ui/components/skeleton.tsx';
import { SortableTree } from '@sullam/ui/tree/sortable-tree.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DeleteDialog } from '../../../parts/delete-dialog.tsx';
import { Page } from '../../../parts/page.tsx';
import { type Category, categoriesQuery, useDeleteCategory, useReorderCategories } from './categories.api.ts';
import { CategoryDialog } from './category-dialog.tsx';
import { CategoryMenu, CategoryRow } from './category-row.tsx';

/** The categories of the catalogue, in its order. */
export function CategoriesScreen() {
  const t = useT();
  const text = useAuthorText();
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
    <Page title={t('studio.titles.categories')} lead={t('categories.list.lead')} actions={rows.length > 0 && add}>
      {categories.isError && (
        <ErrorState title={t('common.failed.title')} onRetry={() => void categories.refetch()} compact />
      )}
      {categories.isPending && <SkeletonTable rows={6} columns={3} />}
      {categories.data && rows.length === 0 && (
        <EmptyState drawing="files" title={t('builder.categories.empty')} action={add} compact />
      )}
      {rows.length > 0 && (
        <SortableTree
          label={t('studio.titles.categories')}
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
        <DeleteDialog
          id={deleting.courseCategoryId}
          name={text(deleting.name)}
          remove={remove}
          onClose={() => setDeleting(null)}
        >
          {deleting.courseCount > 0
            ? t('categories.list.inUse', { count: deleting.courseCount })
            : t('common.dialogs.deleteText')}
        </DeleteDialog>
      )}
    </Page>
  );
}
