import { STANDARD_RULES } from '@sullam/domain/posting-rules.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { givenMember, type TestMember } from '../../../../../test/support/arrange.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { givenPostWorld, type PostWorld } from './posts.factory.ts';

const server = testServer();
let world: PostWorld;
let keeper: TestMember;

interface Rules {
  words: string[];
  wordAction: string;
  newcomerDays: number;
  version: number;
}

interface Case {
  moderationCaseId: number;
  commentId: number | null;
  foundWords: { word: string; written: string }[];
}

beforeEach(async () => {
  world = await givenPostWorld(server);
  keeper = await givenMember(server, world.organizationId, 'learner', {
    permissions: [
      'organization_member_full_access',
      'organization_update_social_groups',
      'organization_read_social_groups',
    ],
  });
});

const setRules = (changes: object, who = keeper) =>
  world.call<Rules>(who, 'PUT /api/posting-rules', { ...STANDARD_RULES, words: [], version: 0, ...changes });
const cases = async () =>
  (await world.call<{ data: Case[] }>(world.founder, 'GET /api/group-moderation-cases')).body.data;
const decide = (moderationCaseId: number, hides: boolean) =>
  world.call(world.founder, `PUT /api/moderation-cases/${moderationCaseId}/decision`, {
    hides,
    reason: hides ? 'Be kind' : '',
  });
/** The sentence of a refusal. */
const messageOf = (body: object): string => (body as { message?: string }).message ?? '';
const told = async (userId: number) => {
  await server.runJobs();
  return world.templates(userId);
};

describe('the rules', () => {
  it('are for who moderates all groups, and saved over the version that was read', async () => {
    const read = (who: TestMember) => world.call<Rules>(who, 'GET /api/posting-rules');
    expect((await read(world.founder)).status).toBe(403);
    expect((await setRules({}, world.founder)).status).toBe(403);
    expect((await read(keeper)).body).toEqual({ ...STANDARD_RULES, words: [], reasons: [], version: 0 });
    expect((await setRules({ words: [' Bad ', 'bad', ''], newcomerDays: 0 })).body).toEqual({ version: 1 });
    expect((await setRules({})).status).toBe(409);
    expect((await read(keeper)).body).toMatchObject({ words: ['Bad'], newcomerDays: 0, version: 1 });
    expect((await setRules({ words: ['*'], version: 1 })).status).toBe(400);
    expect((await setRules({ newcomerPosts: 0, version: 1 })).status).toBe(400);
  });
});

