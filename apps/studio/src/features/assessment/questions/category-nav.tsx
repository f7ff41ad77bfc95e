import { cx } from '@sullam/ui/base/cx.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { EllipsisVertical, Folder, Pencil, Plus, Trash2 } from '@sullam/ui/base/icons.ts';
import { IconButton } from '@sullam/ui/components/button.tsx';
import { MenuButton } from '@sullam/ui/overlays/menu-button.tsx';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useLanguage, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DeleteDialog } from '../../../parts/delete-dialog.tsx';
import { CategoryDialog, type CategoryTask } from './category-dialog.tsx';
import { CategorySelect } from './category-select.tsx';
import { type CategoryNode, categoryTree, countWithin } from './question-categories.ts';
import { type QuestionCategory, questionCategoriesQuery, useDeleteQuestionCategory } from './questions.api.ts';

export interface CategoryNavProps {
  /** The chosen category; '0' is none of them, undefined all. */
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

/** The categories as a tree beside the list; on a phone a list to choose from. */
export function CategoryNav({ value, onChange }: CategoryNavProps) {
  const t = useT();
  const language = useLanguage();
  const textOf = useAuthorText();
  const categories = useQuery(questionCategoriesQuery()).data?.data ?? [];
  const tree = categoryTree(categories, ({ name }) => textOf(name), language);
  const [task, setTask] = useState<CategoryTask | null>(null);
  const [deleting, setDeleting] = useState<QuestionCategory | null>(null);
  const remove = useDeleteQuestionCategory();
  return (
    <nav aria-label={t('questions.categories.label')}>
      <CategorySelect
        className="lg:hidden"
        label={t('questions.categories.label')}
        none={t('questions.categories.all')}
        value={Number(value) || null}
        onChange={(id) => onChange(id === null ? undefined : String(id))}
      />
      <div className="hidden lg:block">
        <div className="mb-1 flex items-center justify-between gap-2">
          <h2 className="text-sm font-medium text-muted">{t('questions.categories.label')}</h2>
          <IconButton
            size="sm"
            icon={Plus}
            label={t('questions.categories.add')}
            onClick={() => setTask({ kind: 'add', parentCategoryId: null })}
          />
        </div>
        <ul className="space-y-0.5">
          <Entry isCurrent={value === undefined} onChoose={() => onChange(undefined)}>
            {t('questions.categories.all')}
          </Entry>
          <Entry isCurrent={value === '0'} onChoose={() => onChange('0')}>
            {t('questions.categories.none')}
          </Entry>
          {tree.map((node) => (
            <Branch
              key={node.category.questionCategoryId}
              node={node}
              depth={0}
              value={value}
              onChange={onChange}
              onTask={setTask}
              onDelete={setDeleting}
            />
          ))}
        </ul>
      </div>
      {task && <CategoryDialog task={task} categories={categories} onClose={() => setTask(null)} />}
      {deleting && (
        <DeleteDialog
          id={deleting.questionCategoryId}
          name={textOf(deleting.name)}
          remove={remove}
          onDeleted={() => value === String(deleting.questionCategoryId) && onChange(undefined)}
          onClose={() => setDeleting(null)}
        >
          {t('questions.categories.deleteText')}
        </DeleteDialog>
      )}
    </nav>
  );
}

interface EntryProps {
  readonly isCurrent: boolean;
  readonly onChoose: () => void;
  readonly children: React.ReactNode;
}

function Entry({ isCurrent, onChoose, children }: EntryProps) {
  return (
    <li>
      <button type="button" aria-current={isCurrent || undefined} onClick={onChoose} className={entryClass(isCurrent)}>
        {children}
      </button>
    </li>
  );
}

const entryClass = (isCurrent: boolean): string =>
  cx(
    'flex min-h-9 w-full min-w-0 items-center gap-2 rounded-md px-2 text-start text-sm hover:bg-subtle',
    isCurrent && 'bg-primary-soft font-medium text-primary-text',
  );

interface BranchProps extends CategoryNavProps {
  readonly node: CategoryNode;
  readonly depth: number;
  readonly onTask: (task: CategoryTask) => void;
  readonly onDelete: (category: QuestionCategory) => void;
}

function Branch({ node, depth, value, onChange, onTask, onDelete }: BranchProps) {
  const t = useT();
  const format = useFormat();
  const textOf = useAuthorText();
  const { category, children } = node;
  const id = String(category.questionCategoryId);
  const isCurrent = value === id;
  return (
    <li>
      <div className="group flex items-center" style={{ paddingInlineStart: `${depth * 0.875}rem` }}>
        <button
          type="button"
          aria-current={isCurrent || undefined}
          onClick={() => onChange(id)}
          className={entryClass(isCurrent)}
        >
          <Icon of={Folder} size={16} className="shrink-0 text-muted" />
          <span className="min-w-0 flex-1 clip-line">
            <AuthorTextFor text={category.name} />
          </span>
          <span className="text-xs font-normal text-muted tabular">{format.number(countWithin(node))}</span>
        </button>
        <MenuButton
          size="sm"
          icon={EllipsisVertical}
          label={t('studio.words.actionsFor', { name: textOf(category.name) })}
          groups={[
            {
              id: 'change',
              items: [
                {
                  id: 'add',
                  label: t('questions.categories.addBelow'),
                  icon: Plus,
                  onAction: () => onTask({ kind: 'add', parentCategoryId: category.questionCategoryId }),
                },
                {
                  id: 'edit',
                  label: t('questions.categories.edit'),
                  icon: Pencil,
                  onAction: () => onTask({ kind: 'edit', category }),
                },
              ],
            },
            {
              id: 'end',
              items: [
                {
                  id: 'delete',
                  label: t('common.actions.delete'),
                  icon: Trash2,
                  danger: true,
                  onAction: () => onDelete(category),
                },
              ],
            },
          ]}
        />
      </div>
      {children.length > 0 && (
        <ul className="space-y-0.5">
          {children.map((child) => (
            <Branch
              key={child.category.questionCategoryId}
              node={child}
              depth={depth + 1}
              value={value}
              onChange={onChange}
              onTask={onTask}
              onDelete={onDelete}
            />
          ))}
        </ul>
      )}
    </li>
  );
}
