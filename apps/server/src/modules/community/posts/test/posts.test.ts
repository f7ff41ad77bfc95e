import { randomUUID } from 'node:crypto';
import { mentionHtml, mentionsIn } from '@sullam/domain/discussions/mentions.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { call } from '../../../../../test/support/call.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import type { PostList } from '../posts.schemas.ts';
import { givenPostWorld, type PostWorld } from './posts.factory.ts';

const server = testServer();
let world: PostWorld;

beforeEach(async () => {
  world = await givenPostWorld(server);
});

const ids = (posts: { postId: number }[]) => posts.map(({ postId }) => postId);

describe('posting', () => {
  it('is for members; open groups are read by everybody', async () => {
    const postId = await world.post(world.member, '<p>Hello <script>x</script><strong>all</strong></p>');
    expect((await world.send(world.stranger, '<p>Me too</p>')).status).toBe(403);
    const seen = await world.one(world.stranger, postId);
    expect(seen.body).toMatchObject({
      content: '<p>Hello <strong>all</strong></p>',
      isOwn: false,
      abilities: { canTalk: false, canEdit: false, canDelete: false, canModerate: false },
    });
    expect((await world.send(world.member, '<p> </p>')).status).toBe(400);
  });

  it('makes one post of a hundred same requests', { timeout: 60_000 }, async () => {
    const requestKey = randomUUID();
    const sent = await Promise.all(
      Array.from({ length: 100 }, () => world.send(world.founder, '<p>Once</p>', { requestKey })),
    );
    const made = sent.filter(({ status }) => status === 201);
    expect(new Set(made.map(({ body }) => body.postId)).size).toBe(1);
    // what the limit of requests refused left nothing either
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set(sent.length > made.length ? [201, 429] : [201]));
    expect((await world.posts(world.member)).data).toHaveLength(1);
  });

  it('keeps pinned posts on top, never twice, page by page', async () => {
    const made: number[] = [];
    for (let index = 0; index < 7; index += 1) made.push(await world.post(world.founder, `<p>Number ${index}</p>`));
    const pin = (who: typeof world.member, postId: number) =>
      world.call(who, `PUT /api/posts/${postId}/pin`, { isPinned: true });
    expect((await pin(world.member, made[2]!)).status).toBe(403);
    expect((await pin(world.founder, made[2]!)).status).toBe(204);
    const first = await world.posts(world.member, '?take=3');
    expect(ids(first.pinned)).toEqual([made[2]]);
    expect(first.pinned[0]!.pinnedBy?.userId).toBe(world.founder.userId);
    const second = await world.posts(world.member, `?take=3&after=${first.next}`);
    expect(second.pinned).toEqual([]);
    expect([...ids(first.data), ...ids(second.data)]).toEqual([made[6], made[5], made[4], made[3], made[1], made[0]]);
    expect(second.next).toBeNull();
  });

  it('keeps what a post said before it was edited, and refuses an older version', async () => {
    const postId = await world.post(world.member, '<p>First</p>');
    const edit = (who: typeof world.member, version: number) =>
      world.call(who, `PATCH /api/posts/${postId}`, { content: '<p>Second</p>', mediaIds: [], version });
    expect((await edit(world.founder, 1)).status).toBe(403);
    expect((await edit(world.member, 1)).status).toBe(204);
    expect((await edit(world.member, 1)).status).toBe(409);
    expect((await world.one(world.founder, postId)).body).toMatchObject({ content: '<p>Second</p>', version: 2 });
    const versions = await world.call<{ data: { html: string }[] }>(world.founder, `GET /api/posts/${postId}/versions`);
    expect(versions.body.data.map(({ html }) => html)).toEqual(['<p>First</p>']);
    expect((await world.call(world.stranger, `GET /api/posts/${postId}/versions`)).status).toBe(403);
    expect((await world.call(world.founder, `DELETE /api/posts/${postId}`)).status).toBe(403);
    expect((await world.call(world.member, `DELETE /api/posts/${postId}`)).status).toBe(204);
    expect((await world.one(world.member, postId)).status).toBe(404);
  });

  it('slows down who has just come', async () => {
    for (let index = 0; index < 3; index += 1) await world.post(world.member, `<p>${index}</p>`);
    const refused = await world.send(world.member, '<p>Four</p>');
    expect([refused.status, refused.body.errorCode]).toEqual([429, 'post.slow-down']);
    expect((await world.posts(world.member)).data).toHaveLength(3);
    server.clock.advance(3 * 86_400_000);
    for (let index = 0; index < 4; index += 1) await world.post(world.member, `<p>${index}</p>`);
    expect((await world.posts(world.member)).data).toHaveLength(7);
  });
});

