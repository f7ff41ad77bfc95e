import { WORK_LIMITS } from '@sullam/domain/coaching/goals.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { emit } from '../../../kernel/outbox/signals.ts';
import { conflict, invalidField, notFound } from '../../../kernel/problem.ts';
import { accessOwnCoach, lockCoach } from '../coaches/coaches.public.ts';
import { accessPair, checkSessionOfPair } from './coaching-goals.access.ts';
import { tooMany } from './coaching-goals.errors.ts';
import {
  countOf,
  deleteTask,
  findGoal,
  findTask,
  insertGoal,
  insertGoalChange,
  insertTask,
  setTaskDone,
  updateGoal,
  updateTask,
} from './coaching-goals.repository.ts';
import type { GoalBody, GoalChangeBody, TaskBody, TaskChangeBody } from './coaching-goals.schemas.ts';
import { coachingTaskSet } from './coaching-goals.signals.ts';

/** Either side sets a goal for the pair. */
export const addGoal = (context: MemberContext, body: GoalBody): Promise<{ coachingGoalId: number }> =>
  transaction(context, async (tx) => {
    const pair = await accessPair(context, tx, body);
    await lockCoach(tx, pair.coachId);
    if ((await countOf(tx, 'coaching_goals', pair)) >= WORK_LIMITS.each) throw tooMany(WORK_LIMITS.each);
    const { targetOn, stepCount } = body;
    const now = context.clock.now();
    return { coachingGoalId: await insertGoal(tx, { ...pair, title: body.title.trim(), targetOn, stepCount, now }) };
  });

/**
 * Either side changes a goal. What changes its progress, state or says something is recorded.
 * @throws Problem not-found for goals of others, conflict for an older version
 */
export const changeGoal = (context: MemberContext, coachingGoalId: number, body: GoalChangeBody): Promise<void> =>
  transaction(context, async (tx) => {
    const goal = await findGoal(tx, coachingGoalId, true);
    const { userId } = context.caller;
    if (!goal || !(goal.userId === userId || (await isCoach(context, tx, goal.coachId)))) throw notFound();
    const { stepsDone, stepCount, state, targetOn, coachingSessionId = null } = body;
    if (stepsDone > stepCount) throw invalidField('stepsDone', 'most', { most: stepCount });
    if (goal.version !== body.version) throw conflict();
    await checkSessionOfPair(tx, goal, coachingSessionId);
    await updateGoal(tx, coachingGoalId, { title: body.title.trim(), targetOn, stepsDone, stepCount, state });
    const note = body.note?.trim() || null;
    const isSame = goal.stepsDone === stepsDone && goal.stepCount === stepCount && goal.state === state;
    if (isSame && note === null) return;
    await insertGoalChange(tx, {
      coachingGoalId,
      coachingSessionId,
      userId,
      stepsDone,
      stepCount,
      state,
      note,
      now: context.clock.now(),
    });
  });

/** Whether a row is of the caller's own practice; members who aren't coaches have none. */
async function isCoach(context: MemberContext, tx: Tx, coachId: number): Promise<boolean> {
  const own = await accessOwnCoach(context, tx);
  return own.coachId === coachId;
}

/** The coach sets a task for a learner. */
export const setTask = (context: MemberContext, body: TaskBody): Promise<{ coachingTaskId: number }> =>
  transaction(context, async (tx) => {
    const { learnerUserId, dueOn, coachingSessionId = null } = body;
    const pair = await accessPair(context, tx, { learnerUserId });
    await lockCoach(tx, pair.coachId);
    await checkSessionOfPair(tx, pair, coachingSessionId);
    if ((await countOf(tx, 'coaching_tasks', pair)) >= WORK_LIMITS.each) throw tooMany(WORK_LIMITS.each);
    const now = context.clock.now();
    const coachingTaskId = await insertTask(tx, { ...pair, coachingSessionId, title: body.title.trim(), dueOn, now });
    await emit(context, tx, coachingTaskSet, { coachingTaskId, byUserId: context.caller.userId });
    return { coachingTaskId };
  });

async function accessSetTask(context: MemberContext, tx: Tx, coachingTaskId: number): Promise<void> {
  const task = await findTask(tx, coachingTaskId);
  if (!task || !(await isCoach(context, tx, task.coachId))) throw notFound();
}

export const changeTask = (context: MemberContext, coachingTaskId: number, body: TaskChangeBody): Promise<void> =>
  transaction(context, async (tx) => {
    await accessSetTask(context, tx, coachingTaskId);
    await updateTask(tx, coachingTaskId, { title: body.title.trim(), dueOn: body.dueOn });
  });

export const removeTask = (context: MemberContext, coachingTaskId: number): Promise<void> =>
  transaction(context, async (tx) => {
    await accessSetTask(context, tx, coachingTaskId);
    await deleteTask(tx, coachingTaskId);
  });

/** The learner ticks a task off, or takes the tick back. */
export const tickTask = (context: MemberContext, coachingTaskId: number, isDone: boolean): Promise<void> =>
  transaction(context, async (tx) => {
    const task = await findTask(tx, coachingTaskId);
    if (task?.userId !== context.caller.userId) throw notFound();
    await setTaskDone(tx, coachingTaskId, isDone ? context.clock.now() : null);
  });
