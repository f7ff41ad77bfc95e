import { LESSON_ACTIVITIES } from '@sullam/domain/lesson-kinds.gen.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { releaseLesson } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { givenPublishedCourse } from '../../courses/test/courses.factory.ts';
import { givenEnrollment } from '../../enrollments/test/enrollments.factory.ts';
import type { CourseProgress, FinishedResponse } from '../progress.schemas.ts';

const server = testServer();
let organizationId: number;
let learner: TestMember;

beforeAll(async () => {
  organizationId = await givenOrganization(server);
  learner = await givenMember(server, organizationId);
});

type Refusable = FinishedResponse & { errorCode?: string };
const finish = (id: number | undefined, as = learner) =>
  call<Refusable>(server, `POST /api/course-subsections/${id}/finished`, { as });
const unfinish = (id: number | undefined, as = learner) =>
  call<Refusable>(server, `DELETE /api/course-subsections/${id}/finished`, { as });
const progress = async (courseId: number, as = learner) =>
  (await call<CourseProgress>(server, `GET /api/courses/${courseId}/progress`, { as })).body;
const marksOf = async (courseId: number) =>
  (await server.admin`select from finished_subsections where course_id = ${courseId}`).length;

async function givenEnrolledCourse(subsections: string[]) {
  const course = await givenPublishedCourse(server, organizationId, { subsections });
  await givenEnrollment(server, learner, course.courseId);
  return course;
}

describe('POST /api/course-subsections/{id}/finished', () => {
  it('counts required subsections, and twice is once', async () => {
    const { courseId, subsectionIds } = await givenEnrolledCourse(['One', 'Two', 'Three']);
    expect((await finish(subsectionIds[0])).body).toMatchObject({
      courseId,
      isFinished: true,
      percent: 33,
      finishedCount: 1,
      requiredCount: 3,
      isCompleted: false,
    });
    expect((await finish(subsectionIds[0])).body).toMatchObject({ percent: 33, finishedCount: 1 });
    expect(await marksOf(courseId)).toBe(1);
  });

  it('lets optional subsections be finished without counting them; percent never passes 100', async () => {
    const { courseId, subsectionIds } = await givenEnrolledCourse(['One', 'Two', 'Extra']);
    await server.admin`update course_subsections set is_required = false where course_subsection_id = ${subsectionIds[2]!}`;
    for (const id of subsectionIds) await finish(id);
    const seen = await progress(courseId);
    expect(seen).toMatchObject({ percent: 100, fraction: 1, finishedCount: 2, required: 2 });
    expect(seen.finished).toEqual(subsectionIds);
  });

  it('refuses who is not enrolled, and finds nothing for strangers', async () => {
    const { courseId, subsectionIds } = await givenPublishedCourse(server, organizationId);
    expect(await finish(subsectionIds[0])).toMatchObject({
      status: 403,
      body: { errorCode: 'enrolment.not-enrolled' },
    });
    const stranger = await givenMember(server, await givenOrganization(server), 'administrator');
    expect((await finish(subsectionIds[0], stranger)).status).toBe(404);
    expect((await finish(987_654_321)).status).toBe(404);
    const anonymous = await call(server, `POST /api/course-subsections/${subsectionIds[0]}/finished`, {
      organizationId,
    });
    expect(anonymous.status).toBe(401);
    const draft = await givenPublishedCourse(server, organizationId, { status: 'DRAFT' });
    expect((await finish(draft.subsectionIds[0])).status).toBe(404);
    expect(await marksOf(courseId)).toBe(0);
  });

  it('refuses what is locked by date until then', async () => {
    const { courseId, subsectionIds } = await givenEnrolledCourse(['One', 'Two']);
    const opens = new Date(server.clock.now().getTime() + 60_000);
    await releaseLesson(server, subsectionIds[1]!, opens);
    expect(await finish(subsectionIds[1])).toMatchObject({ status: 409, body: { errorCode: 'subsection.locked' } });
    expect(await marksOf(courseId)).toBe(0);
    server.clock.advance(60_001);
    expect((await finish(subsectionIds[1])).status).toBe(200);
  });

  it.each(LESSON_ACTIVITIES)('refuses %s, which is finished by doing it', async (kind) => {
    const { courseId, subsectionIds } = await givenEnrolledCourse(['One']);
    await server.admin`update course_subsections set kind = ${kind} where course_subsection_id = ${subsectionIds[0]!}`;
    const refused = { status: 409, body: { errorCode: 'subsection.finished-by-doing' } };
    expect(await finish(subsectionIds[0])).toMatchObject(refused);
    expect(await unfinish(subsectionIds[0])).toMatchObject(refused);
    expect(await marksOf(courseId)).toBe(0);
  });

  it('refuses what waits for another one', async () => {
    const { subsectionIds } = await givenEnrolledCourse(['One', 'Two']);
    await server.admin`update course_subsections set prerequisite_subsection_id = ${subsectionIds[0]!} where course_subsection_id = ${subsectionIds[1]!}`;
    expect((await finish(subsectionIds[1])).status).toBe(409);
    await finish(subsectionIds[0]);
    expect((await finish(subsectionIds[1])).status).toBe(200);
    await unfinish(subsectionIds[0]);
    // what was finished once stays open
    expect((await finish(subsectionIds[1])).status).toBe(200);
  });
});

describe('DELETE /api/course-subsections/{id}/finished', () => {
  it('takes the mark away, also twice', async () => {
    const { courseId, subsectionIds } = await givenEnrolledCourse(['One', 'Two']);
    await finish(subsectionIds[0]);
    expect((await unfinish(subsectionIds[0])).body).toMatchObject({ isFinished: false, percent: 0, finishedCount: 0 });
    expect((await unfinish(subsectionIds[0])).status).toBe(200);
    expect(await marksOf(courseId)).toBe(0);
  });

  it('touches nobody else’s marks', async () => {
    const { courseId, subsectionIds } = await givenEnrolledCourse(['One', 'Two']);
    await finish(subsectionIds[0]);
    const other = await givenMember(server, organizationId);
    expect((await unfinish(subsectionIds[0], other)).status).toBe(403);
    await givenEnrollment(server, other, courseId);
    expect((await unfinish(subsectionIds[0], other)).status).toBe(200);
    expect((await progress(courseId)).percent).toBe(50);
    const stranger = await givenMember(server, await givenOrganization(server));
    expect((await unfinish(subsectionIds[0], stranger)).status).toBe(404);
  });
});