describe('what is found', () => {
  it('goes by hashtags in both scripts and by words', async () => {
    const english = await world.post(world.founder, '<p>Try this #Ask_First now</p>');
    const arabic = await world.post(world.founder, '<p>جرّبوا #القِيــادة اليوم</p>');
    const byTag = async (tag: string) => ids((await world.posts(world.member, `?tag=${encodeURIComponent(tag)}`)).data);
    expect(await byTag('ask_first')).toEqual([english]);
    expect(await byTag('القيادة')).toEqual([arabic]);
    expect((await world.one(world.member, arabic)).body.tags).toEqual(['القِيــادة']);
    expect(ids((await world.posts(world.member, `?search=${encodeURIComponent('جربوا')}`)).data)).toEqual([arabic]);
    const found = await world.call<{ data: { path: string }[] }>(world.member, 'GET /api/search?q=try&kind=post');
    expect(found.body.data.map(({ path }) => path)).toEqual([`/groups/${world.groupId}/post/${english}`]);
  });
});

it('tells of a post under the name of its author in the language of each reader', async () => {
  await server.admin`update members set first_name = 'سلمى', last_name = 'درويش', other_first_name = 'Salma',
    other_last_name = 'Darwish' where organization_id = ${world.organizationId} and user_id = ${world.founder.userId}`;
  await world.post(world.founder, '<p>Hello</p>', { isAnnounced: true });
  await server.runJobs();
  const said = async (language: 'en' | 'ar') =>
    (await call<{ data: { text: string }[] }>(server, 'GET /api/notifications', { as: world.member, language })).body
      .data[0]!.text;
  expect(await said('en')).toContain('Salma Darwish');
  expect(await said('ar')).toContain('سلمى درويش');
});

describe('a poll', () => {
  it('has one answer of each person, changed until it closes, with results then', async () => {
    const closesAt = new Date(server.clock.now().getTime() + 3_600_000).toISOString();
    const poll = { options: ['Early', 'Late'], closesAt, hidesResults: true };
    const twice = { options: ['Same', 'Same '] };
    expect((await world.send(world.member, '<p>When?</p>', { poll: twice })).status).toBe(400);
    const postId = await world.post(world.member, '<p>When?</p>', { poll });
    const vote = (who: typeof world.member, option: number | null) =>
      world.call(who, `PUT /api/posts/${postId}/vote`, { option });
    expect((await vote(world.stranger, 0)).status).toBe(403);
    expect((await vote(world.member, 2)).status).toBe(400);
    for (const option of [0, 1, 1]) expect((await vote(world.member, option)).status).toBe(204);
    await vote(world.founder, 0);
    await vote(world.founder, null);
    expect((await world.one(world.member, postId)).body.poll).toMatchObject({
      voteCount: 1,
      options: [
        { voteCount: null, isChosen: false },
        { voteCount: null, isChosen: true },
      ],
    });
    server.clock.advance(3_700_000);
    expect((await vote(world.member, 0)).body.errorCode).toBe('post.poll-closed');
    expect((await world.one(world.founder, postId)).body.poll).toMatchObject({
      isClosed: true,
      canVote: false,
      options: [{ voteCount: 0 }, { voteCount: 1 }],
    });
  });
});

