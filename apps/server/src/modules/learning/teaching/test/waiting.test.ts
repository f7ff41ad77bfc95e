import { DAY, HOUR } from '@sullam/domain/limits.ts';
import { describe, expect, it } from 'vitest';
import { givenMember, type TestMember } from '../../../../../test/support/arrange.ts';
import { callAs, givenLearner, givenMarker } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import {
  fixed,
  givenExam,
  givenHall,
  givenQuestionOf,
  section,
} from '../../../assessment/exam-attempts/test/exams.factory.ts';
import { givenHandedIn as givenExamHandedIn } from '../../../assessment/exam-marking/test/exam-marking.factory.ts';
import {
  givenAssignment,
  givenClass,
  givenHandedIn,
  marking,
  working,
} from '../../../assessment/submissions/test/assignments.factory.ts';
import type { WaitingForMe } from '../waiting.schemas.ts';

const server = testServer();
const waiting = async (as: TestMember) => (await callAs<WaitingForMe>(server, as, 'GET /api/studio/waiting')).body;
const kinds = (found: WaitingForMe) => found.data.map(({ kind }) => kind);

describe('submissions that wait', () => {
  it('are one line an assignment, with what is late, who waits and the oldest of them first', async () => {
    const group = await givenClass(server);
    const dueAt = new Date(server.clock.now().getTime() + HOUR).toISOString();
    const { id, submissionId, learner } = await givenHandedIn(server, group, { dueAt });
    const second = await givenLearner(server, group);
    server.clock.advance(2 * HOUR);
    await working(server, second, id).handIn('<p>Late</p>');
    const found = await waiting(group.instructor);
    expect(found).toMatchObject({ total: 2, toMarkCount: 2 });
    expect(found.data).toMatchObject([
      {
        kind: 'SUBMISSIONS',
        count: 2,
        lateCount: 1,
        title: { en: 'Essay' },
        course: { courseId: group.courseId },
        people: [{ userId: learner.userId }, { userId: second.userId }],
        path: `/courses/${group.courseId}/assignments/${id}/submissions/${submissionId}`,
      },
    ]);
    await marking(server, group.instructor).mark(submissionId, { points: '5' });
    expect((await waiting(group.instructor)).data).toMatchObject([{ count: 1, people: [{ userId: second.userId }] }]);
  });

  it('wait for each of two markers, and for both once they differ', async () => {
    const group = await givenClass(server);
    const other = await givenMarker(server, group);
    const { submissionId } = await givenHandedIn(server, group, { markerCount: 2, tolerance: '1' });
    await marking(server, group.instructor).mark(submissionId, { points: '2' });
    expect(kinds(await waiting(group.instructor))).toEqual([]);
    expect(kinds(await waiting(other))).toEqual(['SUBMISSIONS']);
    await marking(server, other).mark(submissionId, { points: '9' });
    expect(kinds(await waiting(group.instructor))).toEqual(['SUBMISSIONS']);
  });

  it('tell neither people nor times where names are hidden', async () => {
    const group = await givenClass(server);
    await givenHandedIn(server, group, { isBlind: true });
    expect((await waiting(group.instructor)).data).toMatchObject([{ count: 1, since: null, people: [] }]);
  });

  it('are of those who teach the course, and of nobody else', async () => {
    const group = await givenClass(server);
    await givenHandedIn(server, group);
    const stranger = await givenMember(server, group.organizationId, 'instructor');
    const administrator = await givenMember(server, group.organizationId, 'administrator');
    expect(kinds(await waiting(stranger))).toEqual([]);
    expect(kinds(await waiting(administrator))).toEqual([]);
    expect(await callAs(server, group.learner, 'GET /api/studio/waiting')).toMatchObject({ status: 403 });
  });
});

describe('what happens next', () => {
  it('holds due dates of seven days, with how many have handed in', async () => {
    const group = await givenClass(server);
    const at = (days: number) => new Date(server.clock.now().getTime() + days * DAY).toISOString();
    const { id } = await givenHandedIn(server, group, { dueAt: at(2) });
    await givenAssignment(server, group, { dueAt: at(9) });
    const { agenda } = await waiting(group.instructor);
    expect(agenda).toMatchObject([
      {
        kind: 'ASSIGNMENT_DUE',
        doneCount: 1,
        expectedCount: 2,
        path: `/courses/${group.courseId}/assignments/${id}/submissions`,
      },
    ]);
  });
});

