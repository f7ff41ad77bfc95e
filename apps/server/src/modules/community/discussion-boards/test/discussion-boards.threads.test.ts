import { randomUUID } from 'node:crypto';
import { mentionHtml, mentionsIn } from '@sullam/domain/discussions/mentions.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { givenMember } from '../../../../../test/support/arrange.ts';
import { givenLearner } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { type BoardWorld, countComments, givenBoardWorld } from './discussion-boards.factory.ts';

const server = testServer();
let world: BoardWorld;

beforeEach(async () => {
  world = await givenBoardWorld(server);
});

describe('POST /api/discussion-board-comments', () => {
  it('keeps two levels, in their order, and cleans what was written', async () => {
    const boardId = await world.begin();
    const first = await world.said(world.learner, boardId, '<p onclick="x()">One <script>alert(1)</script>two</p>');
    const reply = await world.said(world.instructor, boardId, '<p>Yes</p>', { parentCommentId: first });
    await world.said(world.instructor, boardId, '<p>Another</p>');
    expect((await world.say(world.learner, boardId, '<p>Third level</p>', { parentCommentId: reply })).status).toBe(
      400,
    );
    expect((await world.say(world.learner, boardId, '<p> </p>')).status).toBe(400);
    const { data, total } = await world.comments(world.learner, boardId);
    expect(total).toBe(2);
    expect(data[0]).toMatchObject({
      commentId: first,
      isOwn: true,
      html: '<p>One two</p>',
      replyCount: 1,
      state: 'VISIBLE',
    });
    expect(data[0]!.replies).toMatchObject([{ commentId: reply, author: { isStaff: true } }]);
    expect((await world.read(world.learner, boardId)).body.commentCount).toBe(3);
  });

  it('makes one of a double click', async () => {
    const boardId = await world.begin();
    const requestKey = randomUUID();
    const [one, two] = await Promise.all([
      world.say(world.learner, boardId, '<p>Once</p>', { requestKey }),
      world.say(world.learner, boardId, '<p>Once</p>', { requestKey }),
    ]);
    expect([one.status, two.status]).toEqual([201, 201]);
    expect(one.body.commentId).toBe(two.body.commentId);
    expect(await countComments(server, boardId)).toBe(1);
  });

  it('refuses on a locked board, with when and why, until it is open again', async () => {
    const boardId = await world.begin();
    const until = new Date(server.clock.now().getTime() + 3_600_000).toISOString();
    const lock = { lockedFrom: server.clock.now().toISOString(), lockedUntil: until, reason: 'Over the holidays' };
    expect((await world.call(world.learner, `PUT /api/course-discussion-boards/${boardId}/lock`, lock)).status).toBe(
      403,
    );
    expect((await world.call(world.instructor, `PUT /api/course-discussion-boards/${boardId}/lock`, lock)).status).toBe(
      204,
    );
    const refused = await world.say(world.learner, boardId, '<p>Late</p>');
    expect([refused.status, refused.body.errorCode]).toEqual([409, 'discussion-board.locked']);
    expect((await world.read(world.learner, boardId)).body).toMatchObject({
      isLocked: true,
      lockedUntil: until,
      lockReason: 'Over the holidays',
      abilities: { canTalk: false },
    });
    expect(await countComments(server, boardId)).toBe(0);
    server.clock.advance(3_700_000);
    expect((await world.say(world.learner, boardId, '<p>In time</p>')).status).toBe(201);
  });

  it('is for those who learn in the course', async () => {
    const boardId = await world.begin();
    const stranger = await givenMember(server, world.organizationId);
    expect((await world.say(stranger, boardId, '<p>Hello</p>')).status).toBe(403);
    expect((await world.read(stranger, boardId)).status).toBe(403);
    expect(await countComments(server, boardId)).toBe(0);
  });
});

