import fc from 'fast-check';
import { expect, it } from 'vitest';
import { givenMember } from '../../../../../test/support/arrange.ts';
import { givenClassroom, givenLearner } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { givenPublishedCourse } from '../../courses/test/courses.factory.ts';
import { givenEnrollment } from '../../enrollments/test/enrollments.factory.ts';
import {
  type CourseProgress,
  figuresOf,
  givenProgress,
  listBehind,
  readReport,
} from '../../reports/test/reports.factory.ts';

const server = testServer();

const LESSONS = ['One', 'Two', 'Three', 'Four'];

const someProgress: fc.Arbitrary<CourseProgress> = fc.record({
  enrolled: fc.integer({ min: 20, max: 300 }),
  finished: fc.subarray([0, 1, 2, 3]),
  completed: fc.option(fc.integer({ min: 0, max: 19 }), { nil: undefined }),
  visited: fc.option(fc.integer({ min: 0, max: 19 }), { nil: undefined }),
  hasLeft: fc.boolean(),
});

/** A course of four lessons, one of which is not required, and learners who stand somewhere in it. */
async function givenCourse(all: readonly CourseProgress[]) {
  const room = await givenClassroom(server, [], LESSONS);
  await server.admin`update course_subsections set is_required = false where course_subsection_id = ${room.subsectionIds[1]!}`;
  await server.admin`update courses set required_count = 3 where course_id = ${room.courseId}`;
  for (const progress of all) await givenProgress(server, room, progress);
  return room;
}

it('shows no number that its list does not have, in any report of a course, under any filter', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(someProgress, { minLength: 1, maxLength: 9 }),
      fc.constantFrom('', 'status=EVERYONE', 'status=LEFT', 'status=LEARNING'),
      async (all, filter) => {
        const room = await givenCourse(all);
        for (const kind of ['completion', 'drop-off', 'time-to-finish', 'enrollment']) {
          const path = `courses/${room.courseId}/reports/${kind}?${filter}`;
          const report = await readReport(server, room.instructor, path);
          const all = await listBehind(server, room.instructor, path);
          expect([kind, all.length, report.total]).toEqual([kind, report.population, report.population]);
          for (const { id, count } of figuresOf(report)) {
            const rows = await listBehind(server, room.instructor, `${path}&of=${id}`);
            expect([kind, id, rows.length]).toEqual([kind, id, count]);
            expect(new Set(rows.map(({ userId }) => userId)).size).toBe(count);
          }
        }
      },
    ),
    { numRuns: 8 },
  );
});

it('counts everybody who is in several courses once, and lists the same people', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.subarray([0, 1, 2]), { minLength: 1, maxLength: 10 }), async (people) => {
      const room = await givenClassroom(server, [], ['One']);
      const courses = [room.courseId];
      for (let at = 0; at < 2; at += 1)
        courses.push(
          (await givenPublishedCourse(server, room.organizationId, { instructorUserId: room.instructor.userId }))
            .courseId,
        );
      for (const own of people) {
        const person = await givenMember(server, room.organizationId);
        for (const at of own) await givenEnrollment(server, person, courses[at]!);
      }
      const path = `courses/${room.courseId}/reports/overlap?courseIds=${courses.slice(1).join(',')}`;
      const report = await readReport(server, room.instructor, path);
      const all = await listBehind(server, room.instructor, path);
      expect(all.length).toBe(report.population);
      expect(new Set(all.map(({ userId }) => userId)).size).toBe(report.population);
      for (const { id, count } of figuresOf(report)) {
        const rows = await listBehind(server, room.instructor, `${path}&of=${id}`);
        expect([id, rows.length]).toEqual([id, count]);
      }
    }),
    { numRuns: 5 },
  );
});

it('counts the whole organisation as its courses together', async () => {
  const room = await givenCourse([
    { enrolled: 40, finished: [0, 2, 3], completed: 10, visited: 10 },
    { enrolled: 30, finished: [0], visited: 20 },
  ]);
  const other = await givenPublishedCourse(server, room.organizationId, { instructorUserId: room.instructor.userId });
  await givenLearner(server, { ...room, courseId: other.courseId });
  const administrator = await givenMember(server, room.organizationId, 'administrator');
  for (const kind of ['completion', 'time-to-finish', 'enrollment']) {
    const report = await readReport(server, administrator, `reports/${kind}`);
    for (const { id, count } of figuresOf(report))
      expect([kind, id, (await listBehind(server, administrator, `reports/${kind}?of=${id}`)).length]).toEqual([
        kind,
        id,
        count,
      ]);
  }
  const { population, total } = await readReport(server, administrator, 'reports/completion');
  expect([population, total]).toEqual([4, 4]);
});
