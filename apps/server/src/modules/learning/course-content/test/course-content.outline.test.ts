import { beforeAll, describe, expect, it } from 'vitest';
import { givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { type GivenCourse, givenPublishedCourse } from '../../courses/test/courses.factory.ts';
import type { OutlineEditing } from '../course-content.schemas.ts';

const server = testServer();
let organizationId: number;
let author: TestMember;
let outsider: TestMember;
let stranger: TestMember;
let learner: TestMember;

beforeAll(async () => {
  organizationId = await givenOrganization(server);
  author = await givenMember(server, organizationId, 'instructor');
  outsider = await givenMember(server, organizationId, 'instructor');
  learner = await givenMember(server, organizationId);
  stranger = await givenMember(server, await givenOrganization(server), 'administrator');
});

const givenCourse = (status = 'DRAFT') =>
  givenPublishedCourse(server, organizationId, { status, instructorUserId: author.userId });

const outlineOf = async ({ courseId }: GivenCourse, as = author) =>
  (await call<OutlineEditing>(server, `GET /api/courses/${courseId}/outline`, { as })).body;

const shape = (outline: OutlineEditing) =>
  outline.sections.map((section) => [section.title.en, section.subsections.map(({ title }) => title.en)]);

const addSection = (course: GivenCourse, title: object, as = author) =>
  call<{ courseSectionId: number }>(server, `POST /api/courses/${course.courseId}/sections`, { as, body: { title } });

const addSubsection = (courseSectionId: number, body: object, as = author) =>
  call<{ courseSubsectionId: number }>(server, `POST /api/course-sections/${courseSectionId}/subsections`, {
    as,
    body,
  });

describe('building a course', () => {
  it('adds sections and lessons of every kind at the end', async () => {
    const course = await givenCourse();
    const { body: section } = await addSection(course, { en: 'Second', ar: 'الثاني' });
    for (const kind of ['ARTICLE', 'VIDEO', 'AUDIO', 'DOCUMENT', 'EMBED'])
      expect((await addSubsection(section.courseSectionId, { kind, title: { en: kind } })).status).toBe(201);
    expect(shape(await outlineOf(course))).toEqual([
      ['First', ['One', 'Two']],
      ['Second', ['ARTICLE', 'VIDEO', 'AUDIO', 'DOCUMENT', 'EMBED']],
    ]);
  });

  it('wants a title in one language at least, and a known kind', async () => {
    const course = await givenCourse();
    expect((await addSection(course, { en: ' ' })).body).toMatchObject({
      status: 400,
      details: [{ path: 'title', code: 'oneLanguage' }],
    });
    expect((await addSubsection(course.courseSectionId, { kind: 'SONG', title: { en: 'x' } })).status).toBe(400);
    expect((await addSubsection(course.courseSectionId, { kind: 'ARTICLE', title: {} })).status).toBe(400);
  });

  it('renames and deletes', async () => {
    const course = await givenCourse();
    const path = `/api/course-sections/${course.courseSectionId}`;
    expect((await call(server, `PATCH ${path}`, { as: author, body: { title: { ar: 'البداية' } } })).status).toBe(204);
    expect((await outlineOf(course)).sections[0]?.title).toEqual({ ar: 'البداية' });
    expect(
      (await call(server, `DELETE /api/course-subsections/${course.subsectionIds[0]}`, { as: author })).status,
    ).toBe(204);
    expect(shape(await outlineOf(course))).toEqual([[undefined, ['Two']]]);
    expect((await call(server, `DELETE ${path}`, { as: author })).status).toBe(204);
    expect(shape(await outlineOf(course))).toEqual([]);
  });

  it('is closed to learners, colleagues, other organisations and visitors', async () => {
    const course = await givenCourse();
    const [first] = course.subsectionIds;
    const operations: [string, object?][] = [
      [`GET /api/courses/${course.courseId}/outline`],
      [`GET /api/courses/${course.courseId}/readiness`],
      [`GET /api/courses/${course.courseId}/translations`],
      [`POST /api/courses/${course.courseId}/clone`, { shiftDays: null, includesGroups: false }],
      [`POST /api/courses/${course.courseId}/sections`, { title: { en: 'x' } }],
      [`PUT /api/courses/${course.courseId}/outline`, { version: 1, sections: [] }],
      [`PATCH /api/course-sections/${course.courseSectionId}`, { title: { en: 'x' } }],
      [`DELETE /api/course-sections/${course.courseSectionId}`],
      [`POST /api/course-sections/${course.courseSectionId}/subsections`, { kind: 'ARTICLE', title: { en: 'x' } }],
      [`GET /api/course-subsections/${first}/editing`],
      [`PATCH /api/course-subsections/${first}`, { version: 1, isRequired: false }],
      [`PUT /api/course-subsections/${first}/texts/en`, { html: '<p>x</p>', version: 1 }],
      [`DELETE /api/course-subsections/${first}`],
    ];
    for (const [operation, body] of operations) {
      const statusOf = async (options: object) => (await call(server, operation, { ...options, body })).status;
      expect([operation, await statusOf({ organizationId })]).toEqual([operation, 401]);
      expect([operation, await statusOf({ as: learner })]).toEqual([operation, 403]);
      expect([operation, await statusOf({ as: outsider })]).toEqual([operation, 404]);
      expect([operation, await statusOf({ as: stranger })]).toEqual([operation, 404]);
    }
    expect(shape(await outlineOf(course))).toEqual([['First', ['One', 'Two']]]);
  });

  it('signals changes of a published course, and records them', async () => {
    const course = await givenCourse('PUBLISHED');
    await addSection(course, { en: 'More' });
    const signals =
      await server.admin`select payload from signals where name = 'course.changed' and organization_id = ${organizationId}`;
    expect(signals.map(({ payload }) => payload)).toContainEqual({
      courseId: course.courseId,
      byUserId: author.userId,
    });
    const [entry] =
      await server.admin`select actor_user_id from audit_entries where action = 'course-section.create' order by audit_entry_id desc limit 1`;
    expect(entry?.actor_user_id).toBe(author.userId);
  });
});

describe('reordering a course', () => {
  const reorder = (course: GivenCourse, version: number, sections: object[]) =>
    call<{ version: number }>(server, `PUT /api/courses/${course.courseId}/outline`, {
      as: author,
      body: { version, sections },
    });

  it('moves lessons between sections in one call', async () => {
    const course = await givenCourse();
    const { body: second } = await addSection(course, { en: 'Second' });
    const [one, two] = course.subsectionIds as [number, number];
    const { version } = await outlineOf(course);
    const answer = await reorder(course, version, [
      { courseSectionId: second.courseSectionId, subsectionIds: [two] },
      { courseSectionId: course.courseSectionId, subsectionIds: [one] },
    ]);
    expect(answer.body).toEqual({ version: version + 1 });
    expect(shape(await outlineOf(course))).toEqual([
      ['Second', ['Two']],
      ['First', ['One']],
    ]);
  });

  it('moves nothing for who has an old picture, leaves something out or brings something foreign', async () => {
    const course = await givenCourse();
    const other = await givenCourse();
    const [one, two] = course.subsectionIds as [number, number];
    const { version } = await outlineOf(course);
    const of = (subsectionIds: number[]) => [{ courseSectionId: course.courseSectionId, subsectionIds }];
    expect((await reorder(course, version - 1, of([two, one]))).body).toMatchObject({
      status: 409,
      errorCode: 'conflict',
    });
    expect((await reorder(course, version, of([two]))).status).toBe(409);
    expect((await reorder(course, version, of([two, two, one]))).status).toBe(409);
    expect((await reorder(course, version, of([two, one, other.subsectionIds[0]!]))).body).toMatchObject({
      errorCode: 'section.foreign',
    });
    expect(
      (
        await reorder(course, version, [
          ...of([two, one]),
          { courseSectionId: other.courseSectionId, subsectionIds: [] },
        ])
      ).status,
    ).toBe(409);
    expect(shape(await outlineOf(course))).toEqual([['First', ['One', 'Two']]]);
    expect((await outlineOf(course)).version).toBe(version);
  });

  it('lets one of two people win', async () => {
    const course = await givenCourse();
    const [one, two] = course.subsectionIds as [number, number];
    const { version } = await outlineOf(course);
    const body = [{ courseSectionId: course.courseSectionId, subsectionIds: [two, one] }];
    const answers = await Promise.all([reorder(course, version, body), reorder(course, version, body)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('cloning a course', () => {
  it('copies everything that was written into a draft of its own', async () => {
    const course = await givenCourse('PUBLISHED');
    const [one, two] = course.subsectionIds as [number, number];
    await call(server, `PATCH /api/course-subsections/${two}`, {
      as: author,
      body: { version: 1, prerequisiteSubsectionId: one },
    });
    const { body } = await call<{ courseId: number }>(server, `POST /api/courses/${course.courseId}/clone`, {
      as: author,
      body: { shiftDays: null, includesGroups: true },
    });
    const copy = await outlineOf({ ...course, courseId: body.courseId });
    expect(shape(copy)).toEqual([['First', ['One', 'Two']]]);
    const [first, second] = copy.sections[0]!.subsections;
    expect(course.subsectionIds).not.toContain(first?.courseSubsectionId);
    expect(second?.prerequisiteSubsectionId).toBe(first?.courseSubsectionId);
    expect(first?.textLanguages).toEqual(['en']);
    const editing = await call<{ status: string; title: object }>(server, `GET /api/courses/${body.courseId}/editing`, {
      as: author,
    });
    expect(editing.body).toMatchObject({ status: 'DRAFT', title: { en: 'A course (copy)', ar: 'دورة (نسخة)' } });
  });
});

describe('deleting what others wait for', () => {
  const givenWaiting = async () => {
    const course = await givenCourse();
    const { body: section } = await addSection(course, { en: 'Second' });
    const { body: waiting } = await addSubsection(section.courseSectionId, { kind: 'ARTICLE', title: { en: 'Three' } });
    const [first] = course.subsectionIds;
    const patched = await call(server, `PATCH /api/course-subsections/${waiting.courseSubsectionId}`, {
      as: author,
      body: { version: 1, prerequisiteSubsectionId: first },
    });
    expect(patched.status).toBe(200);
    const prerequisite = async () =>
      (await outlineOf(course)).sections
        .flatMap(({ subsections }) => subsections)
        .find(({ courseSubsectionId }) => courseSubsectionId === waiting.courseSubsectionId)?.prerequisiteSubsectionId;
    expect(await prerequisite()).toBe(first);
    return { course, first, prerequisite };
  };

  it('opens a lesson when the one that it waits for is deleted', async () => {
    const { first, prerequisite } = await givenWaiting();
    expect((await call(server, `DELETE /api/course-subsections/${first}`, { as: author })).status).toBe(204);
    expect(await prerequisite()).toBeNull();
  });

  it('opens a lesson when the section of the one that it waits for is deleted', async () => {
    const { course, prerequisite } = await givenWaiting();
    expect((await call(server, `DELETE /api/course-sections/${course.courseSectionId}`, { as: author })).status).toBe(
      204,
    );
    expect(await prerequisite()).toBeNull();
  });

  it('deletes a whole course in which lessons wait for each other', async () => {
    const { course } = await givenWaiting();
    const administrator = await givenMember(server, organizationId, 'administrator');
    expect((await call(server, `DELETE /api/courses/${course.courseId}`, { as: administrator })).status).toBe(204);
  });
});
