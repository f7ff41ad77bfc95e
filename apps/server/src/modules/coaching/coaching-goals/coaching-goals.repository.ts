import type { GoalState } from '@sullam/domain/coaching/goals.ts';
import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import type { Pair } from './coaching-goals.access.ts';

const day = (value: string | null) => sql<string | null>`${value}::date`;

export const findGoal = (tx: Tx, coachingGoalId: number, isLocked = false) => {
  const goal = db
    .selectFrom('coaching_goals as g')
    .select(['g.coach_id as coachId', 'g.user_id as userId', 'g.version'])
    .select(['g.step_count as stepCount', 'g.steps_done as stepsDone', sql<GoalState>`g.state`.as('state')])
    .where('g.coaching_goal_id', '=', coachingGoalId);
  return tx.one(isLocked ? goal.forUpdate() : goal);
};

export async function countOf(tx: Tx, table: 'coaching_goals' | 'coaching_tasks', pair: Pair): Promise<number> {
  const row = await tx.one(
    db
      .selectFrom(table)
      .select(sql<number>`count(*)::int`.as('count'))
      .where('coach_id', '=', pair.coachId)
      .where('user_id', '=', pair.userId),
  );
  return row!.count;
}

export interface NewGoal extends Pair {
  title: string;
  targetOn: string | null;
  stepCount: number;
  now: Date;
}

export async function insertGoal(tx: Tx, goal: NewGoal): Promise<number> {
  const row = await tx.one(
    db
      .insertInto('coaching_goals')
      .values({
        coach_id: goal.coachId,
        user_id: goal.userId,
        title: goal.title,
        target_on: day(goal.targetOn),
        step_count: goal.stepCount,
        created_at: goal.now,
      })
      .returning('coaching_goal_id'),
  );
  return row!.coaching_goal_id;
}

export interface GoalStanding {
  stepsDone: number;
  stepCount: number;
  state: GoalState;
}

export const updateGoal = (
  tx: Tx,
  coachingGoalId: number,
  goal: GoalStanding & { title: string; targetOn: string | null },
) =>
  tx.run(
    db
      .updateTable('coaching_goals')
      .set({
        title: goal.title,
        target_on: day(goal.targetOn),
        step_count: goal.stepCount,
        steps_done: goal.stepsDone,
        state: goal.state,
        version: sql<number>`version + 1`,
      })
      .where('coaching_goal_id', '=', coachingGoalId),
  );

export const insertGoalChange = (
  tx: Tx,
  change: GoalStanding & {
    coachingGoalId: number;
    coachingSessionId: number | null;
    userId: number;
    note: string | null;
    now: Date;
  },
) =>
  tx.run(
    db.insertInto('coaching_goal_changes').values({
      coaching_goal_id: change.coachingGoalId,
      coaching_session_id: change.coachingSessionId,
      user_id: change.userId,
      steps_done: change.stepsDone,
      step_count: change.stepCount,
      state: change.state,
      note: change.note,
      created_at: change.now,
    }),
  );

export interface NewTask extends Pair {
  coachingSessionId: number | null;
  title: string;
  dueOn: string | null;
  now: Date;
}

export async function insertTask(tx: Tx, task: NewTask): Promise<number> {
  const row = await tx.one(
    db
      .insertInto('coaching_tasks')
      .values({
        coach_id: task.coachId,
        user_id: task.userId,
        coaching_session_id: task.coachingSessionId,
        title: task.title,
        due_on: day(task.dueOn),
        created_at: task.now,
      })
      .returning('coaching_task_id'),
  );
  return row!.coaching_task_id;
}

export const findTask = (tx: Tx, coachingTaskId: number) =>
  tx.one(
    db
      .selectFrom('coaching_tasks')
      .select(['coach_id as coachId', 'user_id as userId'])
      .where('coaching_task_id', '=', coachingTaskId),
  );

export const updateTask = (tx: Tx, coachingTaskId: number, { title, dueOn }: { title: string; dueOn: string | null }) =>
  tx.run(
    db
      .updateTable('coaching_tasks')
      .set({ title, due_on: day(dueOn) })
      .where('coaching_task_id', '=', coachingTaskId),
  );

export const setTaskDone = (tx: Tx, coachingTaskId: number, doneAt: Date | null) =>
  tx.run(
    db
      .updateTable('coaching_tasks')
      // ticking off again keeps the first moment
      .set({ done_at: doneAt === null ? null : sql<Date>`coalesce(done_at, ${doneAt})` })
      .where('coaching_task_id', '=', coachingTaskId),
  );

export const deleteTask = (tx: Tx, coachingTaskId: number) =>
  tx.run(db.deleteFrom('coaching_tasks').where('coaching_task_id', '=', coachingTaskId));
