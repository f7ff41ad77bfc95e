import { NAME_MAX_LENGTH } from '@sullam/domain/limits.ts';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { fieldErrors } from '../../parts/field-errors.ts';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { LocalizedField, trimmed } from '../../parts/localized-field.tsx';
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
  const [name, setName] = useState(category?.name ?? {});
  const [parent, setParent] = useState(task.kind === 'add' ? task.parentCategoryId : task.category.parentCategoryId);
  const [isMissing, setMissing] = useState(false);
  const create = useCreateQuestionCategory();
  const change = useChangeQuestionCategory(category?.questionCategoryId ?? 0);
  const saving = category ? change : create;
  const errors = fieldErrors(saving.error);
  const send = () => {
    const given = trimmed(name);
    if (Object.keys(given).length === 0) return setMissing(true);
    const onSuccess = () => {
      notify({ tone: 'success', text: t('common.states.saved') });
      onClose();
    };
    if (!category) return create.mutate({ name: given, parentCategoryId: parent }, { onSuccess });
    // only what was changed here: the rest may be somebody else's by now
    const isRenamed = JSON.stringify(name) !== JSON.stringify(category.name);
    const isMoved = parent !== category.parentCategoryId;
    change.mutate({ ...(isRenamed && { name: given }), ...(isMoved && { parentCategoryId: parent }) }, { onSuccess });
  };
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t(category ? 'questions.categories.edit' : 'questions.categories.add')}
      submitLabel={t(category ? 'common.actions.saveChanges' : 'common.actions.create')}
      pending={saving.isPending}
      onSubmit={send}
    >
      <LocalizedField
        label={t('questions.categories.name')}
        required
        value={name}
        onChange={(next) => {
          setName(next);
          setMissing(false);
        }}
        maxLength={NAME_MAX_LENGTH}
        error={errors.name ?? (isMissing ? t('errors.rules.required') : undefined)}
      />
      <CategorySelect
        label={t('questions.categories.parent')}
        none={t('questions.categories.top')}
        value={parent}
        onChange={setParent}
        {...(category ? { except: idsWithin(categories, category.questionCategoryId) } : {})}
      />
    </FormDialog>
  );
}
