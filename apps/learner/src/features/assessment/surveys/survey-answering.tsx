import type { SurveyAnswer } from '@sullam/domain/surveys/survey.ts';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { SurveyQuestions } from '@sullam/web-kit/surveys/survey-questions.tsx';
import { useState } from 'react';
import { type Survey, useAnswerSurvey } from './surveys.api.ts';
import { useAnswerDraft } from './use-answer-draft.ts';

interface AnsweringProps {
  readonly survey: Survey;
  readonly onSent: () => void;
  readonly onCancel?: (() => void) | undefined;
}

/** The questions to answer; what is entered survives leaving the page. */
export function SurveyAnswering({ survey, onSent, onCancel }: AnsweringProps) {
  const t = useT();
  const notify = useNotify();
  const draft = useAnswerDraft(survey);
  const answer = useAnswerSurvey(survey.surveyId);
  const send = (answers: readonly SurveyAnswer[]) =>
    answer.mutate(answers, {
      onSuccess: () => {
        draft.clear();
        notify({ tone: 'success', text: t('surveys.messages.sent') });
        onSent();
      },
    });
  return (
    <div className="space-y-4">
      <Banner live="off">
        {t(survey.isAnonymous ? 'surveys.hints.willBeAnonymous' : 'surveys.hints.willBeNamed')}
      </Banner>
      <SurveyQuestions questions={survey.questions} answers={draft.answers} onChange={draft.change} onSend={send}>
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" pending={answer.isPending}>
            {t(survey.type === 'POLL' ? 'surveys.actions.vote' : 'surveys.actions.send')}
          </Button>
          {onCancel && (
            <Button variant="outline" onClick={onCancel}>
              {t('common.actions.cancel')}
            </Button>
          )}
          <p className="text-sm text-muted">{t('surveys.hints.draftKept')}</p>
        </div>
      </SurveyQuestions>
    </div>
  );
}

/** What an editor sees: the questions as learners do, sent to nobody. */
export function SurveyPreview({ survey }: { readonly survey: Survey }) {
  const t = useT();
  const [answers, setAnswers] = useState<SurveyAnswer[]>([]);
  return (
    <div className="space-y-4">
      <Banner live="off">{t('surveys.hints.editorsLook')}</Banner>
      <SurveyQuestions questions={survey.questions} answers={answers} onChange={setAnswers} />
    </div>
  );
}
