import { Button } from '@sullam/ui/components/button.tsx';
import { DecimalField } from '@sullam/web-kit/forms/decimal-field.tsx';
import { Form } from '@sullam/web-kit/forms/form.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { type ReactNode, useRef } from 'react';
import { KeyHint } from '../../../parts/key-hint.tsx';
import { CommentField, cellsFor, PointCells, useMarkingKeys } from '../marking/marking.public.ts';
import { AlikeAnswers, type AlikeAnswersProps, meansSample, offersAlike } from './alike-answers.tsx';
import type { QueuedAnswer } from './exam-marking.api.ts';
import { givenIn } from './mark-draft.ts';
import type { SharedMark } from './use-mark-alike.ts';
import { type MarkSavingProps, useMarkSaving } from './use-mark-saving.tsx';
import { plainMarks } from './use-marks.ts';

const MOST_COMMENT = 10_000;
const CELL_WIDTH = 31;
const FIELD_WIDTH = 76;

export interface MarkRowProps extends MarkSavingProps {
  readonly hasNext: boolean;
  /** Above what is given. */
  readonly notice: ReactNode;
  readonly others: AlikeAnswersProps['others'];
  /** What one that says the same has been given. */
  readonly sample: AlikeAnswersProps['sample'];
  readonly isMarkingAlike: boolean;
  /** Gives this one and others a mark. */
  readonly onMarkAlike: (others: readonly QueuedAnswer[], given: SharedMark) => void;
}

/** The mark of one answer in the list of all: points, a word to the learner, and on to the next. */
export function MarkRow(props: MarkRowProps) {
  const {
    examAttemptId,
    question,
    draft,
    onDraft,
    hasNext,
    notice,
    others,
    sample,
    isHeld = false,
    isMarkingAlike,
    onMarkAlike,
  } = props;
  const t = useT();
  const { isTried, isPending, isBad, range, save, conflict } = useMarkSaving(props);
  const form = useRef<HTMLFormElement>(null);
  const score = useRef<HTMLInputElement>(null);
  const isDecision = question.isDisputed;
  const maximum = plainMarks(question.marks);
  useMarkingKeys({
    onSave: () => form.current?.requestSubmit(),
    onDigit: (digit) => {
      onDraft({ ...draft, score: digit });
      score.current?.focus();
    },
  });
  const saveAlike = (chosen: readonly QueuedAnswer[]) => {
    if (sample && meansSample(sample, draft))
      return onMarkAlike(chosen, { score: sample.score, comment: draft.comment || sample.comment });
    const given = givenIn(draft, question);
    // the field says what is missing
    if (!given?.score) return form.current?.requestSubmit();
    onMarkAlike(chosen, { score: given.score, comment: given.comment });
  };
  return (
    <Form
      key={`${examAttemptId}-${question.position}`}
      ref={form}
      isTried={isTried}
      onSubmit={() => save(hasNext)}
      className="space-y-3 border-t border-line p-4 print:hidden"
    >
      {notice}
      {conflict}
      <div className="flex flex-wrap items-start gap-3">
        <div
          // as wide as its cells want it, and below each other where there is no room for all
          style={{ flexBasis: `${cellsFor(maximum) * CELL_WIDTH + FIELD_WIDTH}px` }}
          className="flex min-w-0 grow items-start gap-2 sm:max-w-112"
        >
          <PointCells
            maximum={maximum}
            value={draft.score}
            onChange={(points) => onDraft({ ...draft, score: points })}
            className="flex-1"
          />
          <DecimalField
            ref={score}
            hideLabel
            className="w-17 shrink-0"
            label={t('exam-marking.fields.score')}
            error={isBad ? range : undefined}
            maxLength={12}
            value={draft.score}
            onChange={(points) => onDraft({ ...draft, score: points })}
          />
        </div>
        <div className="min-w-0 grow basis-48">
          <CommentField
            isRow
            label={t(isDecision ? 'exam-marking.fields.decision' : 'exam-marking.fields.comment')}
            hint={t(isDecision ? 'exam-marking.hints.decision' : 'exam-marking.hints.comment')}
            error={isDecision && draft.comment.trim() === '' ? t('errors.rules.required') : undefined}
            required={isDecision}
            maxLength={MOST_COMMENT}
            value={draft.comment}
            onChange={(comment) => onDraft({ ...draft, comment })}
          />
        </div>
        <Button type="submit" pending={isPending} disabled={isHeld} className="max-sm:w-full">
          {t(hasNext ? 'marking.actions.saveAndNext' : 'exam-marking.actions.save')}
          <KeyHint of="Enter" className="border-current/50" />
        </Button>
      </div>
      {!isHeld && offersAlike(question, draft, props) && (
        <AlikeAnswers
          others={others}
          sample={meansSample(sample, draft) ? sample : null}
          isPending={isMarkingAlike}
          onMark={saveAlike}
        />
      )}
    </Form>
  );
}
