import { beforeEach, describe, expect, it } from 'vitest';
import { givenMember, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import { enrol } from '../../../../../test/support/enrol.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { givenHall, type Hall } from '../../../assessment/exam-attempts/test/exams.factory.ts';
import { givenAssignment } from '../../../assessment/submissions/test/assignments.factory.ts';
import { givenGroup, seat } from '../../course-groups/test/course-groups.factory.ts';
import { givenPublishedCourse } from '../../courses/test/courses.factory.ts';
import { givenEnrollment } from '../../enrollments/test/enrollments.factory.ts';
import { givenScheduledExam, givenSurvey, holdBack, inHours, schedule, summaryOf } from './schedule.factory.ts';

const server = testServer();
let hall: Hall;
let learner: TestMember;
const at = (hours: number) => inHours(server, hours);
const look = async (as = learner, query = '') => summaryOf(await schedule(server, as, query));

beforeEach(async () => {
  hall = await givenHall(server);
  ({ learner } = hall);
});

/** One of each kind, that closes soon. */
async function givenAll(of = hall): Promise<{ examId: number; assignmentId: number; surveyId: number }> {
  return {
    examId: await givenScheduledExam(server, of, { closesAt: at(10) }),
    assignmentId: await givenAssignment(server, of, { dueAt: at(20) }),
    surveyId: await givenSurvey(server, of, at(30)),
  };
}
const ALL = ['EXAM CLOSES NOT_BEGUN', 'ASSIGNMENT DUE NOT_BEGUN', 'SURVEY CLOSES NOT_BEGUN'];

/** Another course of the organisation, by the same instructor. */
async function givenSecondCourse(status = 'PUBLISHED'): Promise<Hall> {
  const { organizationId, instructor } = hall;
  const course = await givenPublishedCourse(server, organizationId, { instructorUserId: instructor.userId, status });
  return { ...hall, ...course };
}

describe('who sees what', () => {
  it('is for the signed-in, about courses in which they are enrolled now', async () => {
    await givenAll();
    expect((await call(server, `GET /api/activities-schedule?from=${at(0)}&to=${at(1)}`)).status).toBe(401);
    expect(await look()).toEqual(ALL);
    const stranger = await givenMember(server, hall.organizationId);
    expect(await look(stranger)).toEqual([]);
    expect(await look(hall.instructor)).toEqual([]); // teaches, learns nothing
    const enrollmentId = await givenEnrollment(server, stranger, hall.courseId);
    expect(await look(stranger)).toEqual(ALL);
    await callAs(server, stranger, `DELETE /api/enrollments/${enrollmentId}`);
    expect(await look(stranger)).toEqual([]);
  });

  it('nothing of another organisation, even by its number', async () => {
    await givenAll();
    const elsewhere = await givenHall(server);
    const answer = await schedule(server, elsewhere.learner, `&courseIds=${hall.courseId}`);
    expect(answer.body).toMatchObject({ data: [], total: 0, courses: [{ courseId: elsewhere.courseId }] });
  });

  it('nothing of drafts, and nothing of courses that aren’t out', async () => {
    await givenScheduledExam(server, hall, { closesAt: at(10), isDraft: true });
    await givenAssignment(server, hall, { dueAt: at(20), isDraft: true });
    await givenSurvey(server, hall, at(30), { isDraft: true });
    expect(await look()).toEqual([]);
    const second = await givenSecondCourse();
    await givenEnrollment(server, learner, second.courseId);
    await givenAll(second);
    expect(await look()).toEqual(ALL);
    await server.admin`update courses set status = 'ARCHIVED' where course_id = ${second.courseId}`;
    expect(await look()).toEqual([]);
  });

  it('nothing of parts that the organisation has switched off', async () => {
    await givenAll();
    const administrator = await givenMember(server, hall.organizationId, 'administrator');
    const off = { value: { exams: false, surveys: false } };
    await callAs(server, administrator, 'PUT /api/organizations-dashboard/configurations/features', off);
    await expect.poll(() => look()).toEqual(['ASSIGNMENT DUE NOT_BEGUN']);
  });

  it('holds no word of what the exam asks, of its password or of other learners', async () => {
    await givenScheduledExam(server, hall, { closesAt: at(10), password: 'sesame-open' } as never);
    const text = JSON.stringify((await schedule(server, learner)).body);
    for (const secret of ['password', 'sesame', 'Read well', 'instructions', 'grants', 'userId'])
      expect(text).not.toContain(secret);
  });
});

describe('lessons that can’t be opened yet', () => {
  it('are hidden until their date', async () => {
    const { examId, assignmentId } = await givenAll();
    await holdBack(server, hall, examId, { releaseAt: at(5) });
    await holdBack(server, hall, assignmentId, { releaseAt: at(-5) });
    expect(await look()).toEqual(ALL.slice(1));
    server.clock.advance(6 * 3_600_000);
    expect(await look()).toEqual(ALL);
  });

  it('are hidden from those in no group of theirs', async () => {
    const { examId } = await givenAll();
    const courseGroupId = await givenGroup(server, hall.instructor, hall.courseId);
    await holdBack(server, hall, examId, { groupIds: [courseGroupId] });
    expect(await look()).toEqual(ALL.slice(1));
    await seat(server, hall.instructor, courseGroupId, learner);
    expect(await look()).toEqual(ALL);
  });

  it('say that another lesson comes first; a survey is then hidden', async () => {
    const { examId, assignmentId, surveyId } = await givenAll();
    const lesson = await callAs<{ courseSubsectionId: number }>(
      server,
      hall.instructor,
      `POST /api/course-sections/${hall.courseSectionId}/subsections`,
      { kind: 'SURVEY', title: { en: 'Tell us' } },
    );
    const surveyLesson = lesson.body.courseSubsectionId;
    const place = `PUT /api/course-subsections/${surveyLesson}/survey`;
    expect((await callAs(server, hall.instructor, place, { surveyId })).status).toBe(204);
    expect(await look()).toEqual(ALL);
    await holdBack(server, hall, assignmentId, { after: examId });
    await holdBack(server, hall, surveyLesson, { after: examId });
    const { body } = await schedule(server, learner);
    expect(body.data.map(({ kind, isLocked }) => [kind, isLocked])).toEqual([
      ['EXAM', false],
      ['ASSIGNMENT', true],
    ]);
    await server.admin`insert into finished_subsections (organization_id, user_id, course_id, course_subsection_id, finished_at)
      values (${hall.organizationId}, ${learner.userId}, ${hall.courseId}, ${examId}, now())`;
    expect((await schedule(server, learner)).body.data.map(({ isLocked }) => isLocked)).toEqual([false, false, false]);
  });
});

describe('what can be asked for', () => {
  it('some kinds, some courses, page by page', async () => {
    await givenAll();
    const second = await givenSecondCourse();
    await givenEnrollment(server, learner, second.courseId);
    await givenSurvey(server, second, at(40), { type: 'POLL' });
    expect(await look(learner, '&kinds=EXAM&kinds=POLL')).toEqual([ALL[0], 'POLL CLOSES NOT_BEGUN']);
    expect(await look(learner, `&courseIds=${second.courseId}`)).toEqual(['POLL CLOSES NOT_BEGUN']);
    const page = await schedule(server, learner, '&skip=1&take=2');
    expect([summaryOf(page), page.body.total]).toEqual([ALL.slice(1), 4]);
    expect(page.body.courses.map(({ courseId }) => courseId)).toEqual([second.courseId, hall.courseId]);
  });

  it('the beginning belongs to the span, its end doesn’t', async () => {
    const [one, two] = [at(10), at(20)];
    await givenSurvey(server, hall, one);
    await givenSurvey(server, hall, two);
    const { body } = await callAs<{ total: number }>(
      server,
      learner,
      `GET /api/activities-schedule?from=${one}&to=${two}`,
    );
    expect(body.total).toBe(1);
  });

  it('a year at most, forwards, with dates that are dates', async () => {
    const refused = async (query: string) => {
      const { status, body } = await callAs<{ details: { path: string; code: string }[] }>(
        server,
        learner,
        `GET /api/activities-schedule${query}`,
      );
      expect(status).toBe(400);
      return body.details.map(({ path, code }) => `${path} ${code}`);
    };
    const moment = at(1);
    expect(await refused(`?from=${moment}&to=${moment}`)).toEqual(['to dateAfterStart']);
    expect(await refused(`?from=${at(0)}&to=${at(366 * 24 + 1)}`)).toEqual(['to spanTooLong']);
    expect(await refused(`?to=${at(1)}`)).toEqual(['from required']);
    expect(await refused(`?from=${at(1)}`)).toEqual(['to required']);
    expect(await refused(`?from=yesterday&to=${at(1)}`)).toHaveLength(1);
    expect(await refused(`?from=${at(0)}&to=${at(1)}&kinds=PARTY`)).toHaveLength(1);
    expect((await schedule(server, learner, '', { from: 0, to: 366 })).status).toBe(200);
  });
});

describe('who has events alone', () => {
  it('has a schedule without courses, whatever they were enrolled in before', async () => {
    await givenAll();
    const former = await givenMember(server, hall.organizationId, 'learner', {
      permissions: ['organization_member_access_events'],
    });
    await enrol(server.admin, hall.organizationId, hall.courseId, former.userId);
    const answer = await schedule(server, former);
    expect([answer.status, answer.body.data, answer.body.courses]).toEqual([200, [], []]);
    expect((await callAs(server, former, `GET /api/users/${former.userId}/my-courses`)).status).toBe(403);
  });
});
