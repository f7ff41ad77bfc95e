import { ApiError } from '@sullam/api-client/api-error.ts';
import { formatDecimal } from '@sullam/domain/decimal.ts';
import { type CriterionAssessment, checkAssessment, scoreAssessment } from '@sullam/domain/grading/rubric-content.ts';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { FormArea } from '@sullam/web-kit/forms/form.tsx';
import { useFormat, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { RubricAssessmentField } from '@sullam/web-kit/rubrics/rubric-assessment-field.tsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { KeyHint } from '../../../parts/key-hint.tsx';
import { LeaveWarning } from '../../../parts/leave-warning.tsx';
import { flushWriting } from '../../../parts/writing-under-way.ts';
import {
  AllAt,
  afterLateCut,
  CommentField,
  LateLine,
  LockBanner,
  PointsField,
  TotalBar,
  useCriterionKeys,
  useMarkingKeys,
  type WorkInHand,
  WorkspacePanel,
} from '../marking/marking.public.ts';
import { isPoints, isWithin, plainAmount } from './points-text.ts';
import { useSubmissionName } from './submission-name.ts';
import { type Submission, useFreshSubmission, useMark, useTakeMarkBack } from './submissions.api.ts';

interface Form {
  points: string;
  assessment: readonly CriterionAssessment[];
  comment: string;
}

/** What one gave before: one's own review where two mark, else the mark. */
function formOf({ mark, reviews, markerCount }: Submission): Form {
  const given = markerCount === 2 ? reviews.find(({ isOwn }) => isOwn) : mark;
  return { points: given?.points ?? '', assessment: given?.assessment ?? [], comment: given?.comment ?? '' };
}

/** What a mark is given on: the version handed in, and the marks before it. */
const baseOf = (submission: Submission) => ({
  number: submission.current?.number ?? 0,
  version: submission.version,
  markVersion: submission.markVersion,
  form: formOf(submission),
});
type Base = ReturnType<typeof baseOf>;

const isSame = (a: Base, b: Base): boolean =>
  a.number === b.number && a.version === b.version && a.markVersion === b.markVersion;

/** What the others gave, as soon as one may see it. */
function Reviews({ submission }: { readonly submission: Submission }) {
  const format = useFormat();
  if (submission.markerCount < 2 || submission.reviews.length === 0) return null;
  return (
    <ul className="space-y-2 rounded-md bg-subtle p-3 text-sm">
      {submission.reviews.map((review) => (
        <li key={review.marker.userId}>
          <p className="flex justify-between gap-3">
            <bdi className="font-medium">{`${review.marker.firstName} ${review.marker.lastName}`}</bdi>
            <span className="tabular">{format.decimal(review.points)}</span>
          </p>
          {review.comment && (
            <p dir="auto" className="whitespace-pre-line text-muted">
              {review.comment}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

interface MarkFormProps {
  readonly submission: Submission;
  readonly work: WorkInHand;
  /** There is another one that waits for a mark. */
  readonly hasNext: boolean;
  /** On to it, once the mark is saved. */
  readonly onNext: () => void;
  /** A first mark has been given: what takes it back. */
  readonly onGiven: (markVersion: number) => () => void;
  /** Below the mark: what is known besides. */
  readonly children?: ReactNode;
}

/** Points or a rubric, and words; by one marker or by two. */
export function MarkForm({ submission, work, hasNext, onNext, onGiven, children }: MarkFormProps) {
  const t = useT();
  const format = useFormat();
  const notify = useNotify();
  const nameOf = useSubmissionName();
  const { assignmentSubmissionId, rubric, current, maximum, late, mark, markerCount, markVersion } = submission;
  const [base, setBase] = useState(() => baseOf(submission));
  const [form, setForm] = useState(base.form);
  const [isTried, setTried] = useState(false);
  const [hasConflict, setConflict] = useState(false);
  const [goesOn, setGoesOn] = useState(false);
  const [isFlushing, setFlushing] = useState(false);
  const mayNotSave = hasConflict || work.holder !== undefined;
  const pointsField = useRef<HTMLInputElement>(null);
  const give = useMark(assignmentSubmissionId);
  const refresh = useFreshSubmission();
  const takeBack = useTakeMarkBack(assignmentSubmissionId);
  const isDisputed = mark?.isDisputed === true && mark.number === current?.number;
  // of two marks neither is shown before they agree
  const isReleased = submission.isReleasedAtOnce && markerCount === 1;
  const isDecision = markerCount === 2 && isDisputed;
  const isDirty = JSON.stringify(form) !== JSON.stringify(base.form);
  const newest = baseOf(submission);
  const take = () => {
    setBase(newest);
    setForm(newest.form);
    setTried(false);
    setConflict(false);
  };
  // a newer state takes the form's place only while nothing is being written in it
  if (!isDirty && !isSame(base, newest)) take();
  const points = plainAmount(form.points);
  const pointsProblem = !isPoints(points)
    ? t('errors.rules.numberInvalid')
    : !isWithin(points, maximum)
      ? t('errors.codes.submission-mark.too-high')
      : undefined;
  const rubricProblem =
    rubric && checkAssessment(rubric.content, form.assessment).length > 0
      ? t('assignment-marking.messages.unfinished')
      : undefined;
  const problem = rubric ? rubricProblem : pointsProblem;

  const keys = useCriterionKeys(rubric?.content, form.assessment, (assessment) => setForm({ ...form, assessment }));
  const given = rubric
    ? formatDecimal(scoreAssessment(rubric.content, form.assessment).points)
    : pointsProblem
      ? null
      : points;
  // before the first criterion a nought would look like a mark
  const isBegun = !rubric || keys.left < rubric.content.criteria.length;
  const outcome = given === null ? null : afterLateCut(late, maximum, given);

  const save = async (goesOn: boolean, on = base) => {
    setTried(true);
    if (!current || isFlushing || give.isPending) return;
    // what is missing may be far from where the key was pressed
    if (problem) return notify({ tone: 'error', text: problem });
    // the learner may see the mark at once: what was just drawn on the work goes with it
    setFlushing(true);
    await flushWriting().finally(() => setFlushing(false));
    try {
      // awaited: what is saved takes this form's place
      const saved = await give.mutateAsync({
        ...(rubric ? { assessment: [...form.assessment] } : { points }),
        comment: form.comment.trim(),
        number: on.number,
        version: isDecision ? on.markVersion : on.version,
        markVersion: on.markVersion,
        isDecision,
      });
      setConflict(false);
      setBase({ ...on, form });
      setGoesOn(goesOn && hasNext);
      // a change of an earlier mark is undone in its history, with a reason
      const isFirst = markerCount === 1 && !mark?.points;
      notify({
        tone: 'success',
        ...(isFirst && saved.markVersion !== null
          ? {
              text: t('marking.labels.savedOf', {
                name: nameOf(submission),
                points: { raw: outcome ? format.decimal(outcome.result) : '' },
                maximum: { raw: format.decimal(maximum) },
              }),
              action: { label: t('marking.actions.undo'), run: onGiven(saved.markVersion) },
            }
          : { text: t('assignment-marking.messages.saved') }),
      });
    } catch (error) {
      if (!(error instanceof ApiError) || error.errorCode !== 'conflict')
        return notify({ tone: 'error', text: error instanceof ApiError ? error.message : t('errors.network.generic') });
      setConflict(true);
      void refresh();
    }
  };
  // gone on to only once nothing is unsaved any more: leaving asks about what is
  const next = useRef(onNext);
  next.current = onNext;
  useEffect(() => {
    if (goesOn && !isDirty) next.current();
  }, [goesOn, isDirty]);
  useMarkingKeys({
    onSave: () => void (mayNotSave || save(true)),
    onDigit: (digit) => {
      if (rubric) return keys.digit(digit);
      setForm({ ...form, points: digit });
      pointsField.current?.focus();
    },
  });
  return (
    <WorkspacePanel
      actions={
        rubric && (
          <AllAt
            rubric={rubric.content}
            value={form.assessment}
            onChange={(assessment) => setForm({ ...form, assessment })}
          />
        )
      }
      title={t(rubric ? 'rubrics.titles.rubric' : 'assignment-marking.titles.mark')}
      footer={
        <TotalBar
          sum={
            rubric
              ? [
                  isBegun && t('marking.labels.sum', { points: { raw: format.decimal(given ?? '0') } }),
                  keys.left > 0 && t('marking.labels.criteriaLeft', { count: keys.left }),
                ]
                  .filter(Boolean)
                  .join(' · ')
              : undefined
          }
          late={
            late && (
              <LateLine
                late={late}
                deducted={isBegun ? (outcome?.deducted ?? null) : null}
                isAtFloor={isBegun && outcome?.isAtFloor === true}
              />
            )
          }
          result={isBegun && outcome ? format.decimal(outcome.result) : null}
          maximum={format.decimal(maximum)}
        >
          <Button
            variant={hasNext ? 'outline' : 'primary'}
            pending={isFlushing || give.isPending}
            disabled={mayNotSave}
            className={hasNext ? 'max-md:hidden' : 'flex-1'}
            onClick={() => void save(false)}
          >
            {t(
              isDecision
                ? 'assignment-marking.actions.decide'
                : isReleased
                  ? 'assignment-marking.actions.saveAndRelease'
                  : 'assignment-marking.actions.save',
            )}
          </Button>
          {hasNext && (
            <Button
              className="flex-1"
              pending={isFlushing || give.isPending}
              disabled={mayNotSave}
              onClick={() => void save(true)}
            >
              {t(isReleased ? 'assignment-marking.actions.releaseAndNext' : 'marking.actions.saveAndNext')}
              <KeyHint of="Ctrl Enter" className="border-current/50" />
            </Button>
          )}
        </TotalBar>
      }
    >
      <FormArea isTried={isTried} className="space-y-4">
        <LockBanner work={work} />
        {hasConflict && (
          <Banner tone="warning" live="assertive" title={t('assignment-marking.messages.conflict')}>
            <div className="mt-2 flex flex-wrap gap-2">
              <Button size="sm" variant="outline" onClick={take}>
                {t('assignment-marking.actions.keepTheirs')}
              </Button>
              <Button size="sm" variant="outline" pending={give.isPending} onClick={() => void save(false, newest)}>
                {t('assignment-marking.actions.saveMine')}
              </Button>
            </div>
            {mark?.points && mark.points !== form.points && (
              <p className="mt-2 text-sm tabular">
                {t('assignment-marking.labels.given', {
                  points: format.decimal(mark.points),
                  maximum: format.decimal(maximum),
                })}
              </p>
            )}
          </Banner>
        )}
        {isDisputed && (
          <Banner tone="warning" live="off">
            {t('assignment-marking.hints.disputed')}
          </Banner>
        )}
        <Reviews submission={submission} />
        {rubric ? (
          <RubricAssessmentField
            rubric={rubric.content}
            value={form.assessment}
            onChange={(assessment) => setForm({ ...form, assessment })}
            showsMissing
            active={keys.active}
            onActive={keys.setActive}
            hidesSum
          />
        ) : (
          <PointsField
            ref={pointsField}
            label={t('assignment-marking.fields.points', { maximum: format.decimal(maximum) })}
            maximum={maximum}
            value={form.points}
            onChange={(points) => setForm({ ...form, points })}
            error={problem}
          />
        )}
        <CommentField
          label={t('assignment-marking.fields.comment')}
          hint={t(isReleased ? 'assignment-marking.hints.commentAtOnce' : 'assignment-marking.hints.comment')}
          maxLength={10_000}
          value={form.comment}
          onChange={(comment) => setForm({ ...form, comment })}
        />
        {mark && mark.points !== null && markVersion > 0 && (
          <Button
            variant="danger-ghost"
            size="sm"
            pending={takeBack.isPending}
            onClick={() => takeBack.mutate(markVersion)}
          >
            {t('assignment-marking.actions.takeBack')}
          </Button>
        )}
        <LeaveWarning isDirty={isDirty && !give.isPending} />
      </FormArea>
      {children}
    </WorkspacePanel>
  );
}
