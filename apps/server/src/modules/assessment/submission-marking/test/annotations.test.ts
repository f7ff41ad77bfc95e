import { beforeAll, describe, expect, it } from 'vitest';
import { callAs, givenMarker } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import {
  type Class,
  givenClass,
  givenFile,
  givenHandedIn,
  marking,
} from '../../submissions/test/assignments.factory.ts';

const server = testServer();
let group: Class;

beforeAll(async () => {
  group = await givenClass(server);
});

const DRAWN = {
  page: 1,
  kind: 'NOTE',
  color: 'RED',
  comment: 'In the margin',
  shapes: [[{ x: 0.5, y: 0.25 }]],
  version: 0,
};

describe('annotations of a version that was handed in again', () => {
  it('wait for the mark of that version, whatever mark the one before has', async () => {
    const { learner, work, submissionId } = await givenHandedIn(server, group, { release: 'AT_ONCE' });
    const marker = marking(server, group.instructor);
    const first = await marker.mark(submissionId, { points: '4', number: 1 });
    await work.handIn('', { mediaIds: [await givenFile(server, learner)] });
    const fileId = (await work.look()).body.current!.files[0]!.submissionFileId;
    const base = `/api/submission-files/${fileId}/annotations`;
    expect((await callAs(server, group.instructor, `PUT ${base}/one`, DRAWN)).status).toBe(200);
    const seen = async () => (await callAs<{ data: unknown[] }>(server, learner, `GET ${base}`)).body.data.length;
    expect(await seen()).toBe(0);
    const { version } = first.body;
    expect((await marker.mark(submissionId, { points: '6', number: 2, version })).status).toBe(200);
    expect(await seen()).toBe(1);
  });
});

describe('words about the mark of a version that was handed in again', () => {
  it('wait for the mark of that version, while those about the one before stay', async () => {
    const { learner, work, submissionId } = await givenHandedIn(server, group, { release: 'AT_ONCE' });
    const marker = marking(server, group.instructor);
    const base = `/api/assignment-submissions/${submissionId}/comments`;
    const seen = async () =>
      (await callAs<{ data: { body: string }[] }>(server, learner, `GET ${base}`)).body.data.map(({ body }) => body);
    await marker.comment(submissionId, 'About the first', true);
    expect(await seen()).toEqual([]);
    const first = await marker.mark(submissionId, { points: '4', number: 1 });
    expect(await seen()).toEqual(['About the first']);
    server.clock.advance(1000);
    await work.handIn('<p>Second</p>');
    server.clock.advance(1000);
    await marker.comment(submissionId, 'About the second', true);
    await marker.comment(submissionId, 'A message');
    expect(await seen()).toEqual(['About the first', 'A message']);
    const { version } = first.body;
    expect((await marker.mark(submissionId, { points: '6', number: 2, version })).status).toBe(200);
    expect(await seen()).toEqual(['About the first', 'About the second', 'A message']);
  });
});

describe('words of one of two markers about the mark', () => {
  it('are out of the other one’s sight until both have marked, and again for what is handed in anew', async () => {
    const second = await givenMarker(server, group);
    const rules = { markerCount: 2, tolerance: '1', release: 'BY_HAND' } as const;
    const { work, submissionId } = await givenHandedIn(server, group, rules);
    const [first, other] = [marking(server, group.instructor), marking(server, second)];
    const seen = async (as = second) =>
      (
        await callAs<{ data: { body: string }[] }>(
          server,
          as,
          `GET /api/assignment-submissions/${submissionId}/comments`,
        )
      ).body.data.map(({ body }) => body);
    await first.comment(submissionId, 'Weak', true);
    await first.comment(submissionId, 'Which course was it?');
    await other.comment(submissionId, 'Strong', true);
    expect(await seen()).toEqual(['Which course was it?', 'Strong']);
    expect(await seen(group.instructor)).toEqual(['Weak', 'Which course was it?']);
    await first.mark(submissionId, { points: '5' });
    expect(await seen()).toEqual(['Which course was it?', 'Strong']);
    await other.mark(submissionId, { points: '9' });
    expect(await seen()).toEqual(['Weak', 'Which course was it?', 'Strong']);
    await first.reconcile(submissionId, { points: '7', version: 1 });
    server.clock.advance(1000);
    await work.handIn('<p>Again</p>');
    server.clock.advance(1000);
    await first.comment(submissionId, 'No better', true);
    expect(await seen()).toEqual(['Weak', 'Which course was it?', 'Strong']);
    const again = { points: '5', number: 2, version: 1, markVersion: 2 };
    await first.mark(submissionId, again);
    await other.mark(submissionId, again);
    expect(await seen()).toEqual(['Weak', 'Which course was it?', 'Strong', 'No better']);
  });
});
