import { expect, it } from 'vitest';
import { testServer } from '../../../../../test/support/test-server.ts';
import type { Comment } from '../../comments/comments.schemas.ts';
import { givenPostWorld } from './posts.factory.ts';

const server = testServer();

it.each(['content', 'html'])('a comment is written and changed by its %s, and told under both names', async (name) => {
  const world = await givenPostWorld(server);
  const postId = await world.post(world.founder, '<p>Look</p>');
  const made = await world.call<{ commentId: number }>(world.member, 'POST /api/post-comments', {
    postId,
    [name]: '<p>First</p>',
  });
  expect(made.status).toBe(201);
  const { commentId } = made.body;
  const list = () => world.call<{ data: Comment[] }>(world.member, `GET /api/post-comments?postId=${postId}`);
  const [first] = (await list()).body.data;
  expect([first?.html, first?.content]).toEqual(['<p>First</p>', '<p>First</p>']);
  const changed = await world.call(world.member, `PATCH /api/post-comments/${commentId}`, {
    [name]: '<p>Second</p>',
    attachmentIds: [],
    version: first?.version,
  });
  expect(changed.status).toBe(204);
  expect((await list()).body.data[0]?.content).toBe('<p>Second</p>');
});

it('a comment of nothing is refused', async () => {
  const world = await givenPostWorld(server);
  const postId = await world.post(world.founder, '<p>Look</p>');
  expect((await world.call(world.member, 'POST /api/post-comments', { postId })).status).toBe(400);
});
