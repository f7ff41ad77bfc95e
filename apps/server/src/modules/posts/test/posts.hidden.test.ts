import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestMember } from '../../../../test/support/arrange.ts';
import { testServer } from '../../../../test/support/test-server.ts';
import { allRoutes } from '../../../modules.ts';
import { givenMedia } from '../../organizations/test/organizations.factory.ts';
import { givenPostWorld, type PostWorld } from './posts.factory.ts';

const server = testServer();
const SECRET = 'moonlit';
let world: PostWorld;
let values: Record<string, number>;
const hidden = {} as Record<'a stranger' | 'one who left' | 'one who was banned', TestMember>;

beforeAll(async () => {
  world = await givenPostWorld(server, { privacy: 'SECRET', name: { en: `The ${SECRET} circle` } });
  const left = await world.another();
  await world.letIn(world.groupId, left);
  const ownerUserId = world.founder.userId;
  const mediaId = await givenMedia(server, world.organizationId, { ownerUserId, visibility: 'PRIVATE' });
  const postId = await world.post(world.founder, `<p>${SECRET} plans</p>`, {
    poll: { options: ['Yes', 'No'] },
    mediaIds: [mediaId],
  });
  const commentId = await world.comment(world.member, postId, `<p>${SECRET} answer</p>`);
  for (const who of [left, world.member]) {
    await world.call(who, `PUT /api/posts/${postId}/save`, { isSaved: true });
    await world.comment(who, postId, '<p>I follow this</p>');
  }
  await world.call(world.member, `POST /api/posts/${postId}/report`, { why: 'SPAM', note: SECRET });
  const cases = await world.call<{ data: { moderationCaseId: number }[] }>(
    world.founder,
    'GET /api/group-moderation-cases',
  );
  const { moderationCaseId } = cases.body.data[0]!;
  await server.runJobs();
  await world.call(left, `DELETE /api/groups/${world.groupId}/membership`);
  await world.decide(world.groupId, world.member.userId, 'BANNED');
  Object.assign(hidden, { 'a stranger': world.stranger, 'one who left': left, 'one who was banned': world.member });
  const { groupId } = world;
  values = { groupId, postId, commentId, moderationCaseId, mediaId, groupLinkId: 1 };
});

/** Every operation of groups, posts and their comments, with the numbers of what is hidden. */
const operations = () =>
  allRoutes().filter(({ path }) =>
    /^\/api\/(groups|posts|post-comments|(group-)?moderation-(cases|reasons)|media\/:mediaId|users\/:userId\/(groups|feeds|saved|group-news))/.test(
      path,
    ),
  );

/** Every list and page of the product that is read without the number of a thing. */
const readings = () =>
  allRoutes().filter(
    ({ method, path, isRaw }) => method === 'GET' && path.startsWith('/api/') && !path.includes(':') && !isRaw,
  );

const BODIES: Record<string, object> = {
  updateSocialGroup: { version: 1 },
  joinSocialGroup: { acceptsRules: true },
  readGroupInvitation: { token: 'x'.repeat(43) },
  muteGroup: { isMuted: true },
  inviteToGroup: { userIds: [1] },
  createGroupLink: { days: 1 },
  decideGroupMember: { status: 'ACCEPTED' },
  setGroupRole: { role: 'ADMIN' },
  transferGroup: { userId: 1 },
  createPost: { content: '<p>x</p>' },
  createScheduledPost: {
    content: '<p>x</p>',
    publishAt: '2999-01-01T00:00:00Z',
    requestKey: '0f8fad5b-d9cb-469f-a165-70867728950e',
  },
  updatePost: { content: '<p>x</p>', mediaIds: [], version: 1 },
  setPostLike: { isLiked: true },
  savePost: { isSaved: true },
  setPostVote: { option: 0 },
  setPostPin: { isPinned: true },
  reportPost: { why: 'SPAM' },
  hidePost: { reason: 'x' },
  requestPostReview: { text: 'x' },
  startPostingPause: { days: 1, reason: 'x' },
  decideModerationCase: { hides: true, reason: 'x' },
  decideGroupModerationCase: { act: 'HIDE', reason: 'x' },
  updateMedia: { name: 'x' },
  swapMedia: { withMediaId: 1 },
  setFeedPreferences: { order: 'NEWEST' },
  updatePostComment: { html: '<p>x</p>', attachmentIds: [], version: 1 },
  setPostCommentLike: { isLiked: true },
  reportPostComment: { why: 'SPAM' },
  hidePostComment: { reason: 'x' },
  requestPostCommentReview: { text: 'x' },
};

