import { checkSurveyAnswers } from '@sullam/domain/surveys/check-survey-answers.ts';
import type { SurveyAnswer, SurveyQuestion } from '@sullam/domain/surveys/survey.ts';
import { Card } from '@sullam/ui/components/card.tsx';
import { type ReactNode, useId } from 'react';
import { Form } from '../forms/form.tsx';
import { useFormat, useT } from '../kit-context.tsx';
import { SurveyQuestionField } from './survey-question-field.tsx';

export interface SurveyQuestionsProps {
  readonly questions: readonly SurveyQuestion[];
  readonly answers: readonly SurveyAnswer[];
  readonly onChange: (answers: SurveyAnswer[]) => void;
  /** Called with answers in which nothing is wrong; none: a preview. */
  readonly onSend?: (answers: readonly SurveyAnswer[]) => void;
  /** The button that sends, and what stands beside it. */
  readonly children?: ReactNode;
}

/** The questions of a survey to answer. What is missing is said when they are sent, at the question. */
export function SurveyQuestions({ questions, answers, onChange, onSend, children }: SurveyQuestionsProps) {
  const t = useT();
  const format = useFormat();
  const id = useId();
  const faults = new Map(checkSurveyAnswers(questions, answers).map((fault) => [fault.questionKey, fault]));
  const errorOf = (questionKey: string): string | undefined => {
    const fault = faults.get(questionKey);
    if (!fault) return undefined;
    if (fault.rule === 'textMaximum') return t('errors.rules.textMaximum', { count: fault.values.count ?? 0 });
    return t(fault.rule === 'required' ? 'errors.rules.required' : 'errors.rules.choice');
  };
  const send = () => {
    const first = questions.find(({ questionKey }) => faults.has(questionKey));
    if (first) document.getElementById(`${id}-${first.questionKey}`)?.focus();
    else onSend?.(answers);
  };
  const give = (answer: SurveyAnswer) =>
    onChange([...answers.filter(({ questionKey }) => questionKey !== answer.questionKey), answer]);
  return (
    <Form onSubmit={send} className="space-y-4">
      {questions.map((question, at) => (
        <Card key={question.questionKey}>
          <SurveyQuestionField
            id={`${id}-${question.questionKey}`}
            question={question}
            answer={answers.find(({ questionKey }) => questionKey === question.questionKey)}
            onChange={give}
            error={errorOf(question.questionKey)}
            caption={
              questions.length > 1 &&
              t('common.counts.ratio', { part: format.number(at + 1), whole: format.number(questions.length) })
            }
          />
        </Card>
      ))}
      {children}
    </Form>
  );
}
