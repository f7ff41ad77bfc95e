import { beforeAll, describe, expect, it } from 'vitest';
import { givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { type GivenCourse, givenPublishedCourse } from '../../courses/test/courses.factory.ts';
import { givenEnrollment } from '../../enrollments/test/enrollments.factory.ts';

const server = testServer();
let organizationId: number;
let learner: TestMember;
let instructor: TestMember;
let outsider: TestMember;
let stranger: TestMember;
let course: GivenCourse;

beforeAll(async () => {
  organizationId = await givenOrganization(server);
  learner = await givenMember(server, organizationId);
  outsider = await givenMember(server, organizationId);
  instructor = await givenMember(server, organizationId, 'instructor');
  stranger = await givenMember(server, await givenOrganization(server), 'administrator');
  course = await givenPublishedCourse(server, organizationId, {
    subsections: ['One', 'Two', 'Three'],
    instructorUserId: instructor.userId,
  });
  await server.admin`update course_subsections set duration_minutes = 10 where course_id = ${course.courseId}`;
  await givenEnrollment(server, learner, course.courseId);
  await call(server, `POST /api/course-subsections/${course.subsectionIds[0]}/finished`, { as: learner });
});

const get = <Body = Record<string, unknown>>(path: string, as: TestMember = learner) =>
  call<Body>(server, `GET /api/${path}`, { as });

describe('reading progress', () => {
  it('covers the course and each section', async () => {
    const answer = await get(`courses/${course.courseId}/progress`);
    expect(answer.body).toMatchObject({
      percent: 33,
      finished: [course.subsectionIds[0]],
      finishedCount: 1,
      required: 3,
      isEnrolled: true,
      isCompleted: false,
      sections: [{ courseSectionId: course.courseSectionId, percent: 33, finishedCount: 1, requiredCount: 3 }],
    });
    const section = await get(`course-sections/${course.courseSectionId}/progress`);
    expect(section.body).toMatchObject({ courseSectionId: course.courseSectionId, percent: 33 });
  });

  it('gives students the outline with marks and locks, and the ids in order', async () => {
    await server.admin`update course_subsections set prerequisite_subsection_id = ${course.subsectionIds[1]!} where course_subsection_id = ${course.subsectionIds[2]!}`;
    const sections = await get<{ data: { subsections: object[] }[] }>(`courses/${course.courseId}/student-sections`);
    expect(sections.body.data[0]).toMatchObject({
      percent: 33,
      subsections: [
        { isFinished: true, lock: null },
        { isFinished: false, lock: null },
        { lock: { reason: 'PREREQUISITE', prerequisiteSubsectionId: course.subsectionIds[1] } },
      ],
    });
    expect((await get(`courses/${course.courseId}/subsection-ids`)).body).toEqual({ data: course.subsectionIds });
  });

  it('shows a learner the course in figures', async () => {
    expect((await get(`courses/${course.courseId}/statistics`)).body).toMatchObject({
      enrolledCount: 1,
      completedCount: 0,
      finishedCount: 1,
      requiredCount: 3,
      percent: 33,
      minutesLeft: 20,
      activeDays: 1,
    });
  });

  it('lists finished subsections of all courses or of one', async () => {
    const path = `users/${learner.userId}/finished-subsections`;
    expect((await get(path)).body).toMatchObject({ total: 1, data: [{ courseSubsectionId: course.subsectionIds[0] }] });
    expect((await get(`${path}?courseId=${course.courseId + 1000}`)).body).toMatchObject({ total: 0, data: [] });
    expect((await get(path, outsider)).status).toBe(404);
  });

  it('tells others of no hour from which they could tell whose unnamed work is whose', async () => {
    const administrator = await givenMember(server, organizationId, 'administrator');
    const [finished] = course.subsectionIds;
    const read = async (as: TestMember) =>
      (await get<{ data: { finishedAt: string | null }[] }>(`users/${learner.userId}/finished-subsections`, as)).body;
    expect((await read(administrator)).data).toEqual((await read(learner)).data);
    for (const kind of ['EXAM', 'ASSIGNMENT', 'SURVEY', 'POLL', 'DISCUSSION']) {
      await server.admin`update course_subsections set kind = ${kind} where course_subsection_id = ${finished!}`;
      expect((await read(learner)).data).toMatchObject([{ finishedAt: expect.any(String) }]);
      expect(await read(administrator)).toMatchObject({
        total: 1,
        data: [{ courseSubsectionId: finished, finishedAt: null }],
      });
    }
    await server.admin`update course_subsections set kind = 'ARTICLE' where course_subsection_id = ${finished!}`;
  });

  it('shows editors an empty progress instead of a refusal', async () => {
    const answer = await get(`courses/${course.courseId}/progress`, instructor);
    expect(answer.body).toMatchObject({ isEnrolled: false, enrollmentId: null, percent: 0, finished: [] });
  });

  it.each(['progress', 'completion', 'last-visited-subsection', 'student-sections', 'statistics'])(
    'refuses %s to who is not enrolled, and hides it from strangers',
    async (part) => {
      const path = `courses/${course.courseId}/${part}`;
      expect((await get(path, outsider)).status).toBe(403);
      expect((await get(path, stranger)).status).toBe(404);
      expect((await call(server, `GET /api/${path}`, { organizationId })).status).toBe(401);
    },
  );

  it('hides sections and ids from strangers', async () => {
    expect((await get(`course-sections/${course.courseSectionId}/progress`, stranger)).status).toBe(404);
    expect((await get(`courses/${course.courseId}/subsection-ids`, stranger)).status).toBe(404);
  });
});

describe('the place where somebody is', () => {
  const visit = (id: number | undefined, as = learner) =>
    call(server, `PUT /api/course-subsections/${id}/visit`, { as });

  it('is remembered, and forgotten with the subsection', async () => {
    const other = await givenPublishedCourse(server, organizationId);
    await givenEnrollment(server, learner, other.courseId);
    const path = `courses/${other.courseId}/last-visited-subsection`;
    expect((await get(path)).body).toEqual({ courseSubsectionId: null, visitedAt: null });
    expect((await visit(other.subsectionIds[1])).status).toBe(204);
    expect((await get(path)).body).toMatchObject({ courseSubsectionId: other.subsectionIds[1] });
    await server.admin`delete from course_subsections where course_subsection_id = ${other.subsectionIds[1]!}`;
    expect((await get(path)).body).toEqual({ courseSubsectionId: null, visitedAt: null });
  });

  it('is nothing for editors, refused to others, hidden from strangers', async () => {
    expect((await visit(course.subsectionIds[0], instructor)).status).toBe(204);
    expect((await visit(course.subsectionIds[0], outsider)).status).toBe(403);
    expect((await visit(course.subsectionIds[0], stranger)).status).toBe(404);
    expect((await visit(987_654_321)).status).toBe(404);
  });
});

describe('how far a recording was played', () => {
  const path = (id: number | undefined) => `course-subsections/${id}/playback`;
  const save = (id: number | undefined, positionSeconds: unknown, as = learner) =>
    call(server, `PUT /api/${path(id)}`, { as, body: { positionSeconds } });

  it('is kept per learner, the last one counting', async () => {
    const [id] = course.subsectionIds;
    expect((await get(path(id))).body).toEqual({ positionSeconds: 0 });
    expect((await save(id, 30)).status).toBe(204);
    expect((await save(id, 12)).status).toBe(204);
    expect((await get(path(id))).body).toEqual({ positionSeconds: 12 });
    expect((await get(path(id), instructor)).body).toEqual({ positionSeconds: 0 });
  });

  it('takes whole seconds of a day, from who is enrolled', async () => {
    const [id] = course.subsectionIds;
    for (const bad of [-1, 1.5, 86_401, 'soon', null]) expect((await save(id, bad)).status).toBe(400);
    expect((await save(id, 5, outsider)).status).toBe(403);
    expect((await save(id, 5, stranger)).status).toBe(404);
    expect((await get(path(id), outsider)).status).toBe(403);
    expect((await get(path(id), stranger)).status).toBe(404);
  });
});