describe('who reads it', () => {
  it('likes once, saves, and has the feed of all their groups', async () => {
    const postId = await world.post(world.founder, '<p>Liked</p>');
    const like = (who: typeof world.member, isLiked = true) =>
      world.call(who, `PUT /api/posts/${postId}/like`, { isLiked });
    const likes = await Promise.all(Array.from({ length: 10 }, () => like(world.member)));
    expect(new Set(likes.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await like(world.stranger)).status).toBe(403);
    expect((await world.one(world.founder, postId)).body).toMatchObject({ likeCount: 1, isLiked: false });
    await world.call(world.member, `PUT /api/posts/${postId}/save`, { isSaved: true });
    const saved = () =>
      world.call<{ data: { postId: number; post: object | null }[] }>(
        world.member,
        `GET /api/users/${world.member.userId}/saved-posts`,
      );
    expect((await saved()).body.data).toMatchObject([{ postId, post: { isSaved: true } }]);
    const feed = (query = '') =>
      world.call<{ data: { postId: number }[] }>(world.member, `GET /api/users/${world.member.userId}/feeds${query}`);
    const quiet = await world.post(world.founder, '<p>Quiet</p>');
    await world.comment(world.member, postId, '<p>Yes</p>');
    expect(ids((await feed()).body.data)).toEqual([quiet, postId]);
    expect(ids((await feed('?order=DISCUSSED')).body.data)).toEqual([postId, quiet]);
    const path = `/api/users/${world.member.userId}/feeds/preferences`;
    expect((await world.call(world.member, `PUT ${path}`, { order: 'DISCUSSED' })).status).toBe(204);
    expect(ids((await feed('?take=1')).body.data)).toEqual([postId]);
    expect((await world.call(world.stranger, `GET ${path}`)).status).toBe(404);
    await world.call(world.member, `PUT /api/groups/${world.groupId}/mute`, { isMuted: true });
    expect((await feed()).body.data).toEqual([]);
  });

  it('is told of posts once a day, of comments, likes and mentions', async () => {
    const { userId } = world.member;
    const mention = `<p>${mentionHtml(userId, 'x')} and ${mentionHtml(world.stranger.userId, 'y')}</p>`;
    const other = await world.another();
    await world.join(other, world.groupId);
    const meant = await world.post(world.founder, mention);
    await world.post(world.founder, '<p>More</p>');
    await server.runJobs();
    expect((await world.templates(userId)).sort()).toEqual([27, 30]);
    expect(await world.templates(other.userId)).toEqual([27]);
    expect(await world.templates(world.stranger.userId)).toEqual([]);
    const { content } = (await world.one(world.member, meant)).body;
    expect(mentionsIn(content)).toEqual([userId]);
    expect(content).not.toContain('@x');
    const commentId = await world.comment(world.member, meant, '<p>Thanks</p>');
    await world.call(world.member, `PUT /api/posts/${meant}/like`, { isLiked: true });
    await world.comment(world.founder, meant, '<p>Welcome</p>', { parentCommentId: commentId });
    await server.runJobs();
    expect((await world.templates(world.founder.userId)).sort()).toEqual([28, 29]);
    await world.comment(other, meant, '<p>Me too</p>');
    await world.call(other, `PUT /api/posts/${meant}/like`, { isLiked: true });
    await server.runJobs();
    const bundled = await server.admin`select parameters ->> 'outcome' as outcome, parameters ->> 'count' as count
      from notifications where user_id = ${world.founder.userId} order by template_id`;
    expect(bundled).toMatchObject([
      { outcome: 'bundled', count: '1' },
      { outcome: 'bundled', count: '1' },
    ]);
    expect(await world.templates(userId)).toContain(1102);
  });
});

describe('comments', () => {
  it('have two levels, and a deleted one keeps the place of its replies', async () => {
    const postId = await world.post(world.founder, '<p>Post</p>');
    const top = await world.comment(world.member, postId, '<p>Top</p>');
    const reply = await world.comment(world.founder, postId, '<p>Reply</p>', { parentCommentId: top });
    const third = await world.call(world.member, 'POST /api/post-comments', {
      postId,
      html: '<p>3</p>',
      parentCommentId: reply,
    });
    expect(third.status).toBe(400);
    expect((await world.call(world.stranger, 'POST /api/post-comments', { postId, html: '<p>x</p>' })).status).toBe(
      403,
    );
    expect((await world.call(world.member, `DELETE /api/post-comments/${top}`)).status).toBe(204);
    const { body } = await world.call<{ data: { state: string; replies: { html: string }[] }[] }>(
      world.member,
      `GET /api/post-comments?postId=${postId}`,
    );
    expect(body.data).toMatchObject([{ state: 'DELETED', html: '', replies: [{ html: '<p>Reply</p>' }] }]);
    const board = await world.call(world.member, `GET /api/discussion-board-comments/${reply}`);
    expect(board.status).toBe(404);
  });
});

