import { beforeAll, describe, expect, it } from 'vitest';
import type { TestMember } from '../../../../../test/support/arrange.ts';
import { givenMarker } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { type Class, givenClass, givenHandedIn, marking, refused } from '../../submissions/test/assignments.factory.ts';

const server = testServer();
const OLD = refused('conflict');
let group: Class;
let second: TestMember;

beforeAll(async () => {
  group = await givenClass(server);
  second = await givenMarker(server, group);
});

/** Work that two people mark. */
const handedIn = () => givenHandedIn(server, group, { markerCount: 2 }, group.learner);

describe('one of two markers with an old picture', () => {
  it('overturns no decision', async () => {
    const { work, submissionId } = await handedIn();
    const [first, other] = [marking(server, group.instructor), marking(server, second)];
    expect((await first.mark(submissionId, { points: '2' })).body).toMatchObject({ version: 1, markVersion: 0 });
    expect((await other.mark(submissionId, { points: '8' })).body).toMatchObject({ isDisputed: true, markVersion: 1 });
    // the first one's picture is from before the second one marked
    expect(await first.mark(submissionId, { points: '3', version: 1 })).toMatchObject(OLD);
    expect((await first.reconcile(submissionId, { points: '6', version: 1 })).status).toBe(200);
    expect(await other.mark(submissionId, { points: '9', version: 1, markVersion: 1 })).toMatchObject(OLD);
    expect((await work.look()).body.points).toBe('6');
    const { version, markVersion } = (await other.look(submissionId)).body;
    expect((await other.mark(submissionId, { points: '2', version, markVersion })).body.points).toBe('2');
  });

  it('marks while the other one marks: neither stands in the way', async () => {
    const { work, submissionId } = await handedIn();
    const [first, other] = [marking(server, group.instructor), marking(server, second)];
    const both = await Promise.all([
      first.mark(submissionId, { points: '4' }),
      other.mark(submissionId, { points: '4' }),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await work.look()).body.points).toBe('4');
  });

  it('marks nothing again by a picture from before the mark was taken back', async () => {
    const { work, submissionId } = await handedIn();
    const [first, other] = [marking(server, group.instructor), marking(server, second)];
    await first.mark(submissionId, { points: '4' });
    // taken back while only one has marked
    expect((await first.takeBack(submissionId, 0)).status).toBe(204);
    expect(await first.mark(submissionId, { points: '5' })).toMatchObject(OLD);
    expect(await first.mark(submissionId, { points: '5', version: 1 })).toMatchObject(OLD);
    await first.mark(submissionId, { points: '6', markVersion: 1 });
    await other.mark(submissionId, { points: '6', markVersion: 1 });
    expect((await first.takeBack(submissionId, 2)).status).toBe(204);
    expect(await first.mark(submissionId, { points: '7', version: 1, markVersion: 2 })).toMatchObject(OLD);
    await first.mark(submissionId, { points: '8', markVersion: 3 });
    // one's own version is as it was; the mark's is not
    expect(await first.mark(submissionId, { points: '7', version: 1, markVersion: 2 })).toMatchObject(OLD);
    expect((await work.look()).body.points).toBe(null);
  });

  it('says which mark it was read with', async () => {
    const { submissionId } = await handedIn();
    expect(
      await marking(server, group.instructor).mark(submissionId, { points: '4', markVersion: undefined }),
    ).toMatchObject({ status: 400, body: { details: [{ path: 'markVersion', code: 'required' }] } });
  });
});
