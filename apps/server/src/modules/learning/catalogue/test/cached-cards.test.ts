import { beforeAll, describe, expect, it } from 'vitest';
import { givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { db, transaction } from '../../../../kernel/database/database.ts';
import { json } from '../../../../kernel/database/json.ts';
import type { CourseCard, CourseDetail } from '../../courses/courses.public.ts';
import { type GivenCourse, givenPublishedCourse } from '../../courses/test/courses.factory.ts';

const server = testServer();
let organizationId: number;
let author: TestMember;
let learner: TestMember;
let course: GivenCourse;

beforeAll(async () => {
  organizationId = await givenOrganization(server);
  author = await givenMember(server, organizationId, 'administrator');
  learner = await givenMember(server, organizationId);
  course = await givenPublishedCourse(server, organizationId, { instructorUserId: author.userId });
});

const found = async (search: string, as: TestMember): Promise<string[]> => {
  const answer = await call<{ data: CourseCard[]; total: number }>(server, `GET /api/courses?search=${search}`, { as });
  expect(answer.body.total).toBe(answer.body.data.length);
  return answer.body.data.map(({ title }) => title.en ?? '');
};

async function cardFor(as: TestMember): Promise<CourseCard> {
  const answer = await call<{ data: CourseCard[] }>(server, 'GET /api/courses', { as });
  return answer.body.data.find(({ courseId }) => courseId === course.courseId)!;
}

const outlineFor = async (as: TestMember) =>
  (await call<CourseDetail>(server, `GET /api/courses/${course.courseId}`, { as })).body.sections;

const publish = (isPublished: boolean) =>
  call(server, `PATCH /api/courses/${course.courseId}/publish-status`, { as: author, body: { isPublished } });

describe('cached courses', () => {
  it('finds a course more, a course less and another title with the next search', async () => {
    const given = (en: string) =>
      givenPublishedCourse(server, organizationId, { instructorUserId: author.userId, title: { en } });
    const [first, second] = [await given('Cartography one'), await given('Cartography two')];
    const publishSecond = (isPublished: boolean) =>
      call(server, `PATCH /api/courses/${second.courseId}/publish-status`, { as: author, body: { isPublished } });
    expect(await found('cartography', learner)).toEqual(['Cartography two', 'Cartography one']);
    await publishSecond(false);
    expect(await found('cartography', learner)).toEqual(['Cartography one']);
    await publishSecond(true);
    expect(await found('cartography', learner)).toEqual(['Cartography two', 'Cartography one']);
    const editing = await call<{ version: number }>(server, `GET /api/courses/${first.courseId}/editing`, {
      as: author,
    });
    await call(server, `PATCH /api/courses/${first.courseId}`, {
      as: author,
      body: { version: editing.body.version, title: { en: 'Maps' } },
    });
    expect(await found('cartography', learner)).toEqual(['Cartography two']);
  });

  it('shows a change of the course, of who teaches it and of its lessons to the next request', async () => {
    await cardFor(learner);
    await outlineFor(learner);
    const { body: editing } = await call<{ version: number }>(server, `GET /api/courses/${course.courseId}/editing`, {
      as: author,
    });
    await call(server, `PATCH /api/courses/${course.courseId}`, {
      as: author,
      body: { version: editing.version, title: { en: 'Another title' } },
    });
    expect((await cardFor(learner)).title).toEqual({ en: 'Another title' });

    await call(server, `PATCH /api/users/${author.userId}`, { as: author, body: { firstName: 'Renamed' } });
    expect((await cardFor(learner)).instructors).toMatchObject([{ firstName: 'Renamed' }]);

    const { body: lesson } = await call<{ courseSubsectionId: number }>(
      server,
      `POST /api/course-sections/${course.courseSectionId}/subsections`,
      { as: author, body: { kind: 'ARTICLE', title: { en: 'Three' } } },
    );
    await call(server, `PUT /api/course-subsections/${lesson.courseSubsectionId}/texts/en`, {
      as: author,
      body: { version: 0, html: '<p>Three</p>' },
    });
    expect((await outlineFor(learner)).flatMap(({ subsections }) => subsections)).toHaveLength(3);
    expect((await cardFor(learner)).subsectionCount).toBe(3);
  });

  it('is the same for all, and what concerns the viewer is their own', async () => {
    await call(server, `POST /api/orders/add/${course.courseId}`, { as: learner });
    await call(server, `POST /api/course-subsections/${course.subsectionIds[0]}/finished`, { as: learner });
    expect(await cardFor(learner)).toMatchObject({ isEnrolled: true, progressPercent: 33, enrolledCount: 1 });
    expect(await cardFor(author)).toMatchObject({ isEnrolled: false, progressPercent: null, enrolledCount: 1 });
    const finished = async (as: TestMember) =>
      (await outlineFor(as)).flatMap(({ subsections }) => subsections.map(({ isFinished }) => isFinished));
    expect(await finished(learner)).toEqual([true, false, false]);
    expect(await finished(author)).toEqual([false, false, false]);
  });

  it('is in no list from which the course has gone', async () => {
    await cardFor(learner);
    await publish(false);
    expect(await cardFor(learner)).toBeUndefined();
    await publish(true);
    expect((await cardFor(learner)).status).toBe('PUBLISHED');
  });

  it('stays as it was after a command that was taken back', async () => {
    const before = await cardFor(learner);
    const tenant = { database: server.platform.database, organizationId };
    const rename = db
      .updateTable('courses')
      .set({ title: json({ en: 'Renamed' }) })
      .where('course_id', '=', course.courseId);
    const failed = transaction(tenant, async (tx) => {
      await tx.run(rename);
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect((await cardFor(learner)).title).toEqual(before.title);
    await transaction(tenant, (tx) => tx.run(rename));
    expect((await cardFor(learner)).title).toEqual({ en: 'Renamed' });
  });
});
