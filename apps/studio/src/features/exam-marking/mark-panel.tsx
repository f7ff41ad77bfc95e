import { ApiError } from '@sullam/api-client/api-error.ts';
import { formatDecimal } from '@sullam/domain/decimal.ts';
import { marksByRubric } from '@sullam/domain/grading/reconcile-assessments.ts';
import { scoreAssessment } from '@sullam/domain/grading/rubric-content.ts';
import { formatRational } from '@sullam/domain/rational.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { Form } from '@sullam/web-kit/forms/form.tsx';
import { useKit, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { RubricAssessmentField } from '@sullam/web-kit/rubrics/rubric-assessment-field.tsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { AllAt } from '../marking/all-at.tsx';
import { CommentField } from '../marking/comment-field.tsx';
import { KeyHint } from '../marking/key-hint.tsx';
import { PointsField } from '../marking/points-field.tsx';
import { TotalBar } from '../marking/total-bar.tsx';
import { useCriterionKeys } from '../marking/use-criterion-keys.ts';
import { useMarkingKeys } from '../marking/use-marking-keys.ts';
import { WorkspacePanel, type WorkspacePanelProps } from '../marking/workspace-panel.tsx';
import { attemptQuery, type MarkedQuestion, useGrade } from './exam-marking.api.ts';
import { MarkConflict } from './mark-conflict.tsx';
import { draftOf, givenIn, type MarkDraft, scoreIn } from './mark-draft.ts';
import { plainMarks, useMarks } from './use-marks.ts';

const MOST_COMMENT = 10_000;
const SHOWN_DIGITS = 4;

export interface MarkPanelProps {
  readonly examAttemptId: number;
  readonly question: MarkedQuestion;
  readonly markerCount: number;
  readonly draft: MarkDraft;
  readonly onDraft: (draft: MarkDraft) => void;
  /** Saved: on to the next one, or not. */
  readonly onSaved: (goesOn: boolean) => void;
  /** There is a next one to go on to. */
  readonly hasNext?: boolean;
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
    markerCount,
    draft,
    onDraft,
    onSaved,
    hasNext = false,
    below,
    isInWorkspace = false,
  } = props;
  const t = useT();
  const notify = useNotify();
  const { queryClient } = useKit();
  const marks = useMarks();
  const grade = useGrade();
  const [isTried, setTried] = useState(false);
  const [theirs, setTheirs] = useState<MarkedQuestion | null>(null);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const isDecision = question.isDisputed;
  const low = marks.write(`-${question.negativeMarks}`);
  const range = t('exam-marking.hints.score', { low: { raw: low }, high: { raw: marks.write(question.marks) } });

  const failed = async (error: unknown) => {
    if (!(error instanceof ApiError)) return notify({ tone: 'error', text: t('common.failed.text') });
    if (error.status !== 409 || error.errorCode !== 'conflict' || !isHere.current)
      return notify({ tone: 'error', text: error.message });
    const fresh = await queryClient.fetchQuery({ ...attemptQuery(examAttemptId), staleTime: 0 });
    setTheirs(fresh.questions.find(({ position }) => position === question.position) ?? null);
  };
  const save = (goesOn: boolean, on: Pick<MarkDraft, 'version' | 'markVersion'> = draft) => {
    const { version, markVersion } = on;
    const given = givenIn({ ...draft, version, markVersion }, question);
    const isReasoned = !isDecision || draft.comment.trim() !== '';
    setTried(given === null || !isReasoned);
    if (!given || !isReasoned || grade.isPending) return;
    const onGraded = ({ score, isDisputed }: Awaited<ReturnType<typeof grade.mutateAsync>>) => {
      const word = isDisputed ? 'savedApart' : score === null ? 'savedHalf' : isDecision ? 'decided' : 'saved';
      notify({ tone: isDisputed ? 'info' : 'success', text: t(`exam-marking.messages.${word}`) });
      setTheirs(null);
      onSaved(goesOn && isHere.current);
    };
    // awaited: the outcome is reported even when one has gone on to the next answer meanwhile
    void grade.mutateAsync({ examAttemptId, position: question.position, ...given, isDecision }).then(onGraded, failed);
  };
  const isBad = givenIn(draft, question) === null;
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
              className={hasNext ? '' : 'flex-1'}
              pending={grade.isPending}
              {...(hasNext ? { onClick: () => save(false) } : {})}
            >
              {t('exam-marking.actions.save')}
            </Button>
            {hasNext && (
              <Button type="submit" className="flex-1" pending={grade.isPending}>
                {t('marking.actions.saveAndNext')}
                <KeyHint of="Ctrl Enter" className="border-current/50" />
              </Button>
            )}
          </TotalBar>
        }
      >
        <div className="space-y-4">
          {theirs && (
            <MarkConflict
              theirs={theirs}
              markerCount={markerCount}
              mine={draft}
              onTheirs={() => {
                onDraft(draftOf(theirs, markerCount));
                setTheirs(null);
              }}
              onMine={({ version, markVersion }) => {
                onDraft({ ...draft, version, markVersion });
                save(false, { version, markVersion });
              }}
            />
          )}
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
