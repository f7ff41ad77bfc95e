import { TITLE_MAX_LENGTH } from '@sullam/domain/limits.ts';
import { isWritten, type Localized } from '@sullam/domain/localized.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { fieldErrors } from '../../parts/field-errors.ts';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { LocalizedField, trimmed } from '../../parts/localized-field.tsx';
import { useCreateExam } from './exams.api.ts';

export interface NewExamDialogProps {
  readonly courseId: number;
  readonly title?: Localized;
  readonly onCreated: (examId: number) => void;
  readonly onClose: () => void;
}

/** Asks for a title and makes the exam. */
export function NewExamDialog({ courseId, title: given = {}, onCreated, onClose }: NewExamDialogProps) {
  const t = useT();
  const create = useCreateExam(courseId);
  const [title, setTitle] = useState<Localized>(given);
  const [isMissing, setMissing] = useState(false);
  const submit = () => {
    const isEmpty = !isWritten(title);
    setMissing(isEmpty);
    if (isEmpty) return;
    create.mutate({ title: trimmed(title) }, { onSuccess: ({ examId }) => onCreated(examId) });
  };
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('exam-authoring.titles.new')}
      submitLabel={t('common.actions.create')}
      pending={create.isPending}
      onSubmit={submit}
    >
      <LocalizedField
        label={t('exam-authoring.fields.title')}
        required
        stacked
        value={title}
        maxLength={TITLE_MAX_LENGTH}
        onChange={(next) => {
          setTitle(next);
          setMissing(false);
        }}
        error={fieldErrors(create.error).title ?? (isMissing ? t('errors.rules.oneLanguage') : undefined)}
      />
    </FormDialog>
  );
}