describe('editing and deleting', () => {
  it('keeps what was said before, for its author and moderators alone', async () => {
    const boardId = await world.begin();
    const other = await givenLearner(server, world);
    const commentId = await world.said(world.learner, boardId, '<p>First words</p>');
    const change = { html: '<p>Better words</p>', attachmentIds: [], version: 1 };
    const path = `/api/discussion-board-comments/${commentId}`;
    expect((await world.call(other, `PATCH ${path}`, change)).status).toBe(403);
    expect((await world.call(world.learner, `PATCH ${path}`, change)).status).toBe(204);
    expect((await world.call(world.learner, `PATCH ${path}`, change)).status).toBe(409);
    const { data } = await world.comments(other, boardId);
    expect(data[0]).toMatchObject({ html: '<p>Better words</p>', editedAt: expect.any(String), version: 2 });
    const versions = (who: typeof other) => world.call<{ data: { html: string }[] }>(who, `GET ${path}/versions`);
    expect((await versions(world.instructor)).body.data).toMatchObject([{ html: '<p>First words</p>' }]);
    expect((await versions(other)).status).toBe(403);
  });

  it('leaves the place of a deleted comment that was answered, without text and name', async () => {
    const boardId = await world.begin();
    const other = await givenLearner(server, world);
    const parent = await world.said(world.learner, boardId, '<p>Secret</p>');
    const reply = await world.said(other, boardId, '<p>Answer</p>', { parentCommentId: parent });
    expect((await world.call(other, `DELETE /api/discussion-board-comments/${parent}`)).status).toBe(403);
    expect((await world.call(world.learner, `DELETE /api/discussion-board-comments/${parent}`)).status).toBe(204);
    const { data } = await world.comments(other, boardId);
    expect(data[0]).toMatchObject({ state: 'DELETED', html: '', author: null, replies: [{ commentId: reply }] });
    expect((await world.say(other, boardId, '<p>More</p>', { parentCommentId: parent })).status).toBe(409);
    await world.call(other, `DELETE /api/discussion-board-comments/${reply}`);
    expect(await countComments(server, boardId)).toBe(0);
  });
});

describe('likes', () => {
  it('count each person once', async () => {
    const boardId = await world.begin();
    const commentId = await world.said(world.learner, boardId, '<p>Nice</p>');
    const like = (who: typeof world.learner, isLiked: boolean) =>
      world.call(who, `PUT /api/discussion-board-comments/${commentId}/like`, { isLiked });
    await like(world.instructor, true);
    expect((await like(world.instructor, true)).body).toEqual({ likeCount: 1, isLiked: true });
    expect((await like(world.learner, true)).body).toEqual({ likeCount: 2, isLiked: true });
    expect((await like(world.instructor, false)).body).toEqual({ likeCount: 1, isLiked: false });
    const board = await world.call(world.learner, `PUT /api/course-discussion-boards/${boardId}/like`, {
      isLiked: true,
    });
    expect(board.body).toEqual({ likeCount: 1, isLiked: true });
  });
});

describe('mentions', () => {
  it('are people who see the board, by their real names', async () => {
    const boardId = await world.begin();
    const stranger = await givenMember(server, world.organizationId);
    const mention = (userId: number) => mentionHtml(userId, 'Somebody else');
    await world.said(
      world.learner,
      boardId,
      `<p>${mention(world.instructor.userId)} and ${mention(stranger.userId)}</p>`,
    );
    const { data } = await world.comments(world.learner, boardId);
    expect(mentionsIn(data[0]!.html)).toEqual([world.instructor.userId]);
    expect(data[0]!.html.match(/@Somebody else/g)).toHaveLength(1);
    // names are written anew for every reader; notifications, mails and the search take what is stored
    const [stored] = await server.admin<{ html: string }[]>`
      select html from comments where comment_id = ${data[0]!.commentId}`;
    expect(mentionsIn(stored!.html)).toEqual([world.instructor.userId]);
    expect(stored!.html.match(/@Somebody else/g)).toHaveLength(1);
    const people = await world.call<{ data: { userId: number }[] }>(
      world.learner,
      `GET /api/course-discussion-boards/${boardId}/people`,
    );
    expect(people.body.data.map(({ userId }) => userId)).toEqual([world.instructor.userId]);
  });
});

describe('unread marks', () => {
  it('say what others wrote since one looked, and where that begins', async () => {
    const boardId = await world.begin();
    expect((await world.list(world.learner, '?filter=UNREAD')).total).toBe(1);
    await world.said(world.instructor, boardId, '<p>Old</p>');
    await world.call(world.learner, `PUT /api/course-discussion-boards/${boardId}/read`);
    expect((await world.list(world.learner, '?filter=UNREAD')).total).toBe(0);
    server.clock.advance(1000);
    await world.said(world.instructor, boardId, '<p>New</p>');
    await world.said(world.learner, boardId, '<p>My own</p>');
    expect((await world.list(world.learner)).data[0]).toMatchObject({ isUnread: true, newCount: 1, commentCount: 3 });
    expect((await world.read(world.learner, boardId)).body).toMatchObject({ newCount: 1, newFrom: 1 });
  });
});

