import { addDays, daysFrom, wallTimeOf } from '@sullam/domain/lectures/zoned-time.ts';
import { beforeEach, expect, it } from 'vitest';
import { type Classroom, callAs, givenClassroom } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import type { LearningStatistics } from '../../catalogue/catalogue.schemas.ts';
import type { LearningWeek } from '../../learning-week/learning-week.schemas.ts';
import type { Pulse } from '../../teaching/teaching.schemas.ts';

const server = testServer();
let room: Classroom & { subsectionIds: number[] };

/** A classroom in a time zone whose learner finished lessons at these moments. */
async function givenFinished(zone: string, moments: readonly string[]): Promise<void> {
  await server.admin`insert into organization_configurations values (${room.organizationId}, 'time_zone', ${server.admin.json(zone)})
    on conflict (organization_id, configuration_key) do update set value = excluded.value`;
  for (const [at, moment] of moments.entries())
    await server.admin`insert into finished_subsections (organization_id, user_id, course_id, course_subsection_id, finished_at)
      values (${room.organizationId}, ${room.learner.userId}, ${room.courseId}, ${room.subsectionIds[at]!}, ${moment})`;
}

beforeEach(async () => {
  room = await givenClassroom(server, [], ['One', 'Two', 'Three', 'Four']);
});

it('counts a day with a finished lesson once, on the two offsets of one day too', async () => {
  // on 23 February 2025 the clocks of Casablanca went back at three o'clock
  const moments = ['2025-02-22T23:00:00Z', '2025-02-23T23:59:59Z', '2025-02-24T00:00:00Z'];
  await givenFinished('Africa/Casablanca', moments);
  const path = `GET /api/courses/${room.courseId}/statistics`;
  expect((await callAs(server, room.learner, path)).body).toMatchObject({ finishedCount: 3, activeDays: 2 });
});

it('draws the line between days and weeks at midnight of the organisation', async () => {
  const ZONE = 'Pacific/Kiritimati';
  const today = wallTimeOf(server.clock.now(), ZONE).date;
  const midnight = (daysAgo: number) => new Date(`${addDays(today, -daysAgo)}T00:00:00+14:00`);
  const before = (moment: Date) => new Date(moment.getTime() - 1);
  const moments = [midnight(0), before(midnight(0)), midnight(6), before(midnight(6))];
  await givenFinished(
    ZONE,
    moments.map((moment) => moment.toISOString()),
  );

  const pulse = await callAs<Pulse>(server, room.instructor, 'GET /api/studio/pulse');
  expect(pulse.body).toMatchObject({
    days: daysFrom(addDays(today, -6), 7),
    courses: [{ courseId: room.courseId, activeByDay: [1, 0, 0, 0, 0, 1, 1] }],
  });

  const path = `GET /api/users/${room.learner.userId}/course-statistics`;
  const { weeks } = (await callAs<LearningStatistics>(server, room.learner, path)).body;
  expect(weeks).toHaveLength(12);
  expect(weeks.slice(-3)).toEqual([
    { from: addDays(today, -20), finishedSubsections: 0 },
    { from: addDays(today, -13), finishedSubsections: 1 },
    { from: addDays(today, -6), finishedSubsections: 3 },
  ]);

  const week = await callAs<LearningWeek>(server, room.learner, 'GET /api/learning-week');
  const countOn = (day: string) => week.body.days.find((each) => each.day === day)?.lessonCount;
  expect([week.body.today, countOn(today)]).toEqual([today, 1]);
  expect([1, undefined]).toContain(countOn(addDays(today, -1)));
});
