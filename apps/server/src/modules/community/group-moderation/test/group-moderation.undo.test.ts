import { POST_TEMPLATES } from '@sullam/domain/notification-targets/post.ts';
import { STANDARD_RULES } from '@sullam/domain/posting-rules.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { givenMember, type TestMember } from '../../../../../test/support/arrange.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { givenPostWorld, type PostWorld } from '../../posts/test/posts.factory.ts';
import type { PostCaseDetail } from '../moderation-cases.schemas.ts';

const server = testServer();
let world: PostWorld;

beforeEach(async () => {
  world = await givenPostWorld(server);
});

const PATH = 'group-moderation-cases';
const read = (who: TestMember, caseId: number) => world.call<PostCaseDetail>(who, `GET /api/${PATH}/${caseId}`);
const decide = (who: TestMember, caseId: number, body: object) =>
  world.call(who, `PUT /api/${PATH}/${caseId}/decision`, body);
const undo = (who: TestMember, caseId: number) =>
  world.call<{ errorCode?: string }>(who, `DELETE /api/moderation-cases/${caseId}/decision`);
const told = async (who: TestMember) => {
  await server.runJobs();
  return world.templates(who.userId);
};

/** A comment of the member below a post of the founder, which a moderator removes without a report. */
async function remove(act: 'HIDE' | 'PAUSE' | 'BAN', who = world.founder) {
  const postId = await world.post(world.founder, '<p>What helps?</p>');
  const commentId = await world.comment(world.member, postId, '<p>Rude</p>');
  const body = { postId, commentId, act, reason: 'Be kind', ...(act === 'PAUSE' ? { days: 7 } : {}) };
  const { status, body: made } = await world.call<{ moderationCaseId: number }>(who, `POST /api/${PATH}`, body);
  return { postId, commentId, status, caseId: made.moderationCaseId };
}

describe('removing without a report', () => {
  it('is for who moderates, not of one’s own, and goes with what follows for the author', async () => {
    expect((await remove('HIDE', world.stranger)).status).toBe(403);
    const { postId, commentId, caseId, status } = await remove('PAUSE');
    expect(status).toBe(201);
    expect((await read(world.founder, caseId)).body).toMatchObject({
      status: 'HIDDEN',
      canUndo: true,
      authorLanguage: 'en',
      history: [{ act: 'PAUSE', days: 7, reason: 'Be kind' }],
    });
    expect((await world.send(world.member, '<p>More</p>')).status).toBe(409);
    const own = { postId, act: 'HIDE', reason: 'Mine' };
    expect((await world.call(world.founder, `POST /api/${PATH}`, own)).status).toBe(403);
    const elsewhere = await world.post(world.founder, '<p>Another</p>');
    const mixed = { ...own, postId: elsewhere, commentId };
    expect((await world.call(world.founder, `POST /api/${PATH}`, mixed)).status).toBe(404);
  });
});

