import { beforeAll, describe, expect, it } from 'vitest';
import { callAs, givenMarker } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import type { AssignmentChange } from '../../assignments/assignments.schemas.ts';
import { type Class, givenClass, givenHandedIn, marking } from '../../submissions/test/assignments.factory.ts';

const server = testServer();
let group: Class;

beforeAll(async () => {
  group = await givenClass(server);
});

/** What was handed in, and how many comments the list counts for each of two markers, who read as many. */
async function commented(rules: Partial<AssignmentChange>) {
  const { id, work, submissionId } = await givenHandedIn(server, group, rules, group.learner);
  const people = [group.instructor, await givenMarker(server, group)];
  const [first, second] = people.map((marker) => marking(server, marker)) as [
    ReturnType<typeof marking>,
    ReturnType<typeof marking>,
  ];
  const counts = () =>
    Promise.all(
      people.map(async (marker) => {
        const { data } = (await marking(server, marker).list(id)).body;
        const read = await callAs<{ data: unknown[] }>(
          server,
          marker,
          `GET /api/assignment-submissions/${submissionId}/comments`,
        );
        expect(data).toMatchObject([{ commentCount: read.body.data.length }]);
        return data[0]!.commentCount;
      }),
    );
  return { work, submissionId, first, second, learner: marking(server, group.learner), counts };
}

describe('the number of comments in the list of two markers', () => {
  it('leaves out what the other one keeps for the mark, until both have marked', async () => {
    const { work, submissionId, first, second, learner, counts } = await commented({ markerCount: 2 });
    await learner.comment(submissionId, 'A question');
    await first.comment(submissionId, 'An answer');
    expect(await counts()).toEqual([2, 2]);
    await first.comment(submissionId, 'Weak', true);
    await second.comment(submissionId, 'Strong', true);
    await second.comment(submissionId, 'Very', true);
    expect(await counts()).toEqual([3, 4]);
    await first.mark(submissionId, { points: '5' });
    expect(await counts()).toEqual([3, 4]);
    await second.mark(submissionId, { points: '5' });
    expect(await counts()).toEqual([5, 5]);

    server.clock.advance(1000);
    await work.handIn('<p>Again</p>');
    server.clock.advance(1000);
    await first.comment(submissionId, 'Better', true);
    expect(await counts()).toEqual([6, 5]);
    expect(
      (await callAs(server, group.learner, `GET /api/assignment-submissions/${submissionId}/comments`)).body,
    ).toMatchObject({ data: { length: 5 } });
  });
});

describe('the number of comments in the list of one marker', () => {
  it('has what another one keeps for the mark too', async () => {
    const { submissionId, first, counts } = await commented({ markerCount: 1 });
    await first.comment(submissionId, 'Weak', true);
    expect(await counts()).toEqual([1, 1]);
  });
});
