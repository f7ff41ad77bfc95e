import { NAME_MAX_LENGTH } from '@sullam/domain/field-limits.ts';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { trimmed } from '../../../parts/localized-field.tsx';
import { TitledDialog } from '../../../parts/titled-dialog.tsx';
import { CategorySelect } from './category-select.tsx';
import { idsWithin } from './question-categories.ts';
import { type QuestionCategory, useChangeQuestionCategory, useCreateQuestionCategory } from './questions.api.ts';

export type CategoryTask =
  | { kind: 'add'; parentCategoryId: number | null }
  | { kind: 'edit'; category: QuestionCategory };

export interface CategoryDialogProps {
  readonly task: CategoryTask;
  readonly categories: readonly QuestionCategory[];
  readonly onClose: () => void;
}

/** Name and place of a category. */
export function CategoryDialog({ task, categories, onClose }: CategoryDialogProps) {
  const t = useT();
  const notify = useNotify();
  const category = task.kind === 'edit' ? task.category : null;
  const [parent, setParent] = useState(task.kind === 'add' ? task.parentCategoryId : task.category.parentCategoryId);
  const create = useCreateQuestionCategory();
  const change = useChangeQuestionCategory(category?.questionCategoryId ?? 0);
  const saving = category ? change : create;
  const send = (name: ReturnType<typeof trimmed>) => {
    const onSuccess = () => {
      notify({ tone: 'success', text: t('common.states.saved') });
      onClose();
    };
    if (!category) return create.mutate({ name, parentCategoryId: parent }, { onSuccess });
    // only what was changed here: the rest may be somebody else's by now
    const isRenamed = JSON.stringify(name) !== JSON.stringify(trimmed(category.name));
    const isMoved = parent !== category.parentCategoryId;
    change.mutate({ ...(isRenamed && { name }), ...(isMoved && { parentCategoryId: parent }) }, { onSuccess });
  };
  return (
    <TitledDialog
      onClose={onClose}
      title={t(category ? 'questions.categories.edit' : 'questions.categories.add')}
      submitLabel={t(category ? 'common.actions.saveChanges' : 'common.actions.create')}
      pending={saving.isPending}
      label={t('questions.categories.name')}
      named={category?.name}
      maxLength={NAME_MAX_LENGTH}
      field="name"
      refusal={saving.error}
      onSubmit={send}
    >
      <CategorySelect
        label={t('questions.categories.parent')}
        none={t('questions.categories.top')}
        value={parent}
        onChange={setParent}
        {...(category ? { except: idsWithin(categories, category.questionCategoryId) } : {})}
      />
    </TitledDialog>
  );
}
