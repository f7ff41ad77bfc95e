import { ApiError } from '@sullam/api-client/api-error.ts';
import { type CriterionAssessment, checkAssessment } from '@sullam/domain/grading/rubric-content.ts';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { TextArea } from '@sullam/ui/components/text-field.tsx';
import { DecimalField } from '@sullam/web-kit/forms/decimal-field.tsx';
import { FormArea } from '@sullam/web-kit/forms/form.tsx';
import { useFormat, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { RubricAssessmentField } from '@sullam/web-kit/rubrics/rubric-assessment-field.tsx';
import { type RefObject, useState } from 'react';
import { LeaveWarning } from '../../parts/leave-warning.tsx';
import { isPoints, isWithin, plainAmount } from './points-text.ts';
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

/** How the points that count come about. */
function Outcome({ submission }: { readonly submission: Submission }) {
  const t = useT();
  const format = useFormat();
  const { mark, maximum } = submission;
  if (!mark || mark.points === null) return null;
  return (
    <p className="text-sm text-muted">
      {t('assignment-marking.labels.given', { points: format.decimal(mark.points), maximum: format.decimal(maximum) })}
      {mark.lateIntervals > 0 && mark.finalPoints !== null && (
        <span className="block text-ink">
          {t('assignment-marking.labels.afterCut', { points: format.decimal(mark.finalPoints) })}
        </span>
      )}
    </p>
  );
}

interface MarkFormProps {
  readonly submission: Submission;
  /** Lets a key save. */
  readonly saveRef: RefObject<() => void>;
}

/** Points or a rubric, and words; by one marker or by two. */
export function MarkForm({ submission, saveRef }: MarkFormProps) {
  const t = useT();
  const format = useFormat();
  const notify = useNotify();
  const { assignmentSubmissionId, rubric, current, maximum, mark, markerCount, markVersion } = submission;
  const [base, setBase] = useState(() => baseOf(submission));
  const [form, setForm] = useState(base.form);
  const [isTried, setTried] = useState(false);
  const [hasConflict, setConflict] = useState(false);
  const give = useMark(assignmentSubmissionId);
  const refresh = useFreshSubmission();
  const takeBack = useTakeMarkBack(assignmentSubmissionId);
  const isDisputed = mark?.isDisputed === true && mark.number === current?.number;
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

  const save = async (on = base) => {
    setTried(true);
    if (!current || give.isPending) return;
    // what is missing may be far from where the key was pressed
    if (problem) return notify({ tone: 'error', text: problem });
    try {
      // awaited: what is saved takes this form's place
      await give.mutateAsync({
        ...(rubric ? { assessment: [...form.assessment] } : { points }),
        comment: form.comment.trim(),
        number: on.number,
        version: isDecision ? on.markVersion : on.version,
        markVersion: on.markVersion,
        isDecision,
      });
      setConflict(false);
      setBase({ ...on, form });
      notify({ tone: 'success', text: t('assignment-marking.messages.saved') });
    } catch (error) {
      if (!(error instanceof ApiError) || error.errorCode !== 'conflict')
        return notify({ tone: 'error', text: error instanceof ApiError ? error.message : t('errors.network.generic') });
      setConflict(true);
      void refresh();
    }
  };
  saveRef.current = () => void (hasConflict || save());
  return (
    <Card as="section">
      <FormArea isTried={isTried} className="space-y-4">
        <CardHeading level={2}>{t('assignment-marking.titles.mark')}</CardHeading>
        {hasConflict && (
          <Banner tone="warning" live="assertive" title={t('assignment-marking.messages.conflict')}>
            <div className="mt-2 flex flex-wrap gap-2">
              <Button size="sm" variant="outline" onClick={take}>
                {t('assignment-marking.actions.keepTheirs')}
              </Button>
              <Button size="sm" variant="outline" pending={give.isPending} onClick={() => void save(newest)}>
                {t('assignment-marking.actions.saveMine')}
              </Button>
            </div>
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
          />
        ) : (
          <DecimalField
            label={t('assignment-marking.fields.points', { maximum: format.decimal(maximum) })}
            className="max-w-50"
            value={form.points}
            onChange={(points) => setForm({ ...form, points })}
            error={problem}
          />
        )}
        <TextArea
          label={t('assignment-marking.fields.comment')}
          hint={t('assignment-marking.hints.comment')}
          rows={3}
          maxLength={10_000}
          value={form.comment}
          onChange={(event) => setForm({ ...form, comment: event.currentTarget.value })}
        />
        <Outcome submission={submission} />
        <div className="flex flex-wrap items-center gap-2">
          <Button pending={give.isPending} disabled={hasConflict} onClick={() => void save()}>
            {t(isDecision ? 'assignment-marking.actions.decide' : 'assignment-marking.actions.save')}
          </Button>
          {mark && mark.points !== null && markVersion > 0 && (
            <Button variant="danger-ghost" pending={takeBack.isPending} onClick={() => takeBack.mutate(markVersion)}>
              {t('assignment-marking.actions.takeBack')}
            </Button>
          )}
        </div>
        <LeaveWarning isDirty={isDirty && !give.isPending} />
      </FormArea>
    </Card>
  );
}
