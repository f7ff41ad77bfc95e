import { TITLE_MAX_LENGTH } from '@sullam/domain/limits.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import { isWritten } from '@sullam/domain/localized.ts';
import type { SurveyType } from '@sullam/domain/surveys/survey.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { useState } from 'react';
import { fieldErrors } from '../../parts/field-errors.ts';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { LocalizedField, trimmed } from '../../parts/localized-field.tsx';
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
  const [title, setTitle] = useState<Localized>({});
  const [isMissing, setMissing] = useState(false);
  const submit = () => {
    setMissing(!isWritten(title));
    if (!isWritten(title)) return;
    create.mutate(
      { type, title: trimmed(title) },
      {
        onSuccess: async ({ surveyId }) => {
          await onMade?.(surveyId);
          go(`/courses/${courseId}/surveys/${surveyId}`);
        },
      },
    );
  };
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t(`surveys.titles.new${type}`)}
      submitLabel={t('common.actions.create')}
      pending={create.isPending}
      onSubmit={submit}
    >
      <LocalizedField
        label={t('surveys.fields.title')}
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
