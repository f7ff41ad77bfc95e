import { beforeAll, describe, expect, it } from 'vitest';
import type { TestMember } from '../../../../../test/support/arrange.ts';
import { givenLearner, givenMarker } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { pointsText } from '../../assignments/assignment-rules.ts';
import type { AssignmentChange } from '../../assignments/assignments.schemas.ts';
import {
  type Class,
  givenAssignment,
  givenClass,
  givenGroup,
  givenHandedIn,
  gradebookMarks,
  joinGroup,
  marking,
  refused,
  working,
} from '../../submissions/test/assignments.factory.ts';

const server = testServer();
const DAY = 24 * 3_600_000;
let group: Class;
let second: TestMember;

beforeAll(async () => {
  group = await givenClass(server);
  second = await givenMarker(server, group);
});

const tomorrow = () => new Date(server.clock.now().getTime() + DAY).toISOString();

const handedIn = (rules: Partial<AssignmentChange>) => givenHandedIn(server, group, rules);

async function gradebookOf(id: number, { userId }: TestMember) {
  const mark = (await gradebookMarks(server, group, id, [userId])).get(userId)!;
  return { state: mark.state, points: mark.points && pointsText(mark.points) };
}

describe('a mark while something newer was handed in late', () => {
  it('is cut by the lateness of the version that was marked', async () => {
    const { id, learner, work, submissionId } = await handedIn({ dueAt: tomorrow(), latePercent: '20' });
    const { mark, list, look } = marking(server, group.instructor);
    await mark(submissionId, { points: '9' });
    server.clock.advance(DAY + 1);
    await work.handIn('<p>Again</p>');
    expect((await work.look()).body).toMatchObject({ points: '9', mark: { number: 1, lateDeduction: '0' } });
    expect(await gradebookOf(id, learner)).toEqual({ state: 'MARKED', points: '9' });
    expect((await list(id, '?state=SUBMITTED')).body.data).toMatchObject([{ points: '9', isLate: true, number: 2 }]);
    expect((await look(submissionId)).body.mark).toMatchObject({ points: '9', finalPoints: '9', lateIntervals: 0 });
    expect((await mark(submissionId, { points: '9', number: 2, version: 1 })).body.finalPoints).toBe('7');
    expect((await work.look()).body).toMatchObject({ points: '7', mark: { number: 2 } });
    expect(await gradebookOf(id, learner)).toEqual({ state: 'MARKED', points: '7' });
  });

  it('is cut, for who has left the group, by the version of their time', async () => {
    const [stays, leaves] = [await givenLearner(server, group), await givenLearner(server, group)];
    const courseGroupId = await givenGroup(server, group, [stays, leaves]);
    const id = await givenAssignment(server, group, { isGroupWork: true, dueAt: tomorrow(), latePercent: '20' });
    const { body } = await working(server, stays, id).handIn('<p>First</p>');
    await joinGroup(server, group, await givenGroup(server, group, []), leaves);
    server.clock.advance(DAY + 1);
    await working(server, stays, id).handIn('<p>Again</p>');
    const { mark, look } = marking(server, group.instructor);
    await mark(body.assignmentSubmissionId, { points: '9', number: 2 });
    expect(courseGroupId).toBeGreaterThan(0);
    expect(await gradebookOf(id, stays)).toEqual({ state: 'MARKED', points: '7' });
    expect(await gradebookOf(id, leaves)).toEqual({ state: 'MARKED', points: '9' });
    expect((await look(body.assignmentSubmissionId)).body.members).toHaveLength(2);
  });
});

describe('a mark of two while something newer is marked', () => {
  it('stays until both have marked the newer version', async () => {
    const { id, learner, work, submissionId } = await handedIn({ markerCount: 2, tolerance: '1' });
    const [first, other] = [marking(server, group.instructor), marking(server, second)];
    await first.mark(submissionId, { points: '8', comment: 'Good' });
    await other.mark(submissionId, { points: '8' });
    await work.handIn('<p>Again</p>');
    const again = { number: 2, version: 1, markVersion: 1 };
    const half = await first.mark(submissionId, { points: '4', ...again });
    expect(half.body).toMatchObject({ points: null, isDisputed: false, version: 2, markVersion: 1 });
    expect((await work.look()).body).toMatchObject({ points: '8', mark: { number: 1, comment: 'Good' } });
    expect(await gradebookOf(id, learner)).toEqual({ state: 'MARKED', points: '8' });
    expect((await first.list(id, '?state=SUBMITTED')).body.data).toMatchObject([{ isReviewed: true, number: 2 }]);
    expect((await other.look(submissionId)).body.reviews.map(({ isOwn }) => isOwn)).toEqual([true]);
    expect((await other.mark(submissionId, { points: '5', ...again })).body.points).toBe('4.5');
    expect((await work.look()).body).toMatchObject({ points: '4.5', mark: { number: 2 } });
    expect(await gradebookOf(id, learner)).toEqual({ state: 'MARKED', points: '4.5' });
  });

  it('that was in dispute is not decided for the newer version', async () => {
    const { work, submissionId } = await handedIn({ markerCount: 2 });
    const [first, other] = [marking(server, group.instructor), marking(server, second)];
    await first.mark(submissionId, { points: '8' });
    expect((await other.mark(submissionId, { points: '2' })).body.isDisputed).toBe(true);
    await work.handIn('<p>Again</p>');
    expect(await first.reconcile(submissionId, { points: '5', number: 2, version: 1 })).toMatchObject(
      refused('submission-mark.not-disputed'),
    );
  });
});
