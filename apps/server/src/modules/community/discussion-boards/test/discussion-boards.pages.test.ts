import { expect, it } from 'vitest';
import { givenMember } from '../../../../../test/support/arrange.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { givenBoardWorld } from './discussion-boards.factory.ts';

const server = testServer();

it('says on every page how many discussions there are, on those behind the last one too', async () => {
  const world = await givenBoardWorld(server);
  const boardIds: number[] = [];
  for (let at = 0; at < 3; at += 1) boardIds.unshift(await world.begin());
  const pageOf = async (query: string) => {
    const { data, total } = await world.list(world.learner, query);
    return [data.map(({ discussionBoardId }) => discussionBoardId), total];
  };
  // what a statement answers first shows how it may leave with others: each is asked twice
  for (const _ of ['alone', 'together']) {
    expect(await pageOf('')).toEqual([boardIds, 3]);
    expect(await pageOf('?take=3')).toEqual([boardIds, 3]);
    expect(await pageOf('?take=2')).toEqual([boardIds.slice(0, 2), 3]);
    expect(await pageOf('?take=2&skip=2')).toEqual([boardIds.slice(2), 3]);
    expect(await pageOf('?skip=1')).toEqual([boardIds.slice(1), 3]);
    expect(await pageOf('?skip=3')).toEqual([[], 3]);
    expect(await pageOf('?filter=MINE')).toEqual([[], 0]);
  }
});

it('says who teaches the course, in a list of it and in one of all courses, and what is new to whom', async () => {
  const world = await givenBoardWorld(server);
  const [taught, asked] = [await world.begin(), await world.begin({ kind: 'QUESTION' }, world.learner)];
  const look = async (of: 'course' | 'all') => {
    const { data } =
      of === 'course'
        ? await world.list(world.learner)
        : (
            await world.call<{ data: Awaited<ReturnType<typeof world.list>>['data'] }>(
              world.learner,
              'GET /api/course-discussion-boards',
            )
          ).body;
    return Object.fromEntries(
      data.map((each) => [each.discussionBoardId, [each.author?.isStaff, each.isUnread, each.newCount]]),
    );
  };
  for (const of of ['course', 'all'] as const)
    expect(await look(of)).toMatchObject({ [taught]: [true, true, 0], [asked]: [false, expect.any(Boolean), 0] });
  await world.call(world.learner, `PUT /api/course-discussion-boards/${taught}/read`);
  server.clock.advance(1000);
  await world.said(world.instructor, taught, '<p>More.</p>');
  for (const of of ['course', 'all'] as const) expect((await look(of))[taught]).toEqual([true, true, 1]);
});

it('refuses the list of a course to whom the course is closed, whatever leaves with the question', async () => {
  const world = await givenBoardWorld(server);
  await world.begin();
  const stranger = await givenMember(server, world.organizationId);
  const list = `GET /api/courses/${world.courseId}/discussion-boards`;
  for (const _ of ['alone', 'together']) {
    expect((await world.call(world.learner, list)).status).toBe(200);
    expect((await world.call(stranger, list)).status).toBe(403);
    expect((await world.call(stranger, 'GET /api/courses/999999999/discussion-boards')).status).toBe(404);
  }
});
