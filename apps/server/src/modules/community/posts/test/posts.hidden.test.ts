import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestMember } from '../../../../../test/support/arrange.ts';
import { photo, upload } from '../../../../../test/support/files.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { allRoutes } from '../../../../modules.ts';
import { givenPostWorld, type PostWorld } from './posts.factory.ts';

const server = testServer();
const SECRET = 'moonlit';
let world: PostWorld;
let values: Record<string, number>;
const hidden = {} as Record<'a stranger' | 'one who left' | 'one who was banned', TestMember>;

/** Addresses of private files that each was told while they belonged to the group. */
const told = new Map<TestMember, string[]>();

/** A picture of the founder's, who shows it in the group. */
async function givenPicture(): Promise<number> {
  const { body } = await upload(server, await photo(), { as: world.founder });
  return body.mediaId;
}

/** A preview of a page whose picture was fetched by the server. */
async function givenPreview(mediaId: number): Promise<number> {
  const [row] = await server.admin<{ linkPreviewId: number }[]>`
    insert into link_previews (organization_id, url, site, title, media_id, created_by, created_at)
    values (${world.organizationId}, 'https://example.org', 'example.org', ${SECRET}, ${mediaId}, ${world.founder.userId}, now())
    returning link_preview_id as "linkPreviewId"`;
  return row!.linkPreviewId;
}

beforeAll(async () => {
  world = await givenPostWorld(server, { privacy: 'SECRET', name: { en: `The ${SECRET} circle` } });
  const left = await world.another();
  await world.letIn(world.groupId, left);
  const [mediaId, shownId, coverMediaId, besideId, previewed] = [
    await givenPicture(),
    await givenPicture(),
    await givenPicture(),
    await givenPicture(),
    await givenPicture(),
  ];
  await world.call(world.founder, `PATCH /api/groups/${world.groupId}`, { coverMediaId, version: 1 });
  const postId = await world.post(
    world.founder,
    `<p>${SECRET} plans</p><p><img data-media-id="${shownId}" alt=""></p>`,
    {
      poll: { options: ['Yes', 'No'] },
      mediaIds: [mediaId],
      linkPreviewId: await givenPreview(previewed),
    },
  );
  const commentId = await world.comment(world.member, postId, `<p>${SECRET} answer</p>`);
  await world.comment(world.founder, postId, `<p>${SECRET} map</p>`, { attachmentIds: [besideId] });
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
  const { groupId } = world;
  values = { groupId, postId, commentId, moderationCaseId, mediaId, groupLinkId: 1 };
  for (const who of [left, world.member]) told.set(who, await addressesTold(who));
  await world.call(left, `DELETE /api/groups/${world.groupId}/membership`);
  await world.decide(world.groupId, world.member.userId, 'BANNED');
  Object.assign(hidden, { 'a stranger': world.stranger, 'one who left': left, 'one who was banned': world.member });
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

const addressOf = (path: string, who: TestMember): string => {
  const own = { ...values, userId: who.userId };
  return path.replaceAll(/:(\w+)/g, (_, key: string) => String(own[key as keyof typeof own]));
};

/** Addresses of private files in whatever somebody may read, of the group or without the number of a thing. */
async function addressesTold(who: TestMember): Promise<string[]> {
  const found = new Set<string>();
  const lists = operations().filter(({ method }) => method === 'GET');
  for (const { path } of [...lists, ...readings()]) {
    const query = path === '/api/post-comments' ? `?postId=${values.postId}` : '';
    const { body } = await world.call(who, `GET ${addressOf(path, who)}${query}`);
    for (const [url] of JSON.stringify(body ?? {}).matchAll(/\/files\/private\/[^"\\ ,]+/g))
      found.add(url.replaceAll('&amp;', '&'));
  }
  return [...found];
}

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
      const query = path === '/api/post-comments' && method === 'GET' ? `?postId=${values.postId}` : '';
      const address = addressOf(path, who) + query;
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

  it('what they were told before of where its files are opens nothing any more', async () => {
    const who = hidden[name];
    const opened: string[] = [];
    for (const url of told.get(who) ?? []) {
      const { statusCode } = await server.app.http.inject({ method: 'GET', url });
      if (statusCode !== 404) opened.push(`${url} answers ${statusCode}`);
    }
    expect(opened).toEqual([]);
    expect(await addressesTold(who)).toEqual([]);
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

it('to its founder the same addresses open, of the cover, the post, its preview and a comment', async () => {
  const places = new Set<string>();
  const opened = new Set<number>();
  for (const url of await addressesTold(world.founder)) {
    if (/&p=/.test(url)) places.add(/&p=([a-z-]+)/.exec(url)![1]!);
    opened.add((await server.app.http.inject({ method: 'GET', url })).statusCode);
  }
  expect([...places].sort()).toEqual(['comment', 'group', 'post', 'post-preview']);
  expect([...opened]).toEqual([200]);
  for (const urls of told.values()) expect(urls.length).toBeGreaterThanOrEqual(5);
});
