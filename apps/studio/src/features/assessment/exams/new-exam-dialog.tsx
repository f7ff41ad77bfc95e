import type { Localized } from '@sullam/domain/localized.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { TitledDialog } from '../../../parts/titled-dialog.tsx';
import { useCreateExam } from './exams.api.ts';

export interface NewExamDialogProps {
  readonly courseId: number;
  readonly title?: Localized;
  readonly onCreated: (examId: number) => void;
  readonly onClose: () => void;
}

/** Asks for a title and makes the exam. */
export function NewExamDialog({ courseId, title, onCreated, onClose }: NewExamDialogProps) {
  const t = useT();
  const create = useCreateExam(courseId);
  return (
    <TitledDialog
      onClose={onClose}
      title={t('exam-authoring.titles.new')}
      submitLabel={t('common.actions.create')}
      pending={create.isPending}
      label={t('exam-authoring.fields.title')}
      stacked
      named={title}
      field="title"
      refusal={create.error}
      onSubmit={(given) => create.mutate({ title: given }, { onSuccess: ({ examId }) => onCreated(examId) })}
    />
  );
}
