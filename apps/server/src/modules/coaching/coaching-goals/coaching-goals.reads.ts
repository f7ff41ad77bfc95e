import type { GoalState } from '@sullam/domain/coaching/goals.ts';
import { sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, reading, type Tx } from '../../../kernel/database/database.ts';
import { isAmong } from '../../../kernel/database/statement.ts';
import { accessPair } from './coaching-goals.access.ts';
import type { Goal, PairQuery, Task } from './coaching-goals.schemas.ts';

/** Without a pair: all that the caller has as a learner. */
const isAsked = ({ coachId, learnerUserId }: PairQuery): boolean =>
  coachId !== undefined || learnerUserId !== undefined;

const changesOf = (tx: Tx, coachingGoalIds: readonly number[]) =>
  tx.all(
    db
      .selectFrom('coaching_goal_changes as x')
      .select(['x.coaching_goal_id', 'x.user_id', 'x.coaching_session_id', 'x.steps_done', 'x.step_count'])
      .select(['x.note', 'x.created_at', sql<GoalState>`x.state`.as('state')])
      .where(isAmong('x.coaching_goal_id', coachingGoalIds))
      .orderBy('x.coaching_goal_change_id'),
  );

/** Goals of a pair, or all of the caller's as a learner: open ones first, then the newest. */
export const listGoals = (context: MemberContext, asked: PairQuery): Promise<{ data: Goal[] }> =>
  reading(context, async (tx) => {
    let found = db
      .selectFrom('coaching_goals as g')
      .innerJoin('coach_records as c', 'c.coach_id', 'g.coach_id')
      .innerJoin('member_names as cn', 'cn.user_id', 'c.user_id')
      .innerJoin('member_names as ln', 'ln.user_id', 'g.user_id')
      .select(['g.coaching_goal_id', 'g.coach_id', 'g.user_id', 'g.step_count', 'g.steps_done', 'g.created_at'])
      .select(['g.version', 'c.user_id as coachUserId', sql<string>`g.title`.as('title')])
      .select(['cn.first_name as coachFirstName', 'cn.last_name as coachLastName'])
      .select(['ln.first_name as firstName', 'ln.last_name as lastName'])
      .select([sql<string | null>`g.target_on::text`.as('targetOn'), sql<GoalState>`g.state`.as('state')])
      .orderBy(sql`g.state <> 'OPEN'`)
      .orderBy('g.created_at', 'desc')
      .orderBy('g.coaching_goal_id', 'desc')
      .limit(500);
    if (isAsked(asked)) {
      const { coachId, userId } = await accessPair(context, tx, asked);
      found = found.where('g.coach_id', '=', coachId).where('g.user_id', '=', userId);
    } else found = found.where('g.user_id', '=', context.caller.userId);
    const goals = await tx.all(found);
    const changes = await changesOf(
      tx,
      goals.map(({ coaching_goal_id }) => coaching_goal_id),
    );
    return {
      data: goals.map((goal) => ({
        coachingGoalId: goal.coaching_goal_id,
        coachId: goal.coach_id,
        coach: { userId: goal.coachUserId, firstName: goal.coachFirstName, lastName: goal.coachLastName },
        learner: { userId: goal.user_id, firstName: goal.firstName, lastName: goal.lastName },
        title: goal.title,
        targetOn: goal.targetOn,
        stepCount: goal.step_count,
        stepsDone: goal.steps_done,
        state: goal.state,
        createdAt: goal.created_at.toISOString(),
        version: goal.version,
        changes: changes
          .filter((change) => change.coaching_goal_id === goal.coaching_goal_id)
          .map((change) => ({
            at: change.created_at.toISOString(),
            by: change.user_id === goal.user_id ? ('LEARNER' as const) : ('COACH' as const),
            coachingSessionId: change.coaching_session_id,
            stepsDone: change.steps_done,
            stepCount: change.step_count,
            state: change.state,
            note: change.note,
          })),
      })),
    };
  });

/** Tasks of a pair, or all of the caller's as a learner: open ones first, by their days. */
export const listTasks = (context: MemberContext, asked: PairQuery): Promise<{ data: Task[] }> =>
  reading(context, async (tx) => {
    let found = db
      .selectFrom('coaching_tasks as k')
      .innerJoin('coach_records as c', 'c.coach_id', 'k.coach_id')
      .innerJoin('member_names as cn', 'cn.user_id', 'c.user_id')
      .innerJoin('member_names as ln', 'ln.user_id', 'k.user_id')
      .select(['k.coaching_task_id', 'k.coach_id', 'k.user_id', 'k.coaching_session_id', 'k.done_at'])
      .select(['c.user_id as coachUserId', sql<string>`k.title`.as('title')])
      .select(['cn.first_name as coachFirstName', 'cn.last_name as coachLastName'])
      .select(['ln.first_name as firstName', 'ln.last_name as lastName'])
      .select(sql<string | null>`k.due_on::text`.as('dueOn'))
      .orderBy(sql`k.done_at is not null`)
      .orderBy(sql`k.due_on asc nulls last`)
      .orderBy('k.coaching_task_id')
      .limit(500);
    if (isAsked(asked)) {
      const { coachId, userId } = await accessPair(context, tx, asked);
      found = found.where('k.coach_id', '=', coachId).where('k.user_id', '=', userId);
    } else found = found.where('k.user_id', '=', context.caller.userId);
    const tasks = await tx.all(found);
    return {
      data: tasks.map((task) => ({
        coachingTaskId: task.coaching_task_id,
        coachId: task.coach_id,
        coach: { userId: task.coachUserId, firstName: task.coachFirstName, lastName: task.coachLastName },
        learner: { userId: task.user_id, firstName: task.firstName, lastName: task.lastName },
        title: task.title,
        dueOn: task.dueOn,
        coachingSessionId: task.coaching_session_id,
        doneAt: task.done_at?.toISOString() ?? null,
      })),
    };
  });
