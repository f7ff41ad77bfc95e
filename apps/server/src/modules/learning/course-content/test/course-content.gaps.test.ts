import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import {
  fixed,
  givenExam,
  givenHall,
  givenQuestionOf,
  type Hall,
  section,
} from '../../../assessment/exam-attempts/test/exams.factory.ts';
import { givenAssignment } from '../../../assessment/submissions/test/assignments.factory.ts';
import { givenPublishedCourse } from '../../courses/test/courses.factory.ts';
import type { Readiness } from '../course-content.schemas.ts';

const server = testServer();
let hall: Hall;
let administrator: TestMember;

beforeAll(async () => {
  hall = await givenHall(server);
  administrator = await givenMember(server, hall.organizationId, 'administrator');
});

/** A draft with one article that is written. */
beforeEach(async () => {
  const { organizationId, instructor } = hall;
  const shape = { status: 'DRAFT', subsections: ['One'], instructorUserId: instructor.userId };
  hall = { ...hall, ...(await givenPublishedCourse(server, organizationId, shape)) };
});

type Refusal = { errorCode: string; details: { path: string; message: string }[] };
const ask = <Body = Refusal>(operation: string, body?: object, as = hall.instructor) =>
  callAs<Body>(server, as, operation, body);
const publish = () => ask(`PATCH /api/courses/${hall.courseId}/publish-status`, { isPublished: true }, administrator);
const readiness = async () => {
  const { body } = await ask<Readiness>(`GET /api/courses/${hall.courseId}/readiness`);
  const item = body.items.find(({ key }) => key === 'lessons');
  return { isReady: body.isReady, isRequired: item?.isRequired, empty: body.emptyLessons.map(({ kind }) => kind) };
};
const lesson = async (kind: string) => {
  const { body } = await ask<{ courseSubsectionId: number }>(
    `POST /api/course-sections/${hall.courseSectionId}/subsections`,
    { kind, title: { en: `Empty ${kind}`, ar: 'فارغ' } },
  );
  return body.courseSubsectionId;
};

describe('publishing a course', () => {
  it.each(['ARTICLE', 'VIDEO', 'AUDIO', 'DOCUMENT', 'EMBED', 'EXAM', 'ASSIGNMENT', 'SURVEY'])(
    'is refused while a lesson of the kind %s is empty, which is named',
    async (kind) => {
      const id = await lesson(kind);
      expect(await readiness()).toEqual({ isReady: false, isRequired: true, empty: [kind] });
      const refused = await publish();
      expect(refused).toMatchObject({
        status: 409,
        body: { errorCode: 'course.lessons-empty', details: [{ path: `lessons.${id}` }] },
      });
      expect(refused.body.details[0]?.message).toContain(`Empty ${kind}`);
      expect((await ask(`DELETE /api/course-subsections/${id}`)).status).toBe(204);
      expect((await publish()).status).toBe(204);
    },
  );

  it('counts drafts of articles as content before they go out, and not without them', async () => {
    const id = await lesson('ARTICLE');
    const draft = { html: '<p>Soon</p>', version: 0, isDraft: true };
    expect((await ask(`PUT /api/course-subsections/${id}/texts/en`, draft)).status).toBe(200);
    expect(await readiness()).toEqual({ isReady: true, isRequired: true, empty: [] });
    expect((await publish()).status).toBe(409);
    expect((await ask(`POST /api/courses/${hall.courseId}/publish-changes`)).status).toBe(200);
    expect((await publish()).status).toBe(204);
  });

  it('lets exams and assignments through that are complete and wait for their course', async () => {
    const questionId = await givenQuestionOf(server, hall, 'SINGLE_CHOICE');
    await givenExam(server, hall, [section([fixed(questionId)])], { isDraft: true });
    await givenAssignment(server, hall, { isDraft: true });
    expect(await readiness()).toEqual({ isReady: true, isRequired: true, empty: [] });
    expect((await publish()).status).toBe(204);
  });

  it('lets lessons be added empty once the course is out: they stay hidden', async () => {
    expect((await publish()).status).toBe(204);
    await lesson('VIDEO');
    expect(await readiness()).toEqual({ isReady: true, isRequired: false, empty: ['VIDEO'] });
    expect((await publish()).status).toBe(204);
  });

  it('needs the same to be asked for and approved', async () => {
    const organizationId = await givenOrganization(server, { course_approval_required: true });
    const author = await givenMember(server, organizationId, 'instructor');
    const governor = await givenMember(server, organizationId, 'administrator');
    const shape = { status: 'DRAFT', subsections: ['One', 'Two'], instructorUserId: author.userId };
    const { courseId, subsectionIds } = await givenPublishedCourse(server, organizationId, shape);
    const [, second] = subsectionIds as [number, number];
    const write = (html: string, version: number) =>
      ask(`PUT /api/course-subsections/${second}/texts/en`, { html, version }, author);
    expect((await write('', 1)).status).toBe(200);
    const request = () => ask(`POST /api/courses/${courseId}/request-approval`, undefined, author);
    expect((await request()).body.errorCode).toBe('course.lessons-empty');
    expect((await write('<p>Two</p>', 2)).status).toBe(200);
    expect((await request()).status).toBe(204);
    expect((await write('', 3)).status).toBe(200);
    const decide = () => ask(`POST /api/courses/${courseId}/approval`, { isApproved: true, note: '' }, governor);
    expect((await decide()).body.errorCode).toBe('course.lessons-empty');
    expect((await write('<p>Two</p>', 4)).status).toBe(200);
    expect((await decide()).status).toBe(204);
  });
});
