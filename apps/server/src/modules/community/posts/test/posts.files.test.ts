import { beforeAll, describe, expect, it } from 'vitest';
import { givenMember, type TestMember } from '../../../../../test/support/arrange.ts';
import { photo, upload } from '../../../../../test/support/files.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import type { Comment } from '../../comments/comments.schemas.ts';
import { givenPostWorld, type PostWorld } from './posts.factory.ts';

const server = testServer();
let world: PostWorld;
let reader: TestMember;

beforeAll(async () => {
  world = await givenPostWorld(server, { privacy: 'SECRET' });
  reader = await world.another();
  await world.letIn(world.groupId, reader);
});

const fetched = async (url: string, headers: Record<string, string> = {}) =>
  server.app.http.inject({ method: 'GET', url, headers });
const status = async (url: string): Promise<number> => (await fetched(url)).statusCode;
const picture = async (): Promise<number> => (await upload(server, await photo(), { as: world.founder })).body.mediaId;

/** A post with a picture, and where the reader was shown it. */
async function givenPicture(more: object = {}) {
  const mediaId = await picture();
  const postId = await world.post(world.founder, '<p>Look</p>', { mediaIds: [mediaId], ...more });
  const urlFor = async (who: TestMember) => (await world.one(who, postId)).body.attachments[0]!.url;
  return { postId, mediaId, urlFor, url: await urlFor(reader) };
}

describe('the address of a picture in a post', () => {
  it('is fetched anew each time, and answers 304 to who has it already', async () => {
    const { url } = await givenPicture();
    const first = await fetched(url);
    expect([first.statusCode, first.headers['cache-control']]).toEqual([200, 'private, no-cache']);
    expect((await fetched(url, { 'if-none-match': String(first.headers.etag) })).statusCode).toBe(304);
  });

  it('is good for the one whom it was made for, and for that post alone', async () => {
    const { url } = await givenPicture();
    const [, person] = /&p=post\.\d+\.\d+\.(\d+)&/.exec(url)!;
    expect(Number(person)).toBe(reader.userId);
    for (const forged of [
      url.replace(`.${person}&`, `.${world.founder.userId}&`),
      url.replace(/&p=[^&]+/, ''),
      url.replace('&p=post.', '&p=group.'),
    ])
      expect((await fetched(forged)).json()).toMatchObject({ errorCode: 'media.link-expired' });
    expect(await status(url.replace(/&p=[^&]+/, '&p=1'))).toBe(400);
  });

  it('ends for readers when the post is taken out of sight, and comes back with it', async () => {
    const { postId, url, urlFor } = await givenPicture();
    const founders = await urlFor(world.founder);
    const etag = String((await fetched(url)).headers.etag);
    await world.call(world.founder, `POST /api/posts/${postId}/hide`, { reason: 'Not here' });
    expect([await status(url), await status(founders)]).toEqual([404, 200]);
    expect((await fetched(url, { 'if-none-match': etag })).statusCode).toBe(404);
    expect((await fetched(url, { range: 'bytes=0-9' })).statusCode).toBe(404);
  });

  it('ends for all when the post is deleted, and when the picture is taken out of it', async () => {
    const deleted = await givenPicture();
    await world.call(world.founder, `DELETE /api/posts/${deleted.postId}`);
    expect(await status(deleted.url)).toBe(404);
    const edited = await givenPicture();
    const { version } = (await world.one(world.founder, edited.postId)).body;
    const patch = { content: '<p>Look</p>', mediaIds: [], version };
    expect((await world.call(world.founder, `PATCH /api/posts/${edited.postId}`, patch)).status).toBe(204);
    expect(await status(edited.url)).toBe(404);
  });

  it('ends for whom the organisation shuts out, until it lets them in again', async () => {
    const { url } = await givenPicture();
    const administrator = await givenMember(server, world.organizationId, 'administrator');
    const set = (to: 'disable' | 'enable') => world.call(administrator, `POST /api/members/${reader.userId}/${to}`);
    expect((await set('disable')).status).toBe(204);
    expect(await status(url)).toBe(404);
    await set('enable');
    expect(await status(url)).toBe(200);
  });
});

it('ends where the file was beside a comment that is taken back or out of sight', async () => {
  const postId = await world.post(world.founder, '<p>Say something</p>');
  const given = async () => {
    const attachmentIds = [await picture()];
    const commentId = await world.comment(world.founder, postId, '<p>Here</p>', { attachmentIds });
    const { body } = await world.call<{ data: Comment[] }>(
      reader,
      `GET /api/post-comments?postId=${postId}&order=NEWEST`,
    );
    return { commentId, url: body.data[0]!.attachments[0]!.url };
  };
  const first = await given();
  expect(await status(first.url)).toBe(200);
  await world.call(world.founder, `DELETE /api/post-comments/${first.commentId}`);
  expect(await status(first.url)).toBe(404);
  const second = await given();
  await world.call(world.founder, `POST /api/post-comments/${second.commentId}/hide`, { reason: 'Not here' });
  expect(await status(second.url)).toBe(404);
});

it('ends for what was written for later when it is taken back', async () => {
  const body = {
    content: '<p>Later</p>',
    mediaIds: [await picture()],
    publishAt: new Date(server.clock.now().getTime() + 86_400_000).toISOString(),
    requestKey: '0f8fad5b-d9cb-469f-a165-70867728950e',
  };
  const made = await world.call<{ scheduledPostId: number }>(
    world.founder,
    `POST /api/groups/${world.groupId}/scheduled-posts`,
    body,
  );
  const { data } = (
    await world.call<{ data: { attachments: { url: string }[] }[] }>(world.founder, 'GET /api/scheduled-posts')
  ).body;
  const { url } = data[0]!.attachments[0]!;
  expect(await status(url)).toBe(200);
  await world.call(world.founder, `DELETE /api/scheduled-posts/${made.body.scheduledPostId}`);
  expect(await status(url)).toBe(404);
});

it('a group’s cover is shown to who has a link that leads into it, until they are kept out or the link is closed', async () => {
  const coverMediaId = await picture();
  const groupId = await world.found({ privacy: 'SECRET', coverMediaId });
  const { body: link } = await world.call<{ token: string; groupLinkId: number }>(
    world.founder,
    `POST /api/groups/${groupId}/links`,
    { days: 1 },
  );
  const cover = async (who: TestMember) => {
    const { body } = await world.call<{ cover: { url: string } }>(who, `POST /api/groups/${groupId}/invitation`, {
      token: link.token,
    });
    return body.cover.url;
  };
  const [stranger, another] = [await cover(world.stranger), await cover(reader)];
  expect([await status(stranger), await status(another)]).toEqual([200, 200]);
  await world.join(reader, groupId, { invitation: link.token });
  const members = (await world.read(reader, groupId)).body.cover!.url;
  await world.decide(groupId, reader.userId, 'BANNED');
  expect([await status(another), await status(members)]).toEqual([404, 404]);
  await world.call(world.founder, `DELETE /api/groups/${groupId}/links/${link.groupLinkId}`);
  expect(await status(stranger)).toBe(404);
});
