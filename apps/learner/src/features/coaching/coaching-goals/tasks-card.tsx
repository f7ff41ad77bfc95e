import { WORK_LIMITS } from '@sullam/domain/coaching/goals.ts';
import { Trash2 } from '@sullam/ui/base/icons.ts';
import { Button, IconButton } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { Checkbox } from '@sullam/ui/components/choice.tsx';
import { TextField } from '@sullam/ui/components/text-field.tsx';
import { DatePicker } from '@sullam/ui/pickers/lazy.tsx';
import { Form } from '@sullam/web-kit/forms/form.tsx';
import { useFormat, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type CoachingTask,
  type Pair,
  tasksQuery,
  useAddTask,
  useDeleteTask,
  useTickTask,
} from './coaching-goals.api.ts';

interface TaskRowProps {
  readonly task: CoachingTask;
  readonly isCoach: boolean;
}

function TaskRow({ task, isCoach }: TaskRowProps) {
  const t = useT();
  const format = useFormat();
  const tick = useTickTask();
  const remove = useDeleteTask();
  const { coachingTaskId, title, dueOn, doneAt, coach } = task;
  const isDone = doneAt !== null;
  const from = t('coaching-goals.tasks.from', { name: `${coach.firstName} ${coach.lastName}` });
  const due =
    dueOn === null ? from : t('coaching-goals.tasks.due', { day: format.day(dueOn, { dateStyle: 'medium' }) });
  if (!isCoach)
    return (
      <li className="py-2.5">
        <Checkbox
          label={<bdi className={isDone ? 'text-muted line-through' : ''}>{title}</bdi>}
          description={due}
          checked={isDone}
          disabled={tick.isPending}
          onChange={(checked) => tick.mutate({ coachingTaskId, isDone: checked })}
        />
      </li>
    );
  return (
    <li className="flex items-start justify-between gap-3 py-2.5">
      <span className="min-w-0">
        <bdi className={isDone ? 'text-muted line-through' : ''}>{title}</bdi>
        <span className="block text-sm text-muted">
          {[t(isDone ? 'coaching-goals.tasks.isDone' : 'coaching-goals.tasks.isOpen'), dueOn !== null && due]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <IconButton
        icon={Trash2}
        label={t('coaching-goals.tasks.delete', { title })}
        disabled={remove.isPending}
        onClick={() => remove.mutate(coachingTaskId)}
      />
    </li>
  );
}

interface NewTaskProps {
  readonly learnerUserId: number;
  readonly coachingSessionId: number | null;
}

function NewTask({ learnerUserId, coachingSessionId }: NewTaskProps) {
  const t = useT();
  const notify = useNotify();
  const add = useAddTask();
  const [title, setTitle] = useState('');
  const [dueOn, setDueOn] = useState<string | null>(null);
  const send = () => {
    add.mutate(
      { learnerUserId, coachingSessionId, title, dueOn },
      {
        onSuccess: () => {
          setTitle('');
          setDueOn(null);
          notify({ tone: 'success', text: t('coaching-goals.tasks.saved') });
        },
      },
    );
  };
  return (
    <Form onSubmit={send} className="mt-4 space-y-4 border-t border-line pt-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t('coaching-goals.tasks.task')}
          required
          dir="auto"
          maxLength={WORK_LIMITS.title}
          value={title}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
        <DatePicker label={t('coaching-goals.tasks.dueOn')} value={dueOn} onChange={setDueOn} />
      </div>
      <Button type="submit" size="sm" variant="outline" pending={add.isPending} disabled={title.trim() === ''}>
        {t('coaching-goals.tasks.add')}
      </Button>
    </Form>
  );
}

interface TasksCardProps {
  readonly pair: Pair;
  readonly coachingSessionId?: number | null;
}

/** Follow-up tasks: the learner ticks them off, the coach sets them. */
export function TasksCard({ pair, coachingSessionId = null }: TasksCardProps) {
  const t = useT();
  const { data } = useQuery(tasksQuery(pair));
  const { learnerUserId } = pair;
  const isCoach = learnerUserId !== undefined;
  if (!data || (!isCoach && data.data.length === 0)) return null;
  return (
    <Card as="section" padding="lg" className="rounded-xl!">
      <h2 className="mb-3 text-panel">{t('coaching-goals.tasks.title')}</h2>
      {data.data.length === 0 && <p className="text-muted">{t('coaching-goals.tasks.none')}</p>}
      <ul className="divide-y divide-line">
        {data.data.map((task) => (
          <TaskRow key={task.coachingTaskId} task={task} isCoach={isCoach} />
        ))}
      </ul>
      {isCoach && <NewTask learnerUserId={learnerUserId} coachingSessionId={coachingSessionId} />}
    </Card>
  );
}
