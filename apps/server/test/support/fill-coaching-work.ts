import type { Own, Row } from './fill.ts';
import type { TestServer } from './test-server.ts';

interface Filling {
  own: Own;
  marker: string;
  /** What `fillCoachingSessions` returned. */
  booking: Row;
  media_id: unknown;
}

/** A shared note and a file, a goal that was changed once, and an open task. */
export async function fillCoachingWork(server: TestServer, { own, marker, booking, media_id }: Filling): Promise<void> {
  const now = server.clock.now();
  const { coach_id, coaching_booking_id, coaching_session_id, user_id } = booking;
  await own('coaching_notes', {
    coaching_booking_id,
    user_id,
    kind: 'SHARED',
    learner_user_id: user_id,
    body: marker,
    changed_at: now,
    created_at: now,
  });
  await own('coaching_files', { coaching_booking_id, media_id, user_id, learner_user_id: user_id, created_at: now });
  const goal = { coach_id, user_id, title: marker, target_on: '2099-01-01', step_count: 3, steps_done: 1 };
  const { coaching_goal_id } = await own('coaching_goals', { ...goal, created_at: now });
  await own('coaching_goal_changes', {
    coaching_goal_id,
    coaching_session_id,
    user_id,
    steps_done: 1,
    step_count: 3,
    state: 'OPEN',
    note: marker,
    created_at: now,
  });
  await own('coaching_tasks', {
    coach_id,
    user_id,
    coaching_session_id,
    title: marker,
    due_on: '2099-01-01',
    created_at: now,
  });
}
