import { Pencil } from '@sullam/ui/base/icons.ts';
import { Badge, type Tone } from '@sullam/ui/components/badge.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { AuthorText } from '@sullam/ui/components/text.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { RubricView } from '@sullam/web-kit/rubrics/rubric-view.tsx';
import { useState } from 'react';
import type { AttemptToMark, MarkedQuestion } from './exam-marking.api.ts';
import { GivenAnswer } from './given-answer.tsx';
import { fullName } from './learner-name.tsx';
import { draftOf, type MarkDraft } from './mark-draft.ts';
import { MarkPanel } from './mark-panel.tsx';
import { TwoReviews } from './two-reviews.tsx';
import { useMarks } from './use-marks.ts';

const TONES: Record<MarkedQuestion['outcome'], Tone> = {
  CORRECT: 'success',
  PARTIAL: 'warning',
  WRONG: 'danger',
  BLANK: 'neutral',
  PENDING: 'info',
};

/** The mark as it counts: how much, how it came about, what the learner sees. */
function MarkLines({ question }: { readonly question: MarkedQuestion }) {
  const t = useT();
  const format = useFormat();
  const marks = useMarks();
  const { score, outcome, source, markedBy, markedAt, isDisputed, comment } = question;
  const by = markedBy && markedAt && source !== 'AUTO';
  return (
    <div className="space-y-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={isDisputed ? 'danger' : TONES[outcome]}>
          {isDisputed ? t('exam-marking.queueStates.DISPUTED') : t(`question-view.outcomes.${outcome}`)}
        </Badge>
        {score !== null && <span className="font-medium tabular">{marks.of(score, question.marks)}</span>}
        {score !== null && (
          <span className="text-sm text-muted">
            {t(`exam-marking.sources.${source}`)}
            {by &&
              ` · ${t('exam-marking.labels.markedBy', { name: fullName(markedBy), date: { raw: format.dateTime(markedAt) } })}`}
          </span>
        )}
      </p>
      {comment && !isDisputed && (
        <AuthorText as="p" className="border-s-2 border-line ps-3 text-sm whitespace-pre-line wrap-anywhere">
          {comment}
        </AuthorText>
      )}
    </div>
  );
}

const actionFor = ({ isDisputed, score }: MarkedQuestion) =>
  isDisputed ? 'decide' : score === null ? 'mark' : 'changeMark';

/** One question of an attempt for who marks it: answer, mark, what was said, and the way to change it. */
export function MarkedQuestionCard({
  attempt,
  question,
}: {
  readonly attempt: AttemptToMark;
  readonly question: MarkedQuestion;
}) {
  const t = useT();
  const format = useFormat();
  const [draft, setDraft] = useState<MarkDraft | null>(null);
  return (
    <Card as="article" padding="lg" className="break-inside-avoid">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="text-base">{t('exam-marking.titles.question', { number: format.number(question.position) })}</h3>
        <span className="text-sm text-muted">
          <bdi className="wrap-anywhere">{question.questionName}</bdi>
          {question.spentSeconds !== null &&
            ` · ${t('exam-marking.labels.spent', { time: { raw: format.clock(question.spentSeconds * 1000) } })}`}
        </span>
      </div>
      <GivenAnswer examAttemptId={attempt.examAttemptId} question={question} />
      <div className="mt-5 space-y-4 border-t border-line pt-4">
        <MarkLines question={question} />
        {question.reviews.length >= 2 && <TwoReviews question={question} />}
        {question.rubric && question.assessment && (
          <RubricView rubric={question.rubric.content} assessment={question.assessment} headingLevel={4} />
        )}
        {draft ? (
          <div className="max-w-160">
            <MarkPanel
              examAttemptId={attempt.examAttemptId}
              question={question}
              markerCount={attempt.markerCount}
              draft={draft}
              onDraft={setDraft}
              onSaved={() => setDraft(null)}
            />
          </div>
        ) : (
          attempt.state !== 'ABANDONED' && (
            <Button
              variant="outline"
              size="sm"
              icon={Pencil}
              className="print:hidden"
              onClick={() => setDraft(draftOf(question, attempt.markerCount))}
            >
              {t(`exam-marking.actions.${actionFor(question)}`)}
            </Button>
          )
        )}
      </div>
    </Card>
  );
}
