import { addDays } from '@sullam/domain/lectures/zoned-time.ts';
import type { DemoLoad } from '../../../demo/demo-content.ts';
import { demoMembers } from '../../identity/members/members.public.ts';
import { findPastBooking } from '../coaching-sessions/coaching-sessions.public.ts';
import { insertGoal, insertGoalChange, insertTask, setTaskDone, updateGoal } from './coaching-goals.repository.ts';

/** Goals and tasks of the demo, set after the first past session of the two. */
export async function loadDemoGoals({ context, tx, demo, loaded }: DemoLoad): Promise<void> {
  const members = loaded.get(demoMembers);
  const now = context.clock.now();
  const today = now.toISOString().slice(0, 10);
  for (const { learner, coach, goals, tasks } of demo.coachingGoals) {
    const userId = members.get(learner)!;
    const coachUserId = members.get(coach)!;
    const sessionAt = (place: number) => findPastBooking(tx, { learnerUserId: userId, coachUserId, place, now });
    const { coachId, endsAt } = await sessionAt(0);
    for (const { title, inDays, steps, reviews } of goals) {
      const targetOn = inDays === undefined ? null : addDays(today, inDays);
      const coachingGoalId = await insertGoal(tx, { coachId, userId, title, targetOn, stepCount: steps, now: endsAt });
      for (const { session, done, note } of reviews) {
        const reviewed = await sessionAt(session);
        const standing = { stepsDone: done, stepCount: steps, state: 'OPEN' as const };
        await updateGoal(tx, coachingGoalId, { title, targetOn, ...standing });
        await insertGoalChange(tx, {
          coachingGoalId,
          coachingSessionId: reviewed.coachingSessionId,
          userId: coachUserId,
          ...standing,
          note,
          now: reviewed.endsAt,
        });
      }
    }
    for (const { title, session, inDays, isDone = false } of tasks) {
      const { coachingSessionId, endsAt: setAt } = await sessionAt(session);
      const dueOn = inDays === undefined ? null : addDays(today, inDays);
      const coachingTaskId = await insertTask(tx, { coachId, userId, coachingSessionId, title, dueOn, now: setAt });
      if (isDone) await setTaskDone(tx, coachingTaskId, now);
    }
  }
}
