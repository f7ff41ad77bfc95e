import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestMember } from '../../../../../test/support/arrange.ts';
import { callAs, givenLearner, joinedAt } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { givenEnrollment } from '../../../learning/enrollments/test/enrollments.factory.ts';
import { pointsText } from '../../assignments/assignment-rules.ts';
import type { AssignmentChange } from '../../assignments/assignments.schemas.ts';
import type { AssignmentCard, AssignmentDetail } from '../../learner-assignments/learner-assignments.schemas.ts';
import {
  type Class,
  givenAssignment,
  givenClass,
  givenGroup,
  gradebookMarks,
  marking,
  refused,
  working,
} from '../../submissions/test/assignments.factory.ts';
import type { AssignmentProgress } from '../submission-marking.schemas.ts';

const server = testServer();
const DAY = 24 * 3_600_000;
let group: Class;
let newcomer: TestMember;
/** Could have kept the date. */
let other: TestMember;

const inDays = (days: number) => new Date(server.clock.now().getTime() + days * DAY).toISOString();
const dueBefore = (rules: Partial<AssignmentChange> = {}) =>
  givenAssignment(server, group, { dueAt: inDays(-1.5), latePercent: '20', ...rules });

async function gradeOf(id: number, { userId }: TestMember) {
  const mark = (await gradebookMarks(server, group, id, [userId])).get(userId)!;
  return [mark.state, mark.points && pointsText(mark.points)];
}

beforeAll(async () => {
  group = await givenClass(server);
});

beforeEach(async () => {
  newcomer = await givenLearner(server, group);
  other = await givenLearner(server, group);
  await joinedAt(server, newcomer, inDays(-1));
  await joinedAt(server, other, inDays(-9));
});

describe('work that was due before its learner joined', () => {
  it('isn’t late: for them, for who marks it, and in the gradebook', async () => {
    const id = await dueBefore();
    const submissions = new Map<TestMember, number>();
    for (const [learner, isLate] of [
      [newcomer, false],
      [other, true],
    ] as const) {
      const { status, body } = await working(server, learner, id).handIn('<p>Here it is</p>');
      expect({ status, isLate: body.isLate }).toEqual({ status: 201, isLate });
      submissions.set(learner, body.assignmentSubmissionId);
    }
    const { list, look, mark } = marking(server, group.instructor);
    expect((await list(id, '?isLate=true')).body).toMatchObject({
      data: [{ learner: { userId: other.userId }, lateIntervals: 2 }],
      counts: { late: 1 },
    });
    const progress = `GET /api/courses/${group.courseId}/assignments/progress` as const;
    const { body } = await callAs<{ data: AssignmentProgress[] }>(server, group.instructor, progress);
    expect(body.data.find(({ assignmentId }) => assignmentId === id)).toMatchObject({ toMarkCount: 2, lateCount: 1 });
    for (const [learner, points, lateIntervals] of [
      [newcomer, '9', 0],
      [other, '5', 2],
    ] as const) {
      const submissionId = submissions.get(learner)!;
      expect((await look(submissionId)).body.late).toEqual(lateIntervals === 0 ? null : expect.anything());
      expect((await mark(submissionId, { points: '9' })).body.finalPoints).toBe(points);
      const looked = (await look(submissionId)).body;
      expect(looked.mark).toMatchObject({ finalPoints: points, lateIntervals });
      expect(looked.versions).toMatchObject([{ isLate: lateIntervals > 0 }]);
      const own = (await working(server, learner, id).look()).body;
      expect(own).toMatchObject({ points, current: { isLate: lateIntervals > 0 }, mark: { points, lateIntervals } });
      expect(await gradeOf(id, learner)).toEqual(['MARKED', points]);
    }
    const rows = (await list(id)).body.data;
    expect(rows.find(({ learner }) => learner?.userId === newcomer.userId)).toMatchObject({
      points: '9',
      isLate: false,
    });
  });

  it('is said to be of before they joined, on its page and in its list', async () => {
    const id = await dueBefore();
    const seenBy = async (learner: TestMember) => {
      const detail = await callAs<AssignmentDetail>(server, learner, `GET /api/course-assignments/${id}`);
      const cards = `GET /api/courses/${group.courseId}/assignments?take=100` as const;
      const { body } = await callAs<{ data: AssignmentCard[] }>(server, learner, cards);
      const card = body.data.find(({ assignmentId }) => assignmentId === id);
      return [detail.body.isDueBeforeEnrollment, card?.isDueBeforeEnrollment, detail.body.refusal];
    };
    expect(await seenBy(newcomer)).toEqual([true, true, null]);
    expect(await seenBy(other)).toEqual([false, false, null]);
  });

  it('isn’t given the points of missing work', async () => {
    const id = await dueBefore({ missingPercent: '10' });
    expect(await gradeOf(id, newcomer)).toEqual(['BLANK', null]);
    expect(await gradeOf(id, other)).toEqual(['MARKED', '1']);
  });

  it('closes for them as for everybody', async () => {
    const id = await dueBefore({ closesAt: inDays(-1.2) });
    const { body } = await callAs<AssignmentDetail>(server, newcomer, `GET /api/course-assignments/${id}`);
    expect(body).toMatchObject({ isDueBeforeEnrollment: true, refusal: 'CLOSED' });
    expect(await working(server, newcomer, id).handIn('<p>Too late</p>')).toMatchObject(refused('assignment.closed'));
  });

  it('stays late where it was handed in before they joined anew', async () => {
    const id = await dueBefore();
    const { body } = await working(server, other, id).handIn('<p>Late</p>');
    server.clock.advance(DAY);
    await joinedAt(server, other, inDays(0));
    const { finalPoints } = (await marking(server, group.instructor).mark(body.assignmentSubmissionId, { points: '9' }))
      .body;
    expect(finalPoints).toBe('5');
    expect(await gradeOf(id, other)).toEqual(['MARKED', '5']);
  });

  it('stays late for who left and came back', async () => {
    const id = await dueBefore();
    const enrollmentId = await givenEnrollment(server, other, group.courseId);
    expect((await callAs(server, other, `DELETE /api/enrollments/${enrollmentId}`)).status).toBe(204);
    expect(await givenEnrollment(server, other, group.courseId)).toBe(enrollmentId);
    const { body } = await working(server, other, id).handIn('<p>Here I am again</p>');
    expect(body.isLate).toBe(true);
    await marking(server, group.instructor).mark(body.assignmentSubmissionId, { points: '9' });
    expect(await gradeOf(id, other)).toEqual(['MARKED', '5']);
    const { body: page } = await callAs<AssignmentDetail>(server, other, `GET /api/course-assignments/${id}`);
    expect(page.isDueBeforeEnrollment).toBe(false);
  });

  it('is cut in a group for who could have kept the date', async () => {
    await givenGroup(server, group, [newcomer, other]);
    const id = await dueBefore({ isGroupWork: true });
    const { body } = await working(server, other, id).handIn('<p>Ours</p>');
    const { mark, look } = marking(server, group.instructor);
    await mark(body.assignmentSubmissionId, { points: '9' });
    const { members } = (await look(body.assignmentSubmissionId)).body;
    const finalOf = ({ userId }: TestMember) => members.find((member) => member.userId === userId)?.finalPoints;
    expect([finalOf(newcomer), finalOf(other)]).toEqual(['9', '5']);
    expect(await gradeOf(id, newcomer)).toEqual(['MARKED', '9']);
    expect(await gradeOf(id, other)).toEqual(['MARKED', '5']);
  });
});