describe('POST /api/courses/:courseId/clone', () => {
  it('takes along what instructors began, as drafts and without what was said', async () => {
    const dueAt = '2026-03-01T10:00:00.000Z';
    const { boardId } = await world.lesson({ grading: 'PARTICIPATION', maximum: '3', dueAt });
    await world.said(world.learner, boardId, '<p>Mine</p>');
    await world.begin({ title: { en: 'Rules' } });
    await world.begin({ title: { en: 'Of a learner' } }, world.learner);
    const copy = await world.call<{ courseId: number }>(world.instructor, `POST /api/courses/${world.courseId}/clone`, {
      shiftDays: 7,
      includesGroups: false,
    });
    const { body } = await world.call<{ data: { title: object; isPublished: boolean; commentCount: number }[] }>(
      world.instructor,
      `GET /api/courses/${copy.body.courseId}/discussion-boards`,
    );
    expect(body.data.map(({ title, isPublished, commentCount }) => ({ title, isPublished, commentCount }))).toEqual(
      expect.arrayContaining([
        { title: { en: 'Talk about it' }, isPublished: false, commentCount: 0 },
        { title: { en: 'Rules' }, isPublished: false, commentCount: 0 },
      ]),
    );
    expect(body.data).toHaveLength(2);
    const [row] = await server.admin<{ due_at: Date }[]>`
      select due_at from discussion_boards where course_id = ${copy.body.courseId} and grading <> 'NONE'`;
    expect(row!.due_at.toISOString()).toBe('2026-03-08T10:00:00.000Z');
  });
});

describe('a contribution that is too short', () => {
  it('is refused with the words that are needed and there, and opens nothing', async () => {
    const { boardId } = await world.lesson({
      grading: 'PARTICIPATION',
      maximum: '5',
      ownCount: 1,
      leastWords: 4,
      postsFirst: true,
    });
    const theirs = await world.said(world.instructor, boardId, '<p>Short</p>');
    const refused = await world.say(world.learner, boardId, '<p>Yes</p>');
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({
      errorCode: 'discussion-board.too-few-words',
      message: 'Write at least 4 words. So far there are 1.',
      details: [{ path: 'html' }],
    });
    expect((await world.read(world.learner, boardId)).body).toMatchObject({ hidesOthers: true, commentCount: 1 });
    const said = await world.said(world.learner, boardId, '<p>One two three four</p>');
    expect((await world.read(world.learner, boardId)).body).toMatchObject({ hidesOthers: false });
    await world.said(world.learner, boardId, '<p>Thanks</p>', { parentCommentId: theirs });
    const change = (html: string) =>
      world.call(world.learner, `PATCH /api/discussion-board-comments/${said}`, {
        html,
        attachmentIds: [],
        version: 1,
      });
    expect((await change('<p>One</p>')).status).toBe(422);
    // one of earlier days, when short ones were taken, opens nothing either
    await server.admin`update comments set word_count = 1 where comment_id = ${said}`;
    expect((await world.read(world.learner, boardId)).body).toMatchObject({ hidesOthers: true });
  });
});

describe('what was deleted', () => {
  it('takes its notifications with it, also where replies keep its place', async () => {
    const boardId = await world.begin();
    const count = async () => {
      await server.runJobs();
      return (await world.call<{ count: number }>(world.instructor, 'GET /api/notifications/count')).body.count;
    };
    const meant = `<p>${mentionHtml(world.instructor.userId, 'x')}</p>`;
    const answered = await world.said(world.learner, boardId, meant);
    await world.said(world.learner, boardId, '<p>One more thing</p>', { parentCommentId: answered });
    const before = await count();
    await world.call(world.learner, `DELETE /api/discussion-board-comments/${answered}`);
    expect((await world.comments(world.instructor, boardId)).data).toMatchObject([{ state: 'DELETED' }]);
    expect(await count()).toBe(before - 1);
  });

  it('takes its notifications with it, and a hidden one those of others', async () => {
    const boardId = await world.begin();
    const count = async () => {
      await server.runJobs();
      return (await world.call<{ count: number }>(world.instructor, 'GET /api/notifications/count')).body.count;
    };
    const meant = `<p>${mentionHtml(world.instructor.userId, 'x')}</p>`;
    const before = await count();
    const first = await world.said(world.learner, boardId, meant);
    const second = await world.said(world.learner, boardId, meant);
    expect(await count()).toBe(before + 2);
    await world.call(world.learner, `DELETE /api/discussion-board-comments/${first}`);
    expect(await count()).toBe(before + 1);
    await server.admin`update comments set hidden_at = now() where comment_id = ${second}`;
    expect(await count()).toBe(before);
    await server.admin`update comments set hidden_at = null where comment_id = ${second}`;
    expect(await count()).toBe(before + 1);
    await world.call(world.instructor, `DELETE /api/course-discussion-boards/${boardId}`);
    expect(await count()).toBe(before);
  });
});
