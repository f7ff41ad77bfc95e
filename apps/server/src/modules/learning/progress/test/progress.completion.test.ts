import { beforeAll, describe, expect, it } from 'vitest';
import { givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { givenPublishedCourse } from '../../courses/test/courses.factory.ts';
import { givenEnrollment } from '../../enrollments/test/enrollments.factory.ts';
import type { Completion, CourseProgress, FinishedResponse } from '../progress.schemas.ts';

const server = testServer();
let organizationId: number;
let learner: TestMember;
let instructor: TestMember;

beforeAll(async () => {
  organizationId = await givenOrganization(server, { passing_criteria_configuration_enabled_for_instructors: true });
  learner = await givenMember(server, organizationId);
  instructor = await givenMember(server, organizationId, 'instructor');
});

async function givenEnrolledCourse(subsections: string[], criteria: object = {}) {
  const course = await givenPublishedCourse(server, organizationId, {
    subsections,
    instructorUserId: instructor.userId,
  });
  await server.admin`update courses set passing_criteria = ${server.admin.json(criteria as never)} where course_id = ${course.courseId}`;
  await givenEnrollment(server, learner, course.courseId);
  return course;
}

const finish = async (id: number | undefined, as = learner) =>
  (await call<FinishedResponse>(server, `POST /api/course-subsections/${id}/finished`, { as })).body;
const completion = async (courseId: number) =>
  (await call<Completion>(server, `GET /api/courses/${courseId}/completion`, { as: learner })).body;
const signalsOf = async (courseId: number) =>
  (
    await server.admin`select from signals where name = 'course.completed' and payload @> ${server.admin.json({ courseId })}`
  ).length;

describe('completing a course', () => {
  it('happens with the last required subsection, once, and is signalled to the other modules', async () => {
    const { courseId, subsectionIds } = await givenEnrolledCourse(['One', 'Two']);
    expect(await finish(subsectionIds[0])).toMatchObject({ isCompleted: false, hasJustCompleted: false });
    expect(await completion(courseId)).toEqual({
      isCompleted: false,
      completedAt: null,
      unmet: ['requiredShare'],
      minimumGrade: null,
      grade: null,
      minimumAttendance: null,
      attendance: null,
    });
    expect(await finish(subsectionIds[1])).toMatchObject({ percent: 100, isCompleted: true, hasJustCompleted: true });
    expect(await finish(subsectionIds[1])).toMatchObject({ isCompleted: true, hasJustCompleted: false });
    expect(await completion(courseId)).toMatchObject({ isCompleted: true, unmet: [] });
    expect(await signalsOf(courseId)).toBe(1);
  });

  it('is found when the last two are finished at the same moment', async () => {
    const { courseId, subsectionIds } = await givenEnrolledCourse(['One', 'Two', 'Three', 'Four']);
    const answers = await Promise.all(subsectionIds.map((id) => finish(id)));
    expect(answers.filter((answer) => answer.hasJustCompleted)).toHaveLength(1);
    expect((await completion(courseId)).isCompleted).toBe(true);
    expect(await signalsOf(courseId)).toBe(1);
  });

  it('asks only for the share that the course requires', async () => {
    const { subsectionIds } = await givenEnrolledCourse(['One', 'Two', 'Three'], { requiredShare: 66 });
    expect((await finish(subsectionIds[0])).isCompleted).toBe(false);
    expect((await finish(subsectionIds[1])).isCompleted).toBe(true);
  });

  it('waits for a grade where one is required', async () => {
    const { courseId, subsectionIds } = await givenEnrolledCourse(['One'], { minimumGrade: 60 });
    expect(await finish(subsectionIds[0])).toMatchObject({ percent: 100, isCompleted: false });
    expect(await completion(courseId)).toMatchObject({ unmet: ['minimumGrade'], minimumGrade: 60, grade: null });
    await server.admin`insert into course_totals (organization_id, course_id, user_id, percent)
      values (${organizationId}, ${courseId}, ${learner.userId}, '179/3')`;
    expect(await completion(courseId)).toMatchObject({ unmet: ['minimumGrade'], grade: '59.67' });
  });

  it('is kept when a mark is taken away and when the course grows', async () => {
    const { courseId, courseSectionId, subsectionIds } = await givenEnrolledCourse(['One']);
    const { completedAt } = await finish(subsectionIds[0]);
    await server.admin`insert into course_subsections (organization_id, course_id, course_section_id, kind, title, position)
      values (${organizationId}, ${courseId}, ${courseSectionId}, 'ARTICLE', '{"en":"Later"}'::jsonb, 5)`;
    const answer = await call<FinishedResponse>(server, `DELETE /api/course-subsections/${subsectionIds[0]}/finished`, {
      as: learner,
    });
    expect(answer.body).toMatchObject({ percent: 0, requiredCount: 2, isCompleted: true, completedAt });
  });

  it('comes to who lacked only a subsection that was removed later', async () => {
    const { courseId, subsectionIds } = await givenEnrolledCourse(['One', 'Two', 'Three']);
    await finish(subsectionIds[0]);
    await finish(subsectionIds[1]);
    await server.admin`delete from course_subsections where course_subsection_id = ${subsectionIds[2]!}`;
    const seen = await call<CourseProgress>(server, `GET /api/courses/${courseId}/progress`, { as: learner });
    expect(seen.body).toMatchObject({ percent: 100, finished: subsectionIds.slice(0, 2), isCompleted: false });
    const editing = await call<{ version: number }>(server, `GET /api/courses/${courseId}/editing`, { as: instructor });
    const patch = { subtitle: { en: 'Shorter now' }, version: editing.body.version };
    expect((await call(server, `PATCH /api/courses/${courseId}`, { as: instructor, body: patch })).status).toBe(204);
    await server.runJobs();
    expect((await completion(courseId)).isCompleted).toBe(true);
    expect(await signalsOf(courseId)).toBe(1);
  });

  it('comes to who meets the new criteria already', async () => {
    const { courseId, subsectionIds } = await givenEnrolledCourse(['One', 'Two']);
    await finish(subsectionIds[0]);
    const changed = await call(server, `PATCH /api/courses/${courseId}/passing-criteria`, {
      as: instructor,
      body: { requiredShare: 50 },
    });
    expect(changed.status).toBe(204);
    await server.runJobs();
    expect((await completion(courseId)).isCompleted).toBe(true);
  });
});