describe('moderation', () => {
  it('takes a post out of sight with a reason, and lets its author appeal to another', async () => {
    const second = await world.another();
    await world.join(second, world.groupId);
    await world.call(world.founder, `PUT /api/groups/${world.groupId}/members/${second.userId}/role`, {
      role: 'ADMIN',
    });
    const reader = await world.another();
    await world.join(reader, world.groupId);
    const postId = await world.post(world.member, '<p>Rude</p>');
    const report = (who: typeof world.member) =>
      world.call(who, `POST /api/posts/${postId}/report`, { why: 'HURTFUL', note: 'Look' });
    expect((await report(world.member)).status).toBe(403);
    expect((await report(reader)).status).toBe(204);
    const cases = async (who: typeof world.member) =>
      (await world.call<{ data: { moderationCaseId: number; html: string }[] }>(who, 'GET /api/group-moderation-cases'))
        .body.data;
    expect(await cases(reader)).toEqual([]);
    const [found] = await cases(world.founder);
    expect(found).toMatchObject({ postId, groupId: world.groupId, html: '<p>Rude</p>', status: 'OPEN' });
    const decide = (who: typeof world.member, body: object) =>
      world.call(who, `PUT /api/moderation-cases/${found!.moderationCaseId}/decision`, body);
    expect((await decide(reader, { hides: true, reason: 'x' })).status).toBe(403);
    expect((await decide(world.founder, { hides: true, reason: 'Be kind' })).status).toBe(204);
    expect((await world.one(reader, postId)).status).toBe(404);
    expect((await world.one(world.member, postId)).body).toMatchObject({ isHidden: true, hiddenReason: 'Be kind' });
    const appeal = () => world.call(world.member, `POST /api/posts/${postId}/appeal`, { text: 'It was a joke' });
    expect([(await appeal()).status, (await appeal()).status]).toEqual([204, 409]);
    expect((await decide(world.founder, { hides: false })).body.errorCode).toBe('comments.decided-by-you');
    expect((await decide(second, { hides: false })).status).toBe(204);
    expect((await world.one(reader, postId)).status).toBe(200);
    await server.runJobs();
    expect(await world.templates(world.member.userId)).toContain(1104);
  });
});

describe('the newest', () => {
  it('are listed by the time at which they were written, over all groups and pages', async () => {
    const groups = await givenPostWorld(server);
    const second = await groups.found();
    await groups.letIn(second, groups.member);
    const made: number[] = [];
    for (const groupId of [groups.groupId, groups.groupId, second, second]) {
      const { body } = await groups.call<{ postId: number }>(groups.founder, `POST /api/groups/${groupId}/posts`, {
        content: '<p>Hello</p>',
        requestKey: randomUUID(),
      });
      made.push(body.postId);
    }
    const [a, b, c, d] = made as [number, number, number, number];
    const order = [c, a, d, b];
    for (const [hours, postId] of order.entries())
      await server.admin`update posts set created_at = now() - ${`${hours} hours`}::interval where post_id = ${postId}`;
    const walk = async (path: string) => {
      const seen: number[] = [];
      let after = '';
      for (;;) {
        const page = await groups.call<PostList>(groups.member, `GET ${path}?take=1${after}`);
        seen.push(...page.body.data.map(({ postId }) => postId));
        if (page.body.next === null) return seen;
        after = `&after=${page.body.next}`;
      }
    };
    expect(await walk(`/api/users/${groups.member.userId}/feeds`)).toEqual(order);
    expect(await walk(`/api/groups/${groups.groupId}/posts`)).toEqual([a, b]);
    expect(await walk(`/api/groups/${second}/posts`)).toEqual([c, d]);
  });
});
