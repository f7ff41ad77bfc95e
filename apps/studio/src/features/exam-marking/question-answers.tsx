import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { AuthorText } from '@sullam/ui/components/text.tsx';
import { AuthorHtml } from '@sullam/web-kit/author-html.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { AnswerList } from './answer-list.tsx';
import type { MarkedQuestion, QueuedAnswer } from './exam-marking.api.ts';
import { GivenAnswer } from './given-answer.tsx';
import type { MarkDraft } from './mark-draft.ts';
import { MarkRow } from './mark-row.tsx';
import { keyOf } from './queued-answer.ts';
import { TwoReviews } from './two-reviews.tsx';
import { plainMarks } from './use-marks.ts';
import type { Queue } from './use-queue.ts';

export interface QuestionAnswersProps {
  readonly queue: Queue;
  readonly current: QueuedAnswer;
  /** Undefined: on its way. */
  readonly question: MarkedQuestion | undefined;
  /** The question as some answer to it has shown it. */
  readonly asked: MarkedQuestion | undefined;
  readonly markerCount: number;
  readonly draft: MarkDraft | undefined;
  readonly onDraft: (draft: MarkDraft) => void;
  /** Begins the mark of another answer, which is then opened. */
  readonly onBegin: (answer: QueuedAnswer, points: string) => void;
  readonly hasNext: boolean;
  /** Saved, with these others. */
  readonly onSaved: (goesOn: boolean, others: readonly QueuedAnswer[]) => void;
}

/** What was asked, once for all answers. */
function Asked({
  question,
  fallback,
}: {
  readonly question: MarkedQuestion | undefined;
  readonly fallback: QueuedAnswer;
}) {
  const t = useT();
  return (
    <>
      <h2 className="sr-only">{fallback.questionName}</h2>
      {question ? (
        <div className="font-medium">
          <AuthorHtml text={question.question.prompt} />
        </div>
      ) : (
        <p className="font-medium">
          <bdi>{fallback.questionName}</bdi>
        </p>
      )}
      <p className="text-sm text-muted tabular">
        {t('exam-marking.labels.points', { count: Number(plainMarks(fallback.marks)) })}
      </p>
    </>
  );
}

/** All answers to one question, marked in their list: those that say the same beside each other, and together if one likes. */
export function QuestionAnswers(props: QuestionAnswersProps) {
  const { queue, current, question, asked, markerCount, draft, onDraft, onBegin, hasNext, onSaved } = props;
  const { answers, alike, isTogether, setTogether, key, goTo } = queue;
  const { numberOf, alikeOf } = alike;
  const first = alikeOf(current);
  const others = (first?.answers ?? [])
    .filter((answer) => answer.state === 'PENDING' && keyOf(answer) !== key)
    .map((answer) => ({ answer, number: numberOf(answer), similarity: alikeOf(answer)?.similarity ?? 1 }));
  const open =
    question && draft ? (
      <>
        <div className="px-4 pt-1 pb-4">
          <GivenAnswer examAttemptId={current.examAttemptId} question={question} isAlone />
          {question.isDisputed && (
            <div className="mt-4">
              <TwoReviews question={question} />
            </div>
          )}
        </div>
        <MarkRow
          key={key}
          examAttemptId={current.examAttemptId}
          question={question}
          markerCount={markerCount}
          draft={draft}
          onDraft={onDraft}
          hasNext={hasNext}
          others={others}
          onSaved={(goesOn) => onSaved(goesOn, [])}
          onSavedAlike={(chosen) => onSaved(true, chosen)}
        />
      </>
    ) : (
      <>
        <AuthorText as="p" className="px-4 pt-1 pb-4 whitespace-pre-line wrap-anywhere">
          {current.text ?? ''}
        </AuthorText>
        <div className="border-t border-line p-4">
          <SkeletonText lines={2} />
        </div>
      </>
    );
  return (
    <AnswerList
      answers={answers}
      current={key}
      title={<Asked question={asked} fallback={current} />}
      numberOf={numberOf}
      alikeOf={alikeOf}
      isTogether={isTogether}
      onTogether={setTogether}
      open={open}
      onGo={goTo}
      onPoints={onBegin}
    />
  );
}
