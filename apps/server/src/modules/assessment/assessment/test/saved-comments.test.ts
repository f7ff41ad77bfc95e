import { beforeAll, describe, expect, it } from 'vitest';
import { givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import type { SavedComment } from '../saved-comments.schemas.ts';

const server = testServer();
let marker: TestMember;
let colleague: TestMember;

beforeAll(async () => {
  const organizationId = await givenOrganization(server);
  marker = await givenMember(server, organizationId, 'instructor');
  colleague = await givenMember(server, organizationId, 'instructor');
});

const keep = (comment: string, as = marker) =>
  call<{ savedCommentId: number; errorCode?: string }>(server, 'POST /api/saved-comments', { as, body: { comment } });
const list = async (as = marker) =>
  (await call<{ data: SavedComment[] }>(server, 'GET /api/saved-comments', { as })).body.data;
const forget = (id: number, as = marker) => call(server, `DELETE /api/saved-comments/${id}`, { as });

describe('a comment that is kept for marking', () => {
  it('is kept once, without blanks around it, the newest first, until it is forgotten', async () => {
    const first = await keep('Name the effect.');
    expect(first.status).toBe(201);
    const second = await keep('  اذكر الأثر.  ');
    expect((await keep('Name the effect.')).body).toEqual(first.body);
    expect(await list()).toEqual([
      { savedCommentId: second.body.savedCommentId, comment: 'اذكر الأثر.' },
      { savedCommentId: first.body.savedCommentId, comment: 'Name the effect.' },
    ]);
    expect((await forget(first.body.savedCommentId)).status).toBeLessThan(300);
    expect(await list()).toHaveLength(1);
    expect((await forget(first.body.savedCommentId)).status).toBe(404);
  });

  it('is read and forgotten by nobody else', async () => {
    const { body } = await keep('Mine alone');
    expect(await list(colleague)).toEqual([]);
    expect((await forget(body.savedCommentId, colleague)).status).toBe(404);
    expect((await list()).map(({ comment }) => comment)).toContain('Mine alone');
    // the same words are kept for each
    expect((await keep('Mine alone', colleague)).body.savedCommentId).not.toBe(body.savedCommentId);
  });

  it('is refused when there are too many already, or when it says nothing', async () => {
    const full = await givenMember(server, colleague.organizationId, 'instructor');
    for (let at = 0; at < 200; at += 1) await keep(`Comment ${at}`, full);
    expect(await keep('One more', full)).toMatchObject({ status: 422, body: { errorCode: 'saved-comment.too-many' } });
    expect((await keep('Comment 7', full)).status).toBe(201);
    expect((await keep('   ', full)).status).toBe(400);
  });
});
