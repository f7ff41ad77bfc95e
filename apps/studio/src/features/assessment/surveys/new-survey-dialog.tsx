import type { SurveyBody } from '@sullam/api-client/schema.gen.ts';
import type { SurveyType } from '@sullam/domain/surveys/survey.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { TitledDialog } from '../../../parts/titled-dialog.tsx';
import { useCreateSurvey } from './surveys.api.ts';

export interface NewSurveyDialogProps {
  readonly courseId: number;
  readonly type: SurveyType;
  /** Before its questions are asked for: a lesson takes it. */
  readonly onMade?: (surveyId: number) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks for a title, makes the draft and goes on to its questions. */
export function NewSurveyDialog({ courseId, type, onMade, onClose }: NewSurveyDialogProps) {
  const t = useT();
  const go = useGo();
  const create = useCreateSurvey(courseId);
  const make = (title: SurveyBody['title']) =>
    create.mutate(
      { type, title },
      {
        onSuccess: async ({ surveyId }) => {
          await onMade?.(surveyId);
          go(`/courses/${courseId}/surveys/${surveyId}`);
        },
      },
    );
  return (
    <TitledDialog
      onClose={onClose}
      title={t(`surveys.titles.new${type}`)}
      submitLabel={t('common.actions.create')}
      pending={create.isPending}
      label={t('surveys.fields.title')}
      stacked
      field="title"
      refusal={create.error}
      onSubmit={make}
    />
  );
}
