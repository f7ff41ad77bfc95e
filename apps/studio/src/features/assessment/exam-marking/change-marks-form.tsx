import { ApiError } from '@sullam/api-client/api-error.ts';
import { learnerQuestion } from '@sullam/domain/questions/learner-question.ts';
import type { QuestionAnswer } from '@sullam/domain/questions/question.ts';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { RadioGroup } from '@sullam/ui/components/radio-group.tsx';
import { TextArea } from '@sullam/ui/components/text-field.tsx';
import { FormArea } from '@sullam/web-kit/forms/form.tsx';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { QuestionView } from '@sullam/web-kit/question-view/question-view.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type PreviewBody, previewMarks, progressQuery, questionQuery, useChangeMarks } from './exam-marking.api.ts';
import { useExamPlace } from './exam-place.ts';
import { PreviewFigures } from './preview-figures.tsx';

type Act = PreviewBody['act'];
const ACTS: readonly { act: Act; hint: 'regrade' | 'give' | 'accept'; action: 'regrade' | 'giveMarks' | 'accept' }[] = [
  { act: 'REGRADE', hint: 'regrade', action: 'regrade' },
  { act: 'GIVE_MARKS', hint: 'give', action: 'giveMarks' },
  { act: 'ACCEPT_ALSO', hint: 'accept', action: 'accept' },
];
const MOST_REASON = 1000;

/** The answer that is to count as right too, given as a learner would give it. */
function AcceptedAnswer({
  questionId,
  answer,
  onAnswer,
}: {
  readonly questionId: number;
  readonly answer: QuestionAnswer;
  readonly onAnswer: (answer: QuestionAnswer) => void;
}) {
  const t = useT();
  const { data } = useQuery(questionQuery(questionId));
  if (!data) return null;
  const question = learnerQuestion(
    { content: data.content, key: data.key },
    { seed: '', shufflesChoices: false, openedHints: 0 },
  );
  return (
    <section className="rounded-md border border-line p-4">
      <h4 className="mb-3 text-sm font-medium">{t('exam-marking.fields.accepted')}</h4>
      <QuestionView key={questionId} question={question} value={answer} onChange={onAnswer} />
    </section>
  );
}

/** The questions that were asked. */
const useAskedQuestions = (subsectionExamId: number) =>
  (useQuery(progressQuery(subsectionExamId)).data?.asked ?? []).map(({ questionId, questionName }) => ({
    value: String(questionId),
    label: questionName,
  }));

/** Chooses one of three changes, shows what it would do, and does it for a reason. */
export function ChangeMarksForm() {
  const t = useT();
  const notify = useNotify();
  const { subsectionExamId } = useExamPlace();
  const questions = useAskedQuestions(subsectionExamId);
  const [act, setAct] = useState<Act>('REGRADE');
  const [questionId, setQuestionId] = useState('');
  const [answer, setAnswer] = useState<QuestionAnswer>(null);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const preview = useMutation({
    mutationFn: (body: PreviewBody) => previewMarks(subsectionExamId, body),
    meta: { isQuiet: true },
  });
  const change = useChangeMarks(subsectionExamId);
  const chosen = ACTS.find((each) => each.act === act)!;
  const body: PreviewBody = {
    act,
    questionId: Number(questionId),
    ...(act === 'ACCEPT_ALSO' ? { answer: answer as NonNullable<PreviewBody['answer']> } : {}),
  };
  const isReady = questionId !== '' && (act !== 'ACCEPT_ALSO' || answer !== null);
  // what was shown is true only of what it was asked for
  const renew = () => preview.reset();
  const go = () => {
    setTried(reason.trim() === '');
    if (reason.trim() === '') return;
    change.mutate(
      { ...body, reason: reason.trim() },
      {
        onSuccess: ({ changedCount }) => {
          notify({ tone: 'success', text: t('exam-marking.messages.changed', { count: changedCount }) });
          setReason('');
          renew();
        },
      },
    );
  };
  return (
    <div className="space-y-5">
      <NativeSelect
        label={t('exam-marking.fields.question')}
        placeholder={t('common.fields.choosePlaceholder')}
        className="max-w-120"
        value={questionId}
        options={questions}
        onChange={(next) => {
          setQuestionId(next);
          setAnswer(null);
          renew();
        }}
      />
      <RadioGroup
        label={t('exam-marking.fields.act')}
        cards
        value={act}
        onChange={(next) => {
          setAct(next as Act);
          renew();
        }}
        options={ACTS.map((each) => ({
          value: each.act,
          label: t(`exam-marking.acts.${each.act}`),
          description: t(`exam-marking.hints.${each.hint}`),
        }))}
      />
      {act === 'ACCEPT_ALSO' && questionId !== '' && (
        <AcceptedAnswer
          questionId={Number(questionId)}
          answer={answer}
          onAnswer={(next) => {
            setAnswer(next);
            renew();
          }}
        />
      )}
      <Button variant="outline" disabled={!isReady} pending={preview.isPending} onClick={() => preview.mutate(body)}>
        {t('exam-marking.actions.preview')}
      </Button>
      {preview.isError && (
        <Banner tone="danger">
          {preview.error instanceof ApiError ? preview.error.message : t('common.failed.text')}
        </Banner>
      )}
      {preview.data && (
        <FormArea isTried={isTried} className="space-y-5">
          <PreviewFigures preview={preview.data} />
          <TextArea
            label={t('exam-marking.fields.reason')}
            hint={t('exam-marking.hints.decision')}
            required
            rows={2}
            maxLength={MOST_REASON}
            error={reason.trim() === '' ? t('errors.rules.required') : undefined}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <Button pending={change.isPending} onClick={go}>
            {t(`exam-marking.actions.${chosen.action}`)}
          </Button>
        </FormArea>
      )}
    </div>
  );
}
