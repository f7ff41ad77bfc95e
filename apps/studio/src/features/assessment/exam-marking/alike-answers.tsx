import { Button } from '@sullam/ui/components/button.tsx';
import { Checkbox } from '@sullam/ui/components/choice.tsx';
import { AuthorText } from '@sullam/ui/components/text.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { KeyHint } from '../../../parts/key-hint.tsx';
import { useMarkingKeys } from '../marking/marking.public.ts';
import type { MarkedQuestion, QueuedAnswer } from './exam-marking.api.ts';
import { useLearnerName } from './learner-name.tsx';
import type { MarkDraft } from './mark-draft.ts';
import { useMarks } from './use-marks.ts';

export interface AlikeAnswersProps {
  /** Those that say the same and wait for a mark. */
  readonly others: readonly { readonly answer: QueuedAnswer; readonly number: number; readonly similarity: number }[];
  /** What one that says the same has been given: it is what pressing gives. */
  readonly sample: { readonly number: number; readonly score: string; readonly comment: string } | null;
  readonly isPending: boolean;
  /** Gives the mark to this answer and to those that were left chosen. */
  readonly onMark: (others: readonly QueuedAnswer[]) => void;
}

/** Nothing is typed yet: what one that says the same was given is meant. */
export const meansSample = (sample: AlikeAnswersProps['sample'], draft: MarkDraft): boolean =>
  sample !== null && draft.score.trim() === '';

/** Whether answers that say the same are offered below an answer. While they are, S is theirs. */
export const offersAlike = (
  { isDisputed }: MarkedQuestion,
  draft: MarkDraft,
  { others, sample }: Pick<AlikeAnswersProps, 'others' | 'sample'>,
): boolean => !isDisputed && (others.length > 0 || meansSample(sample, draft));

/** Answers that say the same, to be marked together: each is seen, and each can be left out. */
export function AlikeAnswers({ others, sample, isPending, onMark }: AlikeAnswersProps) {
  const t = useT();
  const format = useFormat();
  const marks = useMarks();
  const nameOf = useLearnerName();
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const chosen = others.filter(({ number }) => !left.has(number)).map(({ answer }) => answer);
  // alone it can still be given what the other one has
  const isOffered = chosen.length > 0 || sample !== null;
  const mark = () => {
    if (isOffered && !isPending) onMark(chosen);
  };
  useMarkingKeys({ onSame: mark });
  return (
    <fieldset className="min-w-0 rounded-md bg-info-soft p-3">
      <legend className="float-start mb-1 w-full text-sm font-medium">
        {sample && others.length === 0
          ? t('exam-marking.labels.alikeMarked', { number: format.number(sample.number) })
          : t('exam-marking.labels.alike', { count: others.length })}
      </legend>
      <ul className="clear-both space-y-1">
        {others.map(({ answer, number, similarity }) => (
          <li key={number}>
            <Checkbox
              label={
                <span className="flex min-w-0 items-baseline gap-2 text-sm">
                  <span className="shrink-0 tabular text-muted">{format.number(number)}</span>
                  {similarity < 1 ? (
                    <AuthorText className="min-w-0 wrap-anywhere">{answer.text}</AuthorText>
                  ) : (
                    // the same words need not be read again: whose they are tells them apart
                    <bdi className="min-w-0 wrap-anywhere">{nameOf(answer.learner, answer.examAttemptId)}</bdi>
                  )}
                  {similarity < 1 && <span className="shrink-0 tabular text-muted">{format.percent(similarity)}</span>}
                </span>
              }
              checked={!left.has(number)}
              onChange={(isChosen) =>
                setLeft(
                  (before) => new Set(isChosen ? [...before].filter((each) => each !== number) : [...before, number]),
                )
              }
            />
          </li>
        ))}
      </ul>
      <Button
        variant="outline"
        size="sm"
        className="mt-2 bg-surface"
        disabled={!isOffered}
        pending={isPending}
        onClick={mark}
      >
        {sample
          ? t('exam-marking.actions.markAsSample', {
              count: chosen.length + 1,
              score: { raw: marks.write(sample.score) },
              number: format.number(sample.number),
            })
          : t('exam-marking.actions.markAlike', { count: chosen.length + 1 })}
        <KeyHint of="S" className="border-line text-muted" />
      </Button>
    </fieldset>
  );
}
