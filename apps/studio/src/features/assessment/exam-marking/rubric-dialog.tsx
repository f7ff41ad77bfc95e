import { normalizeDecimal } from '@sullam/domain/digits.ts';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { DecimalField } from '@sullam/web-kit/forms/decimal-field.tsx';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { courseRubricsQuery, type QuestionProgress, useChooseRubric } from './exam-marking.api.ts';
import { useExamPlace } from './exam-place.ts';
import { useMarks } from './use-marks.ts';

/** As the server takes it. */
const POINTS = /^[0-9]{1,5}([.][0-9]{1,4})?$/;

export interface RubricDialogProps {
  readonly question: QuestionProgress;
  /** Two people mark: how far apart they may be is asked too. */
  readonly isDouble: boolean;
  readonly onClose: () => void;
}

/** By which rubric a question is marked. */
export function RubricDialog({ question, isDouble, onClose }: RubricDialogProps) {
  const t = useT();
  const text = useAuthorText();
  const notify = useNotify();
  const marks = useMarks();
  const { courseId, subsectionExamId } = useExamPlace();
  const { data, isPending } = useQuery(courseRubricsQuery(courseId, ''));
  const choose = useChooseRubric(subsectionExamId, question.questionId);
  const [rubricId, setRubricId] = useState(question.rubric ? String(question.rubric.rubricId) : '');
  const [typed, setTyped] = useState(question.rubric?.tolerance ?? '0');
  const tolerance = normalizeDecimal(typed) ?? '';
  const isReady = rubricId !== '' && POINTS.test(tolerance);
  const submit = () =>
    choose.mutate(
      { rubricId: Number(rubricId), tolerance },
      {
        onSuccess: () => {
          notify({ tone: 'success', text: t('exam-marking.messages.rubricChosen') });
          onClose();
        },
      },
    );
  const rubrics = data?.data ?? [];
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('exam-marking.titles.rubric', { question: question.questionName })}
      submitLabel={t('common.actions.save')}
      pending={choose.isPending}
      disabled={!isReady}
      onSubmit={submit}
    >
      {!isPending && rubrics.length === 0 && <p>{t('exam-marking.empty.rubrics')}</p>}
      <NativeSelect
        label={t('exam-marking.fields.rubric')}
        placeholder={t('common.fields.choosePlaceholder')}
        value={rubricId}
        onChange={setRubricId}
        options={rubrics.map((rubric) => ({
          value: String(rubric.rubricId),
          label: `${text(rubric.title)} (${marks.write(rubric.maximum)})`,
        }))}
      />
      {isDouble && (
        <DecimalField
          label={t('exam-marking.fields.tolerance')}
          hint={t('exam-marking.hints.tolerance')}
          className="max-w-60"
          value={typed}
          error={POINTS.test(tolerance) ? undefined : t('errors.rules.numberInvalid')}
          onChange={setTyped}
        />
      )}
    </FormDialog>
  );
}