describe('a listed word', () => {
  it('keeps a post from everybody but its author until somebody has looked; only then it is told of', async () => {
    await setRules({ words: ['احتيال'] });
    const postId = await world.post(world.member, '<p>هذا ا<strong>حتـ</strong>\u200bيَال</p>');
    expect((await world.one(world.member, postId)).body).toMatchObject({
      isHeld: true,
      isHidden: true,
      abilities: { canEdit: false, canDelete: true, canAppeal: false },
    });
    const outsider = await world.another();
    await world.letIn(world.groupId, outsider);
    expect((await world.one(outsider, postId)).status).toBe(404);
    expect(await told(world.founder.userId)).not.toContain(27);
    const [found] = await cases();
    expect(found).toMatchObject({ foundWords: [{ word: 'احتيال', written: 'احتـ\u200bيَال' }] });
    expect((await decide(found!.moderationCaseId, false)).status).toBe(204);
    expect((await world.one(outsider, postId)).body).toMatchObject({ isHeld: false, isHidden: false });
    expect(await told(world.founder.userId)).toContain(27);
    // with the words that were looked at, an edit goes through; with another one it waits again
    await setRules({ words: ['احتيال', 'scam'], version: 1 });
    const edit = (content: string, version: number) =>
      world.call(world.member, `PATCH /api/posts/${postId}`, { content, mediaIds: [], version });
    await edit('<p>احتيال، وقد صححت</p>', 1);
    expect((await world.one(outsider, postId)).status).toBe(200);
    await edit('<p>s.c.a.m</p>', 2);
    expect((await world.one(outsider, postId)).status).toBe(404);
    expect(await cases()).toHaveLength(1);
  });

  it('keeps a comment back too, and what was refused then is told to its author', async () => {
    await setRules({ words: ['idiot*'] });
    const postId = await world.post(world.founder, '<p>Hello</p>');
    const commentId = await world.comment(world.member, postId, '<p>You idiots!</p>');
    interface Talk {
      data: { commentId: number; state: string; isHeld: boolean; html: string; canAppeal: boolean }[];
    }
    const read = async (who: TestMember) =>
      (await world.call<Talk>(who, `GET /api/post-comments?postId=${postId}`)).body.data[0];
    expect(await read(world.member)).toMatchObject({
      commentId,
      isHeld: true,
      html: '<p>You idiots!</p>',
      canAppeal: false,
    });
    expect(await read(world.stranger)).toMatchObject({ state: 'HIDDEN', html: '' });
    expect((await world.one(world.member, postId)).body.commentCount).toBe(0);
    expect(await told(world.founder.userId)).not.toContain(28);
    const [found] = await cases();
    expect(found).toMatchObject({ commentId, foundWords: [{ word: 'idiot*', written: 'idiots' }] });
    await decide(found!.moderationCaseId, true);
    expect(await read(world.member)).toMatchObject({ isHeld: false, state: 'HIDDEN', canAppeal: true });
    await decide(found!.moderationCaseId, false);
    expect((await world.one(world.member, postId)).body.commentCount).toBe(1);
  });

  it('is refused in the language of the reader where the organisation wants that, in polls too', async () => {
    await setRules({ words: ['scam', 'احتيال'], wordAction: 'REFUSE' });
    const refused = await world.send(world.member, '<p>A ｓｃａｍ, an احتيال</p>');
    expect([refused.status, refused.body.errorCode]).toEqual([400, 'posting-rules.refused']);
    expect(messageOf(refused.body)).toContain('\u2068ｓｃａｍ\u2069 · \u2068احتيال\u2069');
    const poll = { options: ['No', 's c a m'] };
    expect((await world.send(world.member, '<p>Which?</p>', { poll })).status).toBe(400);
    expect((await world.send(world.member, '<p>A scamper</p>')).status).toBe(201);
    expect((await world.posts(world.member)).data).toHaveLength(1);
    expect(await cases()).toEqual([]);
  });

  it('may be taken back by its author while it waits', async () => {
    await setRules({ words: ['scam'] });
    const postId = await world.post(world.member, '<p>scam</p>');
    expect((await world.call(world.member, `DELETE /api/posts/${postId}`)).status).toBe(204);
    expect(await cases()).toEqual([]);
  });
});

describe('who has just come', () => {
  it('waits as long as the organisation says, and is told how long', async () => {
    await setRules({ newcomerPosts: 1, newcomerComments: 2, newcomerDays: 5 });
    const postId = await world.post(world.member, '<p>One</p>');
    server.clock.advance(20 * 60_000);
    const refused = await world.send(world.member, '<p>Two</p>');
    expect([refused.status, refused.body.errorCode]).toEqual([429, 'post.slow-down']);
    expect(messageOf(refused.body)).toContain('40');
    expect(Number(refused.headers['retry-after'])).toBe(2400);
    for (const text of ['<p>1</p>', '<p>2</p>']) await world.comment(world.member, postId, text);
    const body = { postId, html: '<p>3</p>', requestKey: null };
    expect((await world.call(world.member, 'POST /api/post-comments', body)).status).toBe(429);
    await world.comment(world.founder, postId, '<p>Who runs it isn’t slowed down</p>');
    server.clock.advance(40 * 60_000 + 1000);
    await world.post(world.member, '<p>Two</p>');
    server.clock.advance(5 * 86_400_000);
    for (const text of ['<p>Three</p>', '<p>Four</p>']) await world.post(world.member, text);
  });
});