describe('courses and people that wait', () => {
  it('are who falls behind, until they come back or have left for good', async () => {
    const group = await givenClass(server);
    const visited = (days: number) => server.admin`
      update enrollments set enrolled_at = ${new Date(server.clock.now().getTime() - 90 * DAY)},
        last_visited_at = ${new Date(server.clock.now().getTime() - days * DAY)}
      where organization_id = ${group.organizationId} and user_id = ${group.learner.userId}`;
    for (const [days, isBehind] of [
      [9, false],
      [11, true],
      [61, false],
    ] as const) {
      await visited(days);
      expect(kinds(await waiting(group.instructor)), `${days} days`).toEqual(isBehind ? ['FALLING_BEHIND'] : []);
      const students = await callAs<{ total: number }>(
        server,
        group.instructor,
        `GET /api/courses/${group.courseId}/enrolled-students?isBehind=true`,
      );
      expect(students.body.total).toBe(isBehind ? 1 : 0);
    }
  });

  it('are courses sent back to whoever made them, and courses and people for who decides about them', async () => {
    const group = await givenClass(server);
    const { admin } = server;
    const administrator = await givenMember(server, group.organizationId, 'administrator');
    await admin`update courses set status = 'DRAFT', approval_note = 'Add a category' where course_id = ${group.courseId}`;
    expect((await waiting(group.instructor)).data).toMatchObject([
      { kind: 'RETURNED_COURSE', count: 1, note: 'Add a category', path: `/courses/${group.courseId}/publication` },
    ]);
    await admin`update courses set status = 'PENDING_APPROVAL', approval_note = '' where course_id = ${group.courseId}`;
    const applicant = await givenMember(server, group.organizationId);
    await admin`update members set status = 'PENDING' where organization_id = ${group.organizationId} and user_id = ${applicant.userId}`;
    expect(await waiting(administrator)).toMatchObject({
      total: 2,
      toMarkCount: 0,
      data: [
        { kind: 'APPROVALS', count: 1, path: '/approvals' },
        { kind: 'JOIN_REQUESTS', count: 1, people: [{ userId: applicant.userId }] },
      ],
    });
    expect(kinds(await waiting(group.instructor))).toEqual([]);
  });

  it('are invitations that nobody has answered for a week, for who invites', async () => {
    const group = await givenClass(server);
    const administrator = await givenMember(server, group.organizationId, 'administrator');
    const guest = { email: 'slow@example.org', firstName: 'Slow', lastName: 'Reader' };
    await callAs(server, administrator, 'POST /api/members/invitations', guest);
    server.clock.advance(7 * DAY - HOUR);
    expect(kinds(await waiting(administrator))).not.toContain('INVITATIONS');
    server.clock.advance(2 * HOUR);
    expect((await waiting(administrator)).data).toMatchObject([
      { kind: 'INVITATIONS', count: 1, people: [{ firstName: 'Slow' }], path: '/members?status=INVITED&unanswered=1' },
    ]);
    expect(kinds(await waiting(group.instructor))).toEqual([]);
  });
});

describe('written answers that wait', () => {
  it('are one line an exam, which leads to its first question', async () => {
    const hall = await givenHall(server);
    const questionId = await givenQuestionOf(server, hall, 'ESSAY');
    const { subsectionExamId } = await givenExam(server, hall, [section([fixed(questionId)])]);
    const answer = { type: 'ESSAY', html: '<p>Because</p>' } as const;
    const { learner } = await givenExamHandedIn(server, hall, subsectionExamId, [answer]);
    expect(await waiting(hall.instructor)).toMatchObject({
      toMarkCount: 1,
      data: [
        {
          kind: 'ANSWERS',
          count: 1,
          title: { en: 'Final exam' },
          people: [{ userId: learner.userId }],
          path: `/courses/${hall.courseId}/exams/held/${subsectionExamId}/marking/${questionId}`,
        },
      ],
    });
  });
});
