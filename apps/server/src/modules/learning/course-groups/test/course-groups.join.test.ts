import { beforeEach, describe, expect, it } from 'vitest';
import { givenMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { type GroupWorld, givenGroupWorld } from './course-groups.factory.ts';

const server = testServer();
let world: GroupWorld;

beforeEach(async () => {
  world = await givenGroupWorld(server);
});

describe('joining a group', () => {
  it('is for learners of the course, into open groups', async () => {
    const open = await world.given({ isOpen: true });
    const closed = await world.given();
    const [learner] = await world.learners(1);
    const guest = await givenMember(server, world.organizationId);
    expect((await world.join(learner!, open)).status).toBe(204);
    expect((await world.join(learner!, open)).status).toBe(204);
    expect((await world.join(learner!, closed)).status).toBe(404);
    expect((await world.join(guest, open)).status).toBe(403);
    expect((await world.join(world.editor, open)).body.errorCode).toBe('course-group.closed');
    expect((await world.list(world.editor)).map(({ memberCount }) => memberCount)).toEqual([1, 0]);
  });

  it('changes from one open group to another, and leaves', async () => {
    const [red, blue] = [await world.given({ isOpen: true }), await world.given({ isOpen: true })];
    const [learner] = await world.learners(1);
    await world.join(learner!, red);
    expect((await world.join(learner!, blue)).status).toBe(204);
    expect((await world.mine(learner!)).group?.courseGroupId).toBe(blue);
    expect((await world.leave(learner!, blue)).status).toBe(204);
    expect(await world.mine(learner!)).toEqual({ group: null, members: [] });
  });

  it('does not lead out of a closed group', async () => {
    const [closed, open] = [await world.given(), await world.given({ isOpen: true })];
    const [learner] = await world.learners(1);
    await world.seat(closed, learner!);
    expect((await world.leave(learner!, closed)).body.errorCode).toBe('course-group.closed');
    expect((await world.join(learner!, open)).body.errorCode).toBe('course-group.closed');
    const abilities = (await world.list(learner!)).map(({ abilities: { canJoin, canLeave } }) => [canJoin, canLeave]);
    expect(abilities).toEqual([
      [false, false],
      [false, false],
    ]);
  });

  it('never takes more than fit, however many come at once and through whichever door', async () => {
    const courseGroupId = await world.given({ isOpen: true, capacity: 3 });
    const learners = await world.learners(12);
    const [seated, joining] = [learners.slice(0, 4), learners.slice(4)];
    const answers = await Promise.all([
      ...joining.map((learner) => world.join(learner, courseGroupId)),
      ...seated.map((learner) => world.seat(courseGroupId, learner)),
    ]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 204)).toHaveLength(3);
    expect(statuses.filter((status) => status === 409)).toHaveLength(9);
    expect((await world.list(world.editor))[0]).toMatchObject({ memberCount: 3 });
  });

  it('puts a learner who clicks on all groups at once into one', async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, () => world.given({ isOpen: true, capacity: 1 })));
    const [learner] = await world.learners(1);
    await Promise.all(ids.map((id) => world.join(learner!, id)));
    const counts = (await world.list(world.editor)).map(({ memberCount }) => memberCount);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
  });
});

describe('what learners see', () => {
  it('is their own group with its members, and how many are in open ones', async () => {
    const [mine, open] = [await world.given({ name: 'Mine' }), await world.given({ name: 'Open', isOpen: true })];
    await world.given({ name: 'Secret' });
    const [one, two, three] = await world.learners(3);
    await world.seat(mine, one!, two!);
    await world.seat(open, three!);
    const seen = await call(server, `GET ${world.path}`, { as: one! });
    expect((await world.list(one!)).map(({ name, memberCount, isMine }) => [name.en, memberCount, isMine])).toEqual([
      ['Mine', 2, true],
      ['Open', 1, false],
    ]);
    expect(JSON.stringify(seen.body)).not.toContain(`"userId":${three!.userId}`);
    const own = await world.mine(one!);
    expect(own.members.map(({ userId }) => userId).sort()).toEqual([one!.userId, two!.userId].sort());
    expect(JSON.stringify(own)).not.toContain('@');
    expect((await call(server, `GET ${world.path}/learners`, { as: one! })).status).toBe(403);
  });
});
