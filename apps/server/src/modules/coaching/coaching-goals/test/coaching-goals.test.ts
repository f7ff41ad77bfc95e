import { describe, expect, it } from 'vitest';
import { givenMember, type TestMember } from '../../../../../test/support/arrange.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import {
  booked,
  DAY,
  givenPractice,
  hourFromNow,
  type Practice,
} from '../../coaching-sessions/test/practice.factory.ts';

const server = testServer();

const call = <Body = { errorCode: string }>(as: TestMember, key: string, body?: object) =>
  callAs<Body>(server, as, key, body);

interface Goal {
  coachingGoalId: number;
  title: string;
  stepsDone: number;
  state: string;
  version: number;
  changes: { by: string; stepsDone: number; note: string | null; coachingSessionId: number | null }[];
}

const goalsOf = async (as: TestMember, query = '') =>
  (await call<{ data: Goal[] }>(as, `GET /api/coaching-goals${query}`)).body.data;

const GOAL = { title: 'Lead the meeting', targetOn: '2099-02-01', stepCount: 5 };

async function goalOf(practice: Practice): Promise<number> {
  const { body } = await call<{ coachingGoalId: number }>(practice.learner, 'POST /api/coaching-goals', {
    ...GOAL,
    coachId: practice.coachId,
  });
  return body.coachingGoalId;
}

describe('goals', () => {
  it('are changed by both sides with a history by session', async () => {
    const practice = await givenPractice(server);
    const coachingSessionId = await booked(server, practice, hourFromNow(server, 30));
    const id = await goalOf(practice);
    const change = (as: TestMember, more: object) =>
      call(as, `PUT /api/coaching-goals/${id}`, { ...GOAL, stepsDone: 0, state: 'OPEN', version: 1, ...more });
    const note = 'Said it twice.';
    expect((await change(practice.coach, { stepsDone: 3, note, coachingSessionId })).status).toBe(204);
    expect((await change(practice.learner, { stepsDone: 4 })).body.errorCode).toBe('conflict');
    expect((await change(practice.learner, { stepsDone: 5, state: 'REACHED', version: 2 })).status).toBe(204);
    expect((await change(practice.learner, { stepsDone: 6, version: 3 })).status).toBe(400);
    const [goal] = await goalsOf(practice.coach, `?learnerUserId=${practice.learner.userId}`);
    expect(goal).toMatchObject({ stepsDone: 5, state: 'REACHED', version: 3 });
    expect(goal!.changes).toMatchObject([
      { by: 'COACH', stepsDone: 3, note, coachingSessionId },
      { by: 'LEARNER', stepsDone: 5, note: null, coachingSessionId: null },
    ]);
    expect(await goalsOf(practice.learner)).toHaveLength(1);
  });

  it('are closed to everyone else, administrators too, and need a session of the two', async () => {
    const practice = await givenPractice(server);
    const stranger = await givenMember(server, practice.organizationId);
    const admin = await givenMember(server, practice.organizationId, 'administrator');
    const add = (as: TestMember) => call(as, 'POST /api/coaching-goals', { ...GOAL, coachId: practice.coachId });
    expect((await add(practice.learner)).status).toBe(404);
    const coachingSessionId = await booked(server, practice, hourFromNow(server, 30));
    const id = await goalOf(practice);
    expect((await add(stranger)).status).toBe(404);
    const change = { ...GOAL, stepsDone: 1, state: 'OPEN', version: 1 };
    for (const as of [stranger, admin]) {
      expect((await call(as, `PUT /api/coaching-goals/${id}`, change)).status).toBe(404);
      expect((await call(as, `GET /api/coaching-goals?learnerUserId=${practice.learner.userId}`)).status).toBe(404);
      expect(await goalsOf(as)).toEqual([]);
    }
    const other = await booked(server, practice, hourFromNow(server, 60), { as: stranger });
    const wrong = { ...change, coachingSessionId: other };
    expect((await call(practice.learner, `PUT /api/coaching-goals/${id}`, wrong)).status).toBe(404);
    expect((await call(practice.coach, 'GET /api/coaching-goals?coachId=1&learnerUserId=1')).status).toBe(400);
    expect(coachingSessionId).not.toBe(other);
  });
});

interface Task {
  coachingTaskId: number;
  doneAt: string | null;
}

describe('tasks', () => {
  it('are set by the coach, in the schedule of the learner, and ticked off there', async () => {
    const practice = await givenPractice(server);
    const coachingSessionId = await booked(server, practice, hourFromNow(server, 30));
    const dueOn = new Date(server.clock.now().getTime() + 2 * DAY).toISOString().slice(0, 10);
    const task = { learnerUserId: practice.learner.userId, title: 'Ask Omar', dueOn, coachingSessionId };
    expect((await call(practice.learner, 'POST /api/coaching-tasks', task)).status).toBe(404);
    const { status, body } = await call<Task>(practice.coach, 'POST /api/coaching-tasks', task);
    expect(status).toBe(201);
    await server.runJobs();
    const notices = await call<{ data: { text: string }[] }>(practice.learner, 'GET /api/notifications');
    expect(notices.body.data[0]!.text).toContain('set you a task');
    const schedule = await call<object>(
      practice.learner,
      `GET /api/activities-schedule?from=${server.clock.now().toISOString()}&to=${new Date(server.clock.now().getTime() + 7 * DAY).toISOString()}`,
    );
    expect(JSON.stringify(schedule.body)).toContain('COACHING_TASK');
    const done = (as: TestMember, isDone: boolean) =>
      call(as, `PUT /api/coaching-tasks/${body.coachingTaskId}/done`, { isDone });
    expect((await done(practice.coach, true)).status).toBe(404);
    expect((await done(practice.learner, true)).status).toBe(204);
    const listed = () => call<{ data: Task[] }>(practice.learner, 'GET /api/coaching-tasks');
    expect((await listed()).body.data[0]!.doneAt).not.toBeNull();
    await done(practice.learner, false);
    expect((await listed()).body.data[0]!.doneAt).toBeNull();
    const path = `/api/coaching-tasks/${body.coachingTaskId}`;
    expect((await call(practice.learner, `DELETE ${path}`)).status).toBe(404);
    expect((await call(practice.coach, `PUT ${path}`, { title: 'Ask Rana', dueOn: null })).status).toBe(204);
    expect((await listed()).body.data[0]).toMatchObject({ title: 'Ask Rana', dueOn: null });
    expect((await call(practice.coach, `DELETE ${path}`)).status).toBe(204);
    expect((await listed()).body.data).toEqual([]);
  });
});

it('lists the learners of a coach with their history', async () => {
  const practice = await givenPractice(server);
  const past = await booked(server, practice, hourFromNow(server, 30));
  server.clock.advance(2 * DAY);
  const next = await booked(server, practice, hourFromNow(server, 30));
  await goalOf(practice);
  const { body } = await call<{ data: object[]; total: number }>(practice.coach, 'GET /api/coach-learners');
  expect(body).toMatchObject({
    total: 1,
    data: [{ learner: { userId: practice.learner.userId }, sessionCount: 1, openGoals: 1, openTasks: 0 }],
  });
  const one = `GET /api/coach-learners/${practice.learner.userId}`;
  const detail = await call<{ sessions: { coachingSessionId: number }[] }>(practice.coach, one);
  expect(detail.body.sessions.map(({ coachingSessionId }) => coachingSessionId)).toEqual([next, past]);
  const stranger = await givenMember(server, practice.organizationId);
  expect((await call(practice.coach, `GET /api/coach-learners/${stranger.userId}`)).status).toBe(404);
  expect((await call(stranger, one)).status).toBe(404);
});
