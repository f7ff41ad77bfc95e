import { ApiError } from '@sullam/api-client/api-error.ts';
import { formatDecimal } from '@sullam/domain/decimal.ts';
import { marksByRubric } from '@sullam/domain/grading/reconcile-assessments.ts';
import { scoreAssessment } from '@sullam/domain/grading/rubric-content.ts';
import { formatRational } from '@sullam/domain/rational.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { TextArea } from '@sullam/ui/components/text-field.tsx';
import { DecimalField } from '@sullam/web-kit/forms/decimal-field.tsx';
import { Form } from '@sullam/web-kit/forms/form.tsx';
import { useKit, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { RubricAssessmentField } from '@sullam/web-kit/rubrics/rubric-assessment-field.tsx';
import { type Ref, useEffect, useRef, useState } from 'react';
import { attemptQuery, type MarkedQuestion, useGrade } from './exam-marking.api.ts';
import { MarkConflict } from './mark-conflict.tsx';
import { draftOf, givenIn, type MarkDraft } from './mark-draft.ts';
import { useMarks } from './use-marks.ts';

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
  readonly scoreRef?: Ref<HTMLInputElement>;
  readonly formId?: string;
}

/** How many marks the points of a rubric are. */
function RubricMarks({ question, draft }: Pick<MarkPanelProps, 'question' | 'draft'>) {
  const t = useT();
  const marks = useMarks();
  const { rubric } = question;
  if (!rubric) return null;
  const { points } = scoreAssessment(rubric.content, draft.assessment);
  const score = formatRational(marksByRubric(points, rubric.maximum, question.marks), SHOWN_DIGITS);
  return (
    <p className="text-sm text-muted">
      {t('exam-marking.labels.asMarks', {
        points: { raw: marks.write(formatDecimal(points)) },
        maximum: { raw: marks.write(rubric.maximum) },
        score: { raw: marks.write(score) },
        marks: { raw: marks.write(question.marks) },
      })}
    </p>
  );
}

/** Gives an answer its mark: marks or a rubric, a word to the learner; where two markers differ, the decision. */
export function MarkPanel(props: MarkPanelProps) {
  const { examAttemptId, question, markerCount, draft, onDraft, onSaved, hasNext = false, scoreRef, formId } = props;
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
  return (
    <Form
      // the next answer is another form
      key={`${examAttemptId}-${question.position}`}
      id={formId}
      isTried={isTried}
      onSubmit={() => save(hasNext)}
      className="space-y-4"
    >
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
        <>
          <RubricAssessmentField
            rubric={question.rubric.content}
            value={draft.assessment}
            onChange={(assessment) => onDraft({ ...draft, assessment })}
            showsMissing
          />
          <RubricMarks question={question} draft={draft} />
        </>
      ) : (
        <DecimalField
          ref={scoreRef}
          label={t('exam-marking.fields.score')}
          aside={t('exam-marking.labels.marksOf', { marks: { raw: marks.write(question.marks) } })}
          hint={range}
          error={isBad ? range : undefined}
          maxLength={12}
          value={draft.score}
          onChange={(score) => onDraft({ ...draft, score })}
        />
      )}
      <TextArea
        label={t(isDecision ? 'exam-marking.fields.decision' : 'exam-marking.fields.comment')}
        hint={t(isDecision ? 'exam-marking.hints.decision' : 'exam-marking.hints.comment')}
        error={isDecision && draft.comment.trim() === '' ? t('errors.rules.required') : undefined}
        required={isDecision}
        rows={3}
        maxLength={MOST_COMMENT}
        value={draft.comment}
        onChange={(event) => onDraft({ ...draft, comment: event.currentTarget.value })}
      />
      <div className="flex flex-wrap gap-2">
        {hasNext && (
          <Button type="submit" pending={grade.isPending}>
            {t('exam-marking.actions.saveAndNext')}
          </Button>
        )}
        <Button
          type={hasNext ? 'button' : 'submit'}
          variant={hasNext ? 'outline' : 'primary'}
          pending={grade.isPending && !hasNext}
          onClick={hasNext ? () => save(false) : undefined}
        >
          {t('exam-marking.actions.save')}
        </Button>
      </div>
    </Form>
  );
}
