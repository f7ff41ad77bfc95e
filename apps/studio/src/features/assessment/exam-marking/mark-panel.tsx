import { formatDecimal } from '@sullam/domain/decimal.ts';
import { marksByRubric } from '@sullam/domain/grading/reconcile-assessments.ts';
import { scoreAssessment } from '@sullam/domain/grading/rubric-content.ts';
import { formatRational } from '@sullam/domain/rational.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { Form } from '@sullam/web-kit/forms/form.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { RubricAssessmentField } from '@sullam/web-kit/rubrics/rubric-assessment-field.tsx';
import { type ReactNode, useRef } from 'react';
import { KeyHint } from '../../../parts/key-hint.tsx';
import {
  AllAt,
  CommentField,
  PointsField,
  TotalBar,
  useCriterionKeys,
  useMarkingKeys,
  WorkspacePanel,
  type WorkspacePanelProps,
} from '../marking/marking.public.ts';
import type { MarkedQuestion } from './exam-marking.api.ts';
import { type MarkDraft, scoreIn } from './mark-draft.ts';
import { type MarkSavingProps, useMarkSaving } from './use-mark-saving.tsx';
import { plainMarks, useMarks } from './use-marks.ts';

const MOST_COMMENT = 10_000;
const SHOWN_DIGITS = 4;

export interface MarkPanelProps extends MarkSavingProps {
  /** There is a next one to go on to. */
  readonly hasNext?: boolean;
  /** Above what is given. */
  readonly notice?: ReactNode;
  /** Under what is given: how others stand. */
  readonly below?: ReactNode;
  /** Beside the work, with keys; otherwise below an answer of a page. */
  readonly isInWorkspace?: boolean;
}

/** How many marks the points of a rubric are. */
function RubricMarks({
  question,
  draft,
  left,
}: Pick<MarkPanelProps, 'question' | 'draft'> & { readonly left: number }) {
  const t = useT();
  const marks = useMarks();
  const { rubric } = question;
  if (!rubric) return null;
  const { points } = scoreAssessment(rubric.content, draft.assessment);
  return (
    <>
      {t('exam-marking.labels.asMarks', {
        points: { raw: marks.write(formatDecimal(points)) },
        maximum: { raw: marks.write(rubric.maximum) },
        score: { raw: marks.write(inMarks(question, draft)) },
        marks: { raw: marks.write(question.marks) },
      })}
      {left > 0 && ` · ${t('marking.labels.criteriaLeft', { count: left })}`}
    </>
  );
}

/** The points of a rubric as marks of the question. */
function inMarks({ rubric, marks }: MarkedQuestion, { assessment }: MarkDraft): string {
  if (!rubric) return '0';
  const { points } = scoreAssessment(rubric.content, assessment);
  return formatRational(marksByRubric(points, rubric.maximum, marks), SHOWN_DIGITS);
}

/** As it will count; null while it can't be said. */
function resultOf(question: MarkedQuestion, draft: MarkDraft, write: (marks: string) => string): string | null {
  if (question.rubric) return write(inMarks(question, draft));
  const score = scoreIn(draft, question);
  return score === null ? null : write(score);
}

/** Outside of the workspace: in the flow of the page. */
const Inline = ({ children, footer }: WorkspacePanelProps) => (
  <div className="rounded-lg border border-line">
    <div className="p-4">{children}</div>
    {footer}
  </div>
);

/** Gives an answer its mark: marks or a rubric, a word to the learner; where two markers differ, the decision. */
export function MarkPanel(props: MarkPanelProps) {
  const {
    examAttemptId,
    question,
    draft,
    onDraft,
    hasNext = false,
    below,
    isInWorkspace = false,
    isHeld = false,
    notice,
  } = props;
  const t = useT();
  const marks = useMarks();
  const { isTried, isPending, isBad, range, save, conflict } = useMarkSaving(props);
  const isDecision = question.isDisputed;
  const keys = useCriterionKeys(question.rubric?.content, draft.assessment, (assessment) =>
    onDraft({ ...draft, assessment }),
  );
  const form = useRef<HTMLFormElement>(null);
  const score = useRef<HTMLInputElement>(null);
  useMarkingKeys(
    isInWorkspace
      ? {
          onSave: () => form.current?.requestSubmit(),
          onDigit: (digit) => {
            if (question.rubric) return keys.digit(digit);
            onDraft({ ...draft, score: digit });
            score.current?.focus();
          },
        }
      : {},
  );
  const Frame = isInWorkspace ? WorkspacePanel : Inline;
  return (
    <Form
      // the next answer is another form
      key={`${examAttemptId}-${question.position}`}
      ref={form}
      isTried={isTried}
      onSubmit={() => save(hasNext)}
      className="contents"
    >
      <Frame
        actions={
          question.rubric && (
            <AllAt
              rubric={question.rubric.content}
              value={draft.assessment}
              onChange={(assessment) => onDraft({ ...draft, assessment })}
            />
          )
        }
        title={question.rubric ? t('rubrics.titles.rubric') : t('exam-marking.titles.mark')}
        footer={
          <TotalBar
            sum={question.rubric && <RubricMarks question={question} draft={draft} left={keys.left} />}
            result={resultOf(question, draft, marks.write)}
            maximum={marks.write(question.marks)}
          >
            <Button
              type={hasNext ? 'button' : 'submit'}
              variant={hasNext ? 'outline' : 'primary'}
              className={hasNext ? 'max-md:hidden' : 'flex-1'}
              pending={isPending}
              disabled={isHeld}
              {...(hasNext ? { onClick: () => save(false) } : {})}
            >
              {t('exam-marking.actions.save')}
            </Button>
            {hasNext && (
              <Button type="submit" className="flex-1" pending={isPending} disabled={isHeld}>
                {t('marking.actions.saveAndNext')}
                <KeyHint of="Ctrl Enter" className="border-current/50" />
              </Button>
            )}
          </TotalBar>
        }
      >
        <div className="space-y-4">
          {notice}
          {conflict}
          {question.rubric ? (
            <RubricAssessmentField
              rubric={question.rubric.content}
              value={draft.assessment}
              onChange={(assessment) => onDraft({ ...draft, assessment })}
              showsMissing
              {...(isInWorkspace ? { active: keys.active, onActive: keys.setActive } : {})}
              hidesSum
            />
          ) : (
            <PointsField
              ref={score}
              label={t('exam-marking.fields.score')}
              aside={t('exam-marking.labels.marksOf', { marks: { raw: marks.write(question.marks) } })}
              hint={range}
              error={isBad ? range : undefined}
              maxLength={12}
              maximum={plainMarks(question.marks)}
              value={draft.score}
              onChange={(score) => onDraft({ ...draft, score })}
            />
          )}
          <CommentField
            label={t(isDecision ? 'exam-marking.fields.decision' : 'exam-marking.fields.comment')}
            hint={t(isDecision ? 'exam-marking.hints.decision' : 'exam-marking.hints.comment')}
            error={isDecision && draft.comment.trim() === '' ? t('errors.rules.required') : undefined}
            required={isDecision}
            maxLength={MOST_COMMENT}
            value={draft.comment}
            onChange={(comment) => onDraft({ ...draft, comment })}
          />
          {below}
        </div>
      </Frame>
    </Form>
  );
}
