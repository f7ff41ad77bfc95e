import { ApiError } from '@sullam/api-client/api-error.ts';
import { formatDecimal, trimDecimal } from '@sullam/domain/decimal.ts';
import { type CriterionAssessment, checkAssessment, scoreAssessment } from '@sullam/domain/grading/rubric-content.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { FormArea } from '@sullam/web-kit/forms/form.tsx';
import { useFormat, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { RubricAssessmentField } from '@sullam/web-kit/rubrics/rubric-assessment-field.tsx';
import { useEffect, useRef, useState } from 'react';
import { ConflictBanner } from '../../../parts/conflict-banner.tsx';
import { KeyHint } from '../../../parts/key-hint.tsx';
import { LeaveWarning } from '../../../parts/leave-warning.tsx';
import { isPoints, isWithin, plainAmount } from '../../assessment/assignments/assignments.public.ts';
import {
  AllAt,
  CommentField,
  PointsField,
  TotalBar,
  useCriterionKeys,
  useMarkingKeys,
  WorkspacePanel,
} from '../../assessment/marking/marking.public.ts';
import { type DiscussionWork, useFreshWork, useGiveMark } from './discussions.api.ts';

/** As long as the server takes it. */
const MOST_SAID = 1000;

interface MarkForm {
  readonly points: string;
  readonly assessment: readonly CriterionAssessment[];
  readonly comment: string;
}

const EMPTY: MarkForm = { points: '', assessment: [], comment: '' };

/** A mark as it was read, with the version that a change of it names. */
const baseOf = ({ learner, assessment }: DiscussionWork): { version: number; form: MarkForm } => ({
  version: learner.version,
  form: { points: learner.points ?? '', assessment: assessment ?? [], comment: learner.comment },
});

/** What a form is worth as it stands, and what keeps it from being saved. */
function useWorth({ rubric, maximum }: DiscussionWork, form: MarkForm) {
  const t = useT();
  const points = plainAmount(form.points);
  if (rubric)
    return {
      given: formatDecimal(trimDecimal(scoreAssessment(rubric.content, form.assessment).points)),
      problem:
        checkAssessment(rubric.content, form.assessment).length > 0
          ? t('assignment-marking.messages.unfinished')
          : undefined,
    };
  const problem = !isPoints(points)
    ? t('errors.rules.numberInvalid')
    : !isWithin(points, maximum ?? '0')
      ? t('errors.codes.submission-mark.too-high')
      : undefined;
  return { given: problem ? null : points, problem };
}

interface DiscussionMarkFormProps {
  readonly work: DiscussionWork;
  /** There is another one that waits for a mark. */
  readonly hasNext: boolean;
  /** On to it, once the mark is saved. */
  readonly onNext: () => void;
}

/** A rubric or points, and words, for one learner's part in a discussion. */
export function DiscussionMarkForm({ work, hasNext, onNext }: DiscussionMarkFormProps) {
  const t = useT();
  const format = useFormat();
  const notify = useNotify();
  const { rubric, learner } = work;
  const maximum = work.maximum ?? '0';
  const [base, setBase] = useState(() => baseOf(work));
  const [form, setForm] = useState(base.form);
  const [isTried, setTried] = useState(false);
  const [hasConflict, setConflict] = useState(false);
  const [goesOn, setGoesOn] = useState(false);
  const pointsField = useRef<HTMLInputElement>(null);
  const give = useGiveMark(work.discussionBoardId);
  const refresh = useFreshWork();
  const newest = baseOf(work);
  const isDirty = JSON.stringify(form) !== JSON.stringify(base.form);
  const take = () => {
    setBase(newest);
    setForm(newest.form);
    setTried(false);
    setConflict(false);
  };
  // a newer state takes the form's place only while nothing is being written in it
  if (!isDirty && newest.version !== base.version) take();
  const { given, problem } = useWorth(work, form);
  const change = (part: Partial<MarkForm>) => setForm({ ...form, ...part });
  const keys = useCriterionKeys(rubric?.content, form.assessment, (assessment) => change({ assessment }));

  const send = async (what: { points: null } | 'form', version: number): Promise<boolean> => {
    const mark =
      what !== 'form' ? what : rubric ? { assessment: [...form.assessment] } : { points: plainAmount(form.points) };
    try {
      // awaited: what is saved takes this form's place
      await give.mutateAsync({ userId: learner.userId, ...mark, comment: form.comment.trim(), version });
      setConflict(false);
      return true;
    } catch (error) {
      const isConflict = error instanceof ApiError && error.errorCode === 'conflict';
      setConflict(isConflict);
      if (isConflict) await refresh();
      else notify({ tone: 'error', text: error instanceof ApiError ? error.message : t('errors.network.generic') });
      return false;
    }
  };
  const save = async (isOnTo: boolean, version = base.version) => {
    setTried(true);
    if (give.isPending) return;
    // what is missing may be far from where the key was pressed
    if (problem) return notify({ tone: 'error', text: problem });
    if (!(await send('form', version))) return;
    setBase({ version: version + 1, form });
    setGoesOn(isOnTo && hasNext);
    notify({ tone: 'success', text: t('assignment-marking.messages.saved') });
  };
  const takeBack = async () => {
    if (!(await send({ points: null }, base.version))) return;
    setBase({ version: 0, form: EMPTY });
    setForm(EMPTY);
    setTried(false);
  };
  // gone on to only once nothing is unsaved any more: leaving asks about what is
  const next = useRef(onNext);
  next.current = onNext;
  useEffect(() => {
    if (goesOn && !isDirty) next.current();
  }, [goesOn, isDirty]);
  useMarkingKeys({
    onSave: () => void (hasConflict || save(true)),
    onDigit: (digit) => {
      if (rubric) return keys.digit(digit);
      change({ points: digit });
      pointsField.current?.focus();
    },
  });
  return (
    <WorkspacePanel
      title={t(rubric ? 'rubrics.titles.rubric' : 'assignment-marking.titles.mark')}
      actions={
        rubric && (
          <AllAt rubric={rubric.content} value={form.assessment} onChange={(assessment) => change({ assessment })} />
        )
      }
      footer={
        <TotalBar
          sum={rubric && keys.left > 0 ? t('marking.labels.criteriaLeft', { count: keys.left }) : undefined}
          result={given && format.decimal(given)}
          maximum={format.decimal(maximum)}
        >
          <Button
            variant={hasNext ? 'outline' : 'primary'}
            pending={give.isPending}
            disabled={hasConflict}
            className={hasNext ? '' : 'flex-1'}
            onClick={() => void save(false)}
          >
            {t('assignment-marking.actions.save')}
          </Button>
          {hasNext && (
            <Button className="flex-1" pending={give.isPending} disabled={hasConflict} onClick={() => void save(true)}>
              {t('marking.actions.saveAndNext')}
              <KeyHint of="Ctrl Enter" className="border-current/50" />
            </Button>
          )}
        </TotalBar>
      }
    >
      <FormArea isTried={isTried} className="space-y-4">
        {hasConflict && (
          <ConflictBanner
            title={t('assignment-marking.messages.conflict')}
            onTheirs={take}
            onMine={() => void save(false, newest.version)}
          />
        )}
        {rubric ? (
          <RubricAssessmentField
            rubric={rubric.content}
            value={form.assessment}
            onChange={(assessment) => change({ assessment })}
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
            onChange={(points) => change({ points })}
            error={problem}
          />
        )}
        <CommentField
          label={t('assignment-marking.fields.comment')}
          hint={t('discussion-desk.hints.comment')}
          maxLength={MOST_SAID}
          value={form.comment}
          onChange={(comment) => change({ comment })}
        />
        {base.version > 0 && (
          <Button
            variant="danger-ghost"
            size="sm"
            pending={give.isPending}
            disabled={hasConflict}
            onClick={() => void takeBack()}
          >
            {t('assignment-marking.actions.takeBack')}
          </Button>
        )}
        <LeaveWarning isDirty={isDirty && !give.isPending} />
      </FormArea>
    </WorkspacePanel>
  );
}
