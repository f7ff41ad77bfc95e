import { GOAL_STATES, type GoalState, WORK_LIMITS } from '@sullam/domain/coaching/goals.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { NumberField } from '@sullam/ui/components/number-field.tsx';
import { TextArea, TextField } from '@sullam/ui/components/text-field.tsx';
import { DatePicker } from '@sullam/ui/pickers/lazy.tsx';
import { Form } from '@sullam/web-kit/forms/form.tsx';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { type CoachingGoal, type Pair, useAddGoal, useChangeGoal } from './coaching-goals.api.ts';

interface FormProps {
  readonly onClose: () => void;
}

interface FormButtonsProps extends FormProps {
  readonly isPending: boolean;
  readonly isIncomplete?: boolean;
}

function FormButtons({ isPending, isIncomplete = false, onClose }: FormButtonsProps) {
  const t = useT();
  return (
    <div className="flex gap-2">
      <Button type="submit" size="sm" pending={isPending} disabled={isIncomplete}>
        {t('coaching-goals.form.save')}
      </Button>
      <Button size="sm" variant="ghost" onClick={onClose}>
        {t('coaching-goals.form.cancel')}
      </Button>
    </div>
  );
}

/** Title, day and number of steps of a new goal. */
export function NewGoalForm({ pair, onClose }: FormProps & { readonly pair: Pair }) {
  const t = useT();
  const notify = useNotify();
  const add = useAddGoal();
  const [title, setTitle] = useState('');
  const [targetOn, setTargetOn] = useState<string | null>(null);
  const [stepCount, setStepCount] = useState<number | undefined>(3);
  const send = () => {
    add.mutate(
      { ...pair, title, targetOn, stepCount: stepCount ?? 1 },
      {
        onSuccess: () => {
          notify({ tone: 'success', text: t('coaching-goals.goals.saved') });
          onClose();
        },
      },
    );
  };
  return (
    <Form onSubmit={send} className="mt-4 space-y-4 border-t border-line pt-4">
      <TextField
        label={t('coaching-goals.goals.goal')}
        required
        dir="auto"
        maxLength={WORK_LIMITS.title}
        value={title}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <DatePicker label={t('coaching-goals.goals.target')} value={targetOn} onChange={setTargetOn} />
        <NumberField
          label={t('coaching-goals.goals.steps')}
          min={1}
          max={WORK_LIMITS.steps}
          value={stepCount}
          onChange={setStepCount}
        />
      </div>
      <FormButtons isPending={add.isPending} isIncomplete={title.trim() === ''} onClose={onClose} />
    </Form>
  );
}

interface ReviewFormProps extends FormProps {
  readonly goal: CoachingGoal;
  /** Session in which it is reviewed. */
  readonly coachingSessionId: number | null;
}

/** How far a goal is, and what is next. */
export function GoalReviewForm({ goal, coachingSessionId, onClose }: ReviewFormProps) {
  const t = useT();
  const notify = useNotify();
  const change = useChangeGoal(goal.coachingGoalId);
  const [stepsDone, setStepsDone] = useState<number | undefined>(goal.stepsDone);
  const [state, setState] = useState<GoalState>(goal.state);
  const [note, setNote] = useState('');
  const send = () => {
    const { title, targetOn, stepCount, version } = goal;
    change.mutate(
      { title, targetOn, stepCount, version, state, coachingSessionId, stepsDone: stepsDone ?? 0, note: note || null },
      {
        onSuccess: () => {
          notify({ tone: 'success', text: t('coaching-goals.goals.saved') });
          onClose();
        },
      },
    );
  };
  return (
    <Form onSubmit={send} className="mt-4 space-y-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField
          label={t('coaching-goals.goals.done')}
          min={0}
          max={goal.stepCount}
          value={stepsDone}
          onChange={setStepsDone}
        />
        <NativeSelect
          label={t('coaching-goals.goals.state')}
          value={state}
          onChange={(value) => setState(GOAL_STATES.find((one) => one === value) ?? 'OPEN')}
          options={GOAL_STATES.map((value) => ({ value, label: t(`coaching-goals.states.${value}`) }))}
        />
      </div>
      <TextArea
        label={t('coaching-goals.goals.note')}
        dir="auto"
        rows={2}
        maxLength={WORK_LIMITS.goalNote}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <FormButtons isPending={change.isPending} onClose={onClose} />
    </Form>
  );
}
