import { beforeEach, describe, expect, it } from 'vitest';
import type { TestMember } from '../../../../../test/support/arrange.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { givenPostWorld, type PostWorld } from '../../posts/test/posts.factory.ts';
import type { PostCaseDetail } from '../moderation-cases.schemas.ts';

const server = testServer();
let world: PostWorld;
let reader: TestMember;

beforeEach(async () => {
  world = await givenPostWorld(server);
  reader = await world.another();
  await world.join(reader, world.groupId);
});

const PATH = 'group-moderation-cases';

/** A comment of the member below a post of the founder, that the reader reports; its case. */
async function givenReported(): Promise<{ caseId: number; postId: number; commentId: number }> {
  const postId = await world.post(world.founder, '<p>What helps?</p>');
  const parentCommentId = await world.comment(reader, postId, '<p>Silence</p>');
  const commentId = await world.comment(world.member, postId, '<p>Rude</p>', { parentCommentId });
  const sent = await world.call(reader, `POST /api/post-comments/${commentId}/report`, {
    why: 'HURTFUL',
    note: 'Aimed',
  });
  expect(sent.status).toBe(204);
  const { body } = await world.call<{ data: { moderationCaseId: number }[] }>(world.founder, `GET /api/${PATH}`);
  return { caseId: body.data[0]!.moderationCaseId, postId, commentId };
}

const read = (who: TestMember, caseId: number) => world.call<PostCaseDetail>(who, `GET /api/${PATH}/${caseId}`);
const decide = (who: TestMember, caseId: number, body: object) =>
  world.call<{ errorCode?: string }>(who, `PUT /api/${PATH}/${caseId}/decision`, body);

describe('a case', () => {
  it('is read with what the thing answers and how its author stands, by who moderates alone', async () => {
    const { caseId, postId, commentId } = await givenReported();
    const { body } = await read(world.founder, caseId);
    expect(body).toMatchObject({
      commentId,
      html: '<p>Rude</p>',
      author: { userId: world.member.userId },
      privacy: 'OPEN',
      isHidden: false,
      post: { postId, html: '<p>What helps?</p>', author: { userId: world.founder.userId } },
      parent: { html: '<p>Silence</p>', author: { userId: reader.userId } },
      standing: { isMember: true, isLeader: false, isCaller: false, written: 1, removed: 0, appeals: 0 },
      reports: [{ why: 'HURTFUL', note: 'Aimed' }],
      history: [],
    });
    expect(body.reports.flatMap((report) => Object.keys(report)).sort()).toEqual(['createdAt', 'note', 'why']);
    for (const who of [reader, world.member, world.stranger]) expect((await read(who, caseId)).status).toBe(404);
  });

  it('that is left stays in sight, and the trail says by whom', async () => {
    const { caseId, postId } = await givenReported();
    expect((await decide(reader, caseId, { act: 'KEEP' })).status).toBe(403);
    expect((await decide(world.founder, caseId, { act: 'KEEP' })).status).toBe(204);
    const { body } = await read(world.founder, caseId);
    expect(body).toMatchObject({
      status: 'KEPT',
      history: [{ act: 'KEEP', person: { userId: world.founder.userId }, days: null }],
    });
    expect((await world.one(reader, postId)).body.commentCount).toBe(2);
    const lists = await Promise.all(
      ['', '?isClosed=true', '?isAppealed=true', '?isAppealed=false'].map(
        async (query) => (await world.call<{ total: number }>(world.founder, `GET /api/${PATH}${query}`)).body.total,
      ),
    );
    expect(lists).toEqual([0, 1, 0, 0]);
  });

  it('asks for a reason to remove, and for days to pause', async () => {
    const { caseId } = await givenReported();
    expect((await decide(world.founder, caseId, { act: 'HIDE' })).status).toBe(400);
    expect((await decide(world.founder, caseId, { act: 'PAUSE', reason: 'Be kind' })).status).toBe(400);
    expect((await read(world.founder, caseId)).body).toMatchObject({ status: 'OPEN', history: [] });
  });
});

describe('posting', () => {
  it('is paused with the removal, outlasts leaving, and ends by itself or by a leader', async () => {
    const { caseId, postId, commentId } = await givenReported();
    expect((await decide(world.founder, caseId, { act: 'PAUSE', days: 7, reason: 'Be kind' })).status).toBe(204);
    expect((await read(world.founder, caseId)).body).toMatchObject({
      status: 'HIDDEN',
      isHidden: true,
      history: [{ act: 'PAUSE', days: 7, reason: 'Be kind' }],
      standing: { removed: 1 },
    });
    const refused = async () => [
      (await world.send(world.member, '<p>More</p>')).status,
      (await world.call(world.member, 'POST /api/post-comments', { postId, html: '<p>More</p>' })).status,
    ];
    expect(await refused()).toEqual([409, 409]);
    const own = (await world.read(world.member, world.groupId)).body;
    expect(own.abilities).toMatchObject({ canPost: false, canRead: true });
    expect(own.postsAgainAt).not.toBeNull();
    expect((await world.call(world.member, `PUT /api/groups/${world.groupId}/mute`, { isMuted: true })).status).toBe(
      204,
    );
    await world.call(world.member, `DELETE /api/groups/${world.groupId}/membership`);
    await world.join(world.member, world.groupId);
    expect(await refused()).toEqual([409, 409]);
    const paused = async (who: TestMember) =>
      (await world.members(who, world.groupId)).find(({ userId }) => userId === world.member.userId)?.postsAgainAt;
    expect([await paused(reader), await paused(world.founder)]).toEqual([null, own.postsAgainAt]);
    const end = (who: TestMember) =>
      world.call(who, `DELETE /api/groups/${world.groupId}/members/${world.member.userId}/pause`);
    expect((await end(world.member)).status).toBe(403);
    expect([(await end(world.founder)).status, (await end(world.founder)).status]).toEqual([204, 404]);
    expect((await world.send(world.member, '<p>More</p>')).status).toBe(201);
    expect((await world.call(world.member, `GET /api/post-comments/${commentId}`)).status).toBe(200);
  });
});

describe('removal from the group', () => {
  it('ends everything at once, and neither oneself nor the last leader goes by it', async () => {
    const { caseId, postId } = await givenReported();
    expect((await decide(world.founder, caseId, { act: 'BAN', reason: 'Enough' })).status).toBe(204);
    expect((await world.one(world.member, postId)).status).toBe(404);
    expect((await read(world.founder, caseId)).body).toMatchObject({ standing: { isMember: false }, status: 'HIDDEN' });
    const own = await world.post(world.founder, '<p>Mine</p>');
    await world.call(reader, `POST /api/posts/${own}/report`, { why: 'OTHER' });
    const { body } = await world.call<{ data: { moderationCaseId: number }[] }>(world.founder, `GET /api/${PATH}`);
    const ofMine = body.data[0]!.moderationCaseId;
    for (const act of ['BAN', 'PAUSE'])
      expect((await decide(world.founder, ofMine, { act, days: 1, reason: 'x' })).status).toBe(403);
    expect((await world.one(reader, own)).status).toBe(200);
  });
});