describe.each(['a stranger', 'one who left', 'one who was banned'] as const)('for %s', (name) => {
  it('no operation says anything of a secret group', async () => {
    const who = hidden[name];
    const seen: string[] = [];
    for (const { method, path, operationId } of operations()) {
      if (operationId === 'createSocialGroup') continue;
      const own = { ...values, userId: who.userId };
      const query = path === '/api/post-comments' && method === 'GET' ? `?postId=${values.postId}` : '';
      const address = path.replaceAll(/:(\w+)/g, (_, key: string) => String(own[key as keyof typeof own])) + query;
      const body =
        operationId === 'createPostComment'
          ? { postId: values.postId, html: '<p>x</p>' }
          : operationId === 'createGroupModerationCase'
            ? { postId: values.postId, act: 'HIDE', reason: 'x' }
            : BODIES[operationId];
      const answer = await world.call(who, `${method} ${address}`, body);
      const text = JSON.stringify(answer.body ?? {});
      const isAboutIt =
        /:(groupId|postId|commentId|moderationCaseId|mediaId)/.test(path) ||
        path === '/api/post-comments' ||
        operationId === 'createGroupModerationCase';
      // letting go of what one saved is the one thing that is still theirs to do, and says nothing
      if (isAboutIt && answer.status !== 404) seen.push(`${operationId} answers ${answer.status}`);
      if (text.includes(SECRET)) seen.push(`${operationId} says it`);
    }
    expect(seen).toEqual([]);
  });

  it('no list or page that is read without a number does', async () => {
    const who = hidden[name];
    const said: string[] = [];
    for (const { path, operationId } of readings()) {
      const { body } = await world.call(who, `GET ${path}`);
      if (JSON.stringify(body ?? {}).includes(SECRET)) said.push(operationId);
    }
    expect(readings().length).toBeGreaterThan(50);
    expect(said).toEqual([]);
  });

  it('its picture has no address, and can’t be put into a text of one’s own', async () => {
    const who = hidden[name];
    const dumped = await world.call<{ data: unknown[] }>(who, 'POST /api/media/dump', { ids: [values.mediaId] });
    expect(dumped.body.data).toEqual([]);
    const openId = await world.found({ privacy: 'OPEN' });
    await world.letIn(openId, who);
    const mine = { content: '<p>x</p>', mediaIds: [values.mediaId], requestKey: randomUUID() };
    expect((await world.call(who, `POST /api/groups/${openId}/posts`, mine)).status).toBe(400);
    expect((await world.call(world.founder, `POST /api/groups/${openId}/posts`, mine)).status).toBe(201);
    await world.call(who, `DELETE /api/groups/${openId}/membership`);
  });

  it('neither search, feed, saved posts nor notifications do', async () => {
    const who = hidden[name];
    const before = await world.templates(who.userId);
    const told = await world.call(who, 'GET /api/notifications');
    expect(JSON.stringify(told.body)).not.toContain(SECRET);
    const found = await world.call(who, `GET /api/search?q=${SECRET}`);
    expect(JSON.stringify(found.body)).not.toContain(SECRET);
    const saved = await world.call<{ data: { post: unknown }[] }>(who, `GET /api/users/${who.userId}/saved-posts`);
    expect(saved.body.data.every(({ post }) => post === null)).toBe(true);
    const feed = await world.call<{ data: unknown[] }>(who, `GET /api/users/${who.userId}/feeds`);
    expect(feed.body.data).toEqual([]);
    const meant = `<p><span data-mention="${who.userId}">@x</span> ${SECRET}</p>`;
    await world.post(world.founder, meant, { isAnnounced: true });
    await world.comment(world.founder, values.postId!, meant);
    const streamed = () => server.admin`select name from stream_events where user_id = ${who.userId}`;
    const events = (await streamed()).length;
    await server.runJobs();
    expect(await world.templates(who.userId)).toEqual(before);
    expect((await streamed()).length).toBe(events);
  });
});
