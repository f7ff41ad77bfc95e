import { beforeAll, describe, expect, it } from 'vitest';
import { givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { givenPublishedCourse } from '../../courses/test/courses.factory.ts';
import { givenEnrollment } from '../../enrollments/test/enrollments.factory.ts';
import type { LearningWeek } from '../learning-week.schemas.ts';

const server = testServer();
const DAY = 86_400_000;
let organizationId: number;
let lessons: number[];
let courseId: number;

beforeAll(async () => {
  organizationId = await givenOrganization(server, { time_zone: 'Asia/Riyadh', format_region: 'SA' });
  const course = await givenPublishedCourse(server, organizationId, {
    subsections: Array.from({ length: 9 }, (_, at) => `Lesson ${at}`),
  });
  courseId = course.courseId;
  lessons = course.subsectionIds;
  await server.admin`update course_subsections set duration_minutes = 6 where course_id = ${courseId}`;
});

/** Somebody who finished a lesson so many days ago each. */
async function givenLearner(daysAgo: number[], of = organizationId): Promise<TestMember> {
  const learner = await givenMember(server, of);
  await givenEnrollment(server, learner, courseId);
  for (const [at, ago] of daysAgo.entries())
    await server.admin`insert into finished_subsections (organization_id, user_id, course_id, course_subsection_id, finished_at)
      values (${of}, ${learner.userId}, ${courseId}, ${lessons[at]!}, ${new Date(server.clock.now().getTime() - ago * DAY)})`;
  return learner;
}

const week = async (as: TestMember) => (await call<LearningWeek>(server, 'GET /api/learning-week', { as })).body;
const setGoal = (as: TestMember, days: unknown) => call(server, 'PUT /api/learning-week/goal', { as, body: { days } });

describe('GET /api/learning-week', () => {
  it('holds the minutes of what was finished, on the days of the organisation’s clock and region', async () => {
    const learner = await givenLearner([0, 0]);
    const { today, days, goal } = await week(learner);
    expect(goal).toBe(4);
    expect(days).toHaveLength(7);
    // in Saudi Arabia weeks begin on Sundays
    expect(new Date(`${days[0]!.day}T00:00:00Z`).getUTCDay()).toBe(0);
    expect(days.find(({ day }) => day === today)).toEqual({ day: today, minutes: 12, lessonCount: 2 });
    expect(days.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(12);
  });

  it('counts the weeks in a row that met the goal', async () => {
    const { today } = await week(await givenLearner([]));
    const sinceSunday = new Date(`${today}T00:00:00Z`).getUTCDay();
    const lastWeek = [1, 2, 3].map((at) => sinceSunday + at);
    const learner = await givenLearner(lastWeek);
    await setGoal(learner, 3);
    expect(await week(learner)).toMatchObject({ goal: 3, weeksMet: 1, isLastForgiven: false });
    await setGoal(learner, 4);
    expect(await week(learner)).toMatchObject({ goal: 4, weeksMet: 0 });
  });

  it('has no goal for who wants none, and for nobody where the organisation offers none', async () => {
    const learner = await givenLearner([0]);
    expect((await setGoal(learner, null)).status).toBe(204);
    expect(await week(learner)).toMatchObject({ goal: null, weeksMet: 0 });
    const without = await givenOrganization(server, { weekly_goal_enabled: false });
    expect((await week(await givenMember(server, without))).goal).toBeNull();
  });
});

describe('PUT /api/learning-week/goal', () => {
  it('takes two to six days, for oneself alone', async () => {
    const [one, other] = [await givenLearner([]), await givenLearner([])];
    expect((await setGoal(one, 2)).status).toBe(204);
    expect((await setGoal(one, 6)).status).toBe(204);
    for (const days of [1, 7, 2.5, 'two']) expect((await setGoal(one, days)).status).toBe(400);
    expect(await week(one)).toMatchObject({ goal: 6, isGoalChosen: true });
    expect(await week(other)).toMatchObject({ goal: 4, isGoalChosen: false });
  });
});
