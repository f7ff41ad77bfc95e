import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { AuthorText } from '@sullam/ui/components/text.tsx';
import { AuthorHtml } from '@sullam/web-kit/author-html.tsx';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { LockBanner, useMarkingKeys, type WorkInHand, workerName } from '../marking/marking.public.ts';
import { offersAlike } from './alike-answers.tsx';
import { AnswerList } from './answer-list.tsx';
import type { MarkedQuestion, QueuedAnswer } from './exam-marking.api.ts';
import { GivenAnswer } from './given-answer.tsx';
import { draftOf, hasNoMark, isSameDraft, type MarkDraft } from './mark-draft.ts';
import { MarkRow } from './mark-row.tsx';
import { keyOf } from './queued-answer.ts';
import { TwoReviews } from './two-reviews.tsx';
import type { NumberedAnswers } from './use-alike.ts';
import { useMarkAlike } from './use-mark-alike.ts';
import { plainMarks } from './use-marks.ts';
import type { Queue } from './use-queue.ts';
import type { OnGiven } from './use-take-back.ts';

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
  readonly onGiven: OnGiven;
  readonly work: WorkInHand;
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

/** Those that say the same as an answer: which wait, and what it or another of them has been given. */
function groupOf({ alikeOf, numberOf }: NumberedAnswers, answer: QueuedAnswer) {
  const answers = alikeOf(answer)?.answers ?? [];
  const marked = [answer, ...answers].find(({ state, givenScore }) => state === 'MARKED' && givenScore !== null);
  return {
    waiting: answers.filter(({ state }) => state === 'PENDING'),
    sample: marked?.givenScore
      ? { number: numberOf(marked), score: plainMarks(marked.givenScore), comment: marked.givenComment }
      : null,
  };
}

/** The next answer that can be marked along with others, or as one of them was. */
function nextAlike({ answers, key, alike }: Queue): string | undefined {
  const at = answers.findIndex((answer) => keyOf(answer) === key);
  const after = [...answers.slice(at + 1), ...answers.slice(0, at)];
  const next = after.find((answer) => {
    const { waiting, sample } = groupOf(alike, answer);
    return answer.state === 'PENDING' && (waiting.length > 1 || sample !== null);
  });
  return next && keyOf(next);
}

/** All answers to one question, marked in their list: those that say the same beside each other, and together if one likes. */
export function QuestionAnswers(props: QuestionAnswersProps) {
  const { queue, current, question, asked, markerCount, draft, onDraft, onBegin, hasNext, onSaved, onGiven, work } =
    props;
  const { answers, alike, isTogether, setTogether, key, goTo } = queue;
  const { numberOf, alikeOf } = alike;
  const t = useT();
  const notify = useNotify();
  const { mark, isPending: isMarkingAlike } = useMarkAlike(onGiven);
  const { waiting, sample } = groupOf(alike, current);
  const others = waiting
    .filter((answer) => keyOf(answer) !== key)
    .map((answer) => ({ answer, number: numberOf(answer), similarity: alikeOf(answer)?.similarity ?? 1 }));
  // where no group is open to be marked: those alike by what one of them has, else on to the next that are alike
  const onSame = () => {
    if (work.holder) return;
    if (sample && waiting.length > 0)
      return mark(waiting, { score: sample.score, comment: sample.comment }, true, () => onSaved(true, waiting));
    // its fields are on their way
    if (waiting.length > 1) return;
    const next = nextAlike(queue);
    if (next) goTo(next);
    else notify({ tone: 'info', text: t('exam-marking.messages.noneAlike') });
  };
  // two that listen to one key would both be asked, and which of them first depends on which was mounted last
  const isOffered = question && draft && !work.holder && offersAlike(question, draft, { others, sample });
  useMarkingKeys(isOffered ? {} : { onSame });
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
          isHeld={work.holder !== undefined}
          notice={<LockBanner work={work} />}
          others={others}
          onSaved={(goesOn) => onSaved(goesOn, [])}
          sample={sample}
          isMarkingAlike={isMarkingAlike}
          onGiven={onGiven}
          onMarkAlike={(chosen, given) => {
            const { version, markVersion } = draft;
            const { examAttemptId, position } = current;
            const isNew = hasNoMark(question, markerCount);
            // what it has already isn't given again
            const isAsStored = !isNew && isSameDraft(draft, draftOf(question, markerCount));
            const seen = [...(isAsStored ? [] : [{ examAttemptId, position, version, markVersion }]), ...chosen];
            if (seen.length > 0) mark(seen, given, isNew || isAsStored, () => onSaved(true, chosen));
          }}
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
      holderOf={({ examAttemptId: recordId, position: part }) => workerName(work.holderOf({ recordId, part }))}
      onGo={goTo}
      onPoints={onBegin}
    />
  );
}
