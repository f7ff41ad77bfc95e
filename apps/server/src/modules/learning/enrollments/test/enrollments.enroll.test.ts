import { beforeAll, describe, expect, it } from 'vitest';
import { givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { givenPublishedCourse } from '../../courses/test/courses.factory.ts';
import type { EnrollmentOrder } from '../enrollments.schemas.ts';
import { givenEnrollment } from './enrollments.factory.ts';

const server = testServer();
let organizationId: number;
let learner: TestMember;

beforeAll(async () => {
  organizationId = await givenOrganization(server);
  learner = await givenMember(server, organizationId);
});

const enroll = (courseId: number, as: TestMember = learner) =>
  call<EnrollmentOrder & { errorCode?: string }>(server, `POST /api/orders/add/${courseId}`, { as });

const countEnrollments = async (courseId: number): Promise<number> => {
  const [row] = await server.admin<{ count: number }[]>`
    select count(*)::int as count from enrollments where course_id = ${courseId}`;
  return row!.count;
};

describe('POST /api/orders/add/{courseId}', () => {
  it('completes a free course at once and answers the order', async () => {
    const { courseId } = await givenPublishedCourse(server, organizationId);
    const answer = await enroll(courseId);
    expect(answer.status).toBe(200);
    expect(answer.body.order).toMatchObject({
      status: 'COMPLETED',
      paymentMethod: 'Free',
      total: { minor: 0, currency: 'SAR' },
      purchasedItems: [{ itemId: courseId, purchasedItemType: { slug: 'course' } }],
    });
    const course = await call<{ isEnrolled: boolean; progressPercent: number }>(
      server,
      `GET /api/courses/${courseId}`,
      {
        as: learner,
      },
    );
    expect(course.body).toMatchObject({ isEnrolled: true, progressPercent: 0 });
  });

  it('answers the same to who is enrolled already, even where enrolling oneself is off since', async () => {
    const { courseId } = await givenPublishedCourse(server, organizationId);
    const first = await enroll(courseId);
    await server.admin`insert into organization_configurations values (${organizationId}, 'self_enrollment_enabled', 'false'::jsonb)`;
    server.clock.advance(1000);
    const second = await enroll(courseId);
    await server.admin`delete from organization_configurations where organization_id = ${organizationId}`;
    expect(second.body).toEqual(first.body);
  });

  it('makes one enrolment of a double click and of two tabs, with one entry in the audit trail', async () => {
    const { courseId } = await givenPublishedCourse(server, organizationId);
    const answers = await Promise.all(Array.from({ length: 8 }, () => enroll(courseId)));
    expect(answers.map((answer) => answer.status)).toEqual(Array(8).fill(200));
    expect(new Set(answers.map((answer) => answer.body.order.enrollmentId)).size).toBe(1);
    expect(await countEnrollments(courseId)).toBe(1);
  });

  it('says that a priced course is not for sale, and enrols nobody', async () => {
    const { courseId } = await givenPublishedCourse(server, organizationId, { price: 5000 });
    const answer = await enroll(courseId);
    expect(answer).toMatchObject({ status: 409, body: { errorCode: 'enrolment.not-for-sale' } });
    expect(await countEnrollments(courseId)).toBe(0);
  });

  it('refuses where the organisation enrols its people itself', async () => {
    const closed = await givenOrganization(server, { self_enrollment_enabled: false });
    const { courseId } = await givenPublishedCourse(server, closed);
    const answer = await enroll(courseId, await givenMember(server, closed));
    expect(answer).toMatchObject({ status: 403, body: { errorCode: 'enrolment.self-enrolment-off' } });
  });

  it('refuses a course that has ended', async () => {
    const { courseId } = await givenPublishedCourse(server, organizationId);
    await server.admin`update courses set expires_at = ${new Date(server.clock.now().getTime() - 1000)} where course_id = ${courseId}`;
    expect(await enroll(courseId)).toMatchObject({ status: 409, body: { errorCode: 'enrolment.closed' } });
  });

  it('finds nothing for a draft and for another organisation, and takes no member without access to courses', async () => {
    const draft = await givenPublishedCourse(server, organizationId, { status: 'DRAFT' });
    expect((await enroll(draft.courseId)).status).toBe(404);
    const { courseId } = await givenPublishedCourse(server, organizationId);
    const without = await givenMember(server, organizationId, 'learner', { permissions: [] });
    expect((await enroll(courseId, without)).status).toBe(403);
    const stranger = await givenMember(server, await givenOrganization(server));
    expect((await enroll(courseId, stranger)).status).toBe(404);
    expect(await countEnrollments(courseId)).toBe(0);
  });

  it('asks visitors to sign in', async () => {
    const { courseId } = await givenPublishedCourse(server, organizationId);
    expect((await call(server, `POST /api/orders/add/${courseId}`, { organizationId })).status).toBe(401);
  });
});

describe('DELETE /api/enrollments/{enrollmentId}', () => {
  const leave = (enrollmentId: number, as: TestMember) =>
    call(server, `DELETE /api/enrollments/${enrollmentId}`, { as });

  it('leaves the course and keeps what was finished for coming back', async () => {
    const { courseId, subsectionIds } = await givenPublishedCourse(server, organizationId);
    const enrollmentId = await givenEnrollment(server, learner, courseId);
    await call(server, `POST /api/course-subsections/${subsectionIds[0]}/finished`, { as: learner });
    expect((await leave(enrollmentId, learner)).status).toBe(204);
    expect((await call(server, `GET /api/courses/${courseId}/progress`, { as: learner })).status).toBe(403);
    expect((await leave(enrollmentId, learner)).status).toBe(204);
    expect(await givenEnrollment(server, learner, courseId)).toBe(enrollmentId);
    const progress = await call<{ percent: number }>(server, `GET /api/courses/${courseId}/progress`, { as: learner });
    expect(progress.body.percent).toBe(50);
  });

  it('is open to who edits the course, and to nobody else', async () => {
    const instructor = await givenMember(server, organizationId, 'instructor');
    const { courseId } = await givenPublishedCourse(server, organizationId, { instructorUserId: instructor.userId });
    const enrollmentId = await givenEnrollment(server, learner, courseId);
    const colleague = await givenMember(server, organizationId);
    const stranger = await givenMember(server, await givenOrganization(server), 'administrator');
    expect((await leave(enrollmentId, colleague)).status).toBe(404);
    expect((await leave(enrollmentId, stranger)).status).toBe(404);
    expect((await call(server, `DELETE /api/enrollments/${enrollmentId}`, { organizationId })).status).toBe(401);
    const progress = await call(server, `GET /api/courses/${courseId}/progress`, { as: learner });
    expect(progress.status).toBe(200);
    expect((await leave(enrollmentId, instructor)).status).toBe(204);
    expect((await call(server, `GET /api/courses/${courseId}/progress`, { as: learner })).status).toBe(403);
  });
});