describe('taking a decision back', () => {
  it('shows it again, withdraws the notice, and writes the trail', async () => {
    const { caseId, commentId, postId } = await remove('HIDE');
    expect(await told(world.member)).toContain(POST_TEMPLATES.removed);
    expect((await undo(world.member, caseId)).status).toBe(403);
    expect((await undo(world.founder, caseId)).status).toBe(204);
    expect(await told(world.member)).not.toContain(POST_TEMPLATES.removed);
    expect((await world.call(world.member, `GET /api/post-comments/${commentId}`)).body).toMatchObject({
      comment: { state: 'VISIBLE' },
    });
    expect((await world.one(world.member, postId)).body.commentCount).toBe(1);
    const { body } = await read(world.founder, caseId);
    expect(body).toMatchObject({ status: 'OPEN', canUndo: false, reason: '', decidedAt: null, isHidden: false });
    expect(body.history.map(({ act }) => act)).toEqual(['UNDO', 'HIDE']);
    expect((await undo(world.founder, caseId)).body.errorCode).toBe('comments.too-late-to-undo');
  });

  it('taken back at once is nobody’s news', async () => {
    const { caseId } = await remove('HIDE');
    await undo(world.founder, caseId);
    expect(await told(world.member)).not.toContain(POST_TEMPLATES.removed);
  });

  it('ends the pause that came with it, or brings back the earlier one', async () => {
    const paused = async () => (await world.read(world.member, world.groupId)).body.postsAgainAt;
    const first = await remove('PAUSE');
    await undo(world.founder, first.caseId);
    expect(await paused()).toBeNull();
    const { caseId } = await remove('PAUSE');
    const earlier = await paused();
    await decide(world.founder, caseId, { act: 'PAUSE', days: 30, reason: 'Again' });
    expect(await paused()).not.toBe(earlier);
    await undo(world.founder, caseId);
    expect(await paused()).toBe(earlier);
    expect((await read(world.founder, caseId)).body).toMatchObject({ status: 'HIDDEN', reason: 'Be kind' });
  });

  it('lets somebody in again as they were', async () => {
    const joined = async () =>
      (await world.members(world.founder, world.groupId)).find(({ userId }) => userId === world.member.userId);
    const before = await joined();
    const { caseId, postId } = await remove('BAN');
    expect((await world.one(world.member, postId)).status).toBe(404);
    expect((await undo(world.founder, caseId)).status).toBe(204);
    expect((await world.one(world.member, postId)).status).toBe(200);
    expect(await joined()).toMatchObject({ role: before!.role, since: before!.since });
  });

  it('ends once the author has appealed, or a day has gone by', async () => {
    const appealed = await remove('HIDE');
    await world.call(world.member, `POST /api/post-comments/${appealed.commentId}/appeal`, { text: 'It was a joke' });
    expect((await undo(world.founder, appealed.caseId)).status).toBe(409);
    const old = await remove('HIDE');
    server.clock.advance(25 * 3_600_000);
    expect((await undo(world.founder, old.caseId)).status).toBe(409);
    expect((await read(world.founder, old.caseId)).body.canUndo).toBe(false);
  });

  it('lets what waited for its words wait again', async () => {
    const keeper = await givenMember(server, world.organizationId, 'learner', {
      permissions: [
        'organization_member_full_access',
        'organization_update_social_groups',
        'organization_read_social_groups',
      ],
    });
    const reasons = [{ en: ' Be kind ', ar: 'كن لطيفًا' }];
    const rules = { ...STANDARD_RULES, words: ['scam'], reasons, version: 0 };
    expect((await world.call(keeper, 'PUT /api/posting-rules', rules)).status).toBe(200);
    const half = { ...rules, reasons: [{ en: 'Be kind', ar: ' ' }], version: 1 };
    expect((await world.call(keeper, 'PUT /api/posting-rules', half)).status).toBe(400);
    const bank = (who: TestMember) => world.call<{ data: object[] }>(who, 'GET /api/group-moderation-reasons');
    expect((await bank(world.founder)).body.data).toEqual([{ en: 'Be kind', ar: 'كن لطيفًا' }]);
    expect((await bank(keeper)).status).toBe(200);
    expect((await bank(world.member)).body.data).toEqual([]);
    const toArabic = await world.call<{ moderationCaseId: number }>(world.founder, `POST /api/${PATH}`, {
      postId: await world.post(world.member, '<p>Buy this</p>'),
      act: 'HIDE',
      reason: 'كن لطيفًا',
    });
    const removed = toArabic.body.moderationCaseId;
    // the author reads English
    expect((await read(world.founder, removed)).body.reason).toBe('Be kind');
    const postId = await world.post(world.member, '<p>A scam</p>');
    const list = await world.call<{ data: { moderationCaseId: number }[] }>(world.founder, `GET /api/${PATH}`);
    const caseId = list.body.data[0]!.moderationCaseId;
    await decide(world.founder, caseId, { act: 'KEEP' });
    expect((await world.one(world.member, postId)).body.isHeld).toBe(false);
    await undo(world.founder, caseId);
    expect((await world.one(world.member, postId)).body).toMatchObject({ isHeld: true, isHidden: true });
  });
});
