import { beforeEach, describe, expect, it } from 'vitest';
import { givenLearner, givenMarker } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { commentJobs } from '../../comments/comments.jobs.ts';
import { type BoardWorld, givenBoardWorld } from './discussion-boards.factory.ts';

const server = testServer();
let world: BoardWorld;

beforeEach(async () => {
  world = await givenBoardWorld(server);
});

const decide = (who: typeof world.learner, caseId: number, body: object) =>
  world.call(who, `PUT /api/moderation-cases/${caseId}/decision`, body);

/** What somebody was told of boards, and in which words. */
const toldOf = (who: typeof world.learner) =>
  server.admin<{ template: number; outcome: string | null }[]>`
    select template_id as template, parameters ->> 'outcome' as outcome from notifications
    where user_id = ${who.userId} and template_id in (6, 19, 20) order by template_id`;

describe('moderation', () => {
  it('tells who began a discussion that it is liked, and that it went', async () => {
    const other = await givenLearner(server, world);
    const boardId = await world.begin({}, world.learner);
    await world.call(other, `PUT /api/course-discussion-boards/${boardId}/like`, { isLiked: true });
    const path = `/api/course-discussion-boards/${boardId}`;
    await server.runJobs();
    expect((await world.call(world.instructor, `POST ${path}/hide`, { reason: 'Elsewhere' })).status).toBe(204);
    await world.said(world.instructor, boardId, '<p>Look there</p>');
    await server.runJobs();
    expect(await toldOf(world.learner)).toMatchObject([
      { template: 6, outcome: 'own' },
      { template: 20, outcome: 'own' },
    ]);
    const posted =
      await server.admin`select from notifications where template_id = 4 and user_id = ${world.learner.userId}`;
    expect(posted).toHaveLength(0);
  });

  it('opens one case for a thing, names no reporter, and tells the author why it went', async () => {
    const other = await givenLearner(server, world);
    const third = await givenLearner(server, world);
    const boardId = await world.begin();
    const commentId = await world.said(world.learner, boardId, '<p>Rude</p>');
    const report = (who: typeof other) =>
      world.call(who, `POST /api/discussion-board-comments/${commentId}/report`, {
        why: 'HURTFUL',
        note: 'Please look',
      });
    expect((await report(world.learner)).status).toBe(403);
    for (const who of [other, other, third]) expect((await report(who)).status).toBe(204);
    expect((await world.cases(other)).data).toBeUndefined();
    const { data } = await world.cases(world.instructor);
    expect(data).toMatchObject([{ commentId, status: 'OPEN', reports: [{ why: 'HURTFUL' }, { why: 'HURTFUL' }] }]);
    expect(JSON.stringify(data)).not.toContain(`"userId":${other.userId}`);
    const { moderationCaseId } = data[0]!;
    expect((await decide(other, moderationCaseId, { hides: true, reason: 'x' })).status).toBe(403);
    expect((await decide(world.instructor, moderationCaseId, { hides: true })).status).toBe(400);
    expect((await decide(world.instructor, moderationCaseId, { hides: true, reason: 'Be kind' })).status).toBe(204);
    expect((await world.comments(other, boardId)).data[0]).toMatchObject({
      state: 'HIDDEN',
      html: '',
      author: null,
      hiddenReason: 'Be kind',
    });
    expect((await world.comments(world.learner, boardId)).data[0]).toMatchObject({
      html: '<p>Rude</p>',
      canAppeal: true,
    });
    expect((await world.read(other, boardId)).body.commentCount).toBe(0);
    await server.runJobs();
    const told =
      await server.admin`select from notifications where user_id = ${world.learner.userId} and template_id = 20`;
    expect(told).toHaveLength(1);
  });

  it('lets the author appeal once, to somebody else than who decided', async () => {
    const second = await givenMarker(server, world);
    const boardId = await world.begin();
    const commentId = await world.said(world.learner, boardId, '<p>Misread</p>');
    const path = `/api/discussion-board-comments/${commentId}`;
    await world.call(world.instructor, `POST ${path}/hide`, { reason: 'Spam' });
    const { data } = await world.cases(world.instructor, '?isClosed=true');
    const { moderationCaseId } = data[0]!;
    expect((await world.call(second, `POST ${path}/appeal`, { text: 'No' })).status).toBe(403);
    expect((await world.call(world.learner, `POST ${path}/appeal`, { text: 'It is a joke' })).status).toBe(204);
    expect((await world.call(world.learner, `POST ${path}/appeal`, { text: 'Again' })).status).toBe(409);
    const mine = await decide(world.instructor, moderationCaseId, { hides: false });
    expect([mine.status, mine.body.errorCode]).toEqual([409, 'comments.decided-by-you']);
    expect((await decide(second, moderationCaseId, { hides: false })).status).toBe(204);
    expect((await world.comments(second, boardId)).data[0]).toMatchObject({ state: 'VISIBLE', html: '<p>Misread</p>' });
  });
});

describe('questions', () => {
  it('have one accepted answer, chosen by who asked or who runs the course', async () => {
    const other = await givenLearner(server, world);
    const boardId = await world.begin({ kind: 'QUESTION' }, world.learner);
    const answer = await world.said(other, boardId, '<p>42</p>');
    const accept = (who: typeof other, commentId: number | null) =>
      world.call(who, `PUT /api/course-discussion-boards/${boardId}/accepted-comment`, { commentId });
    expect((await accept(other, answer)).status).toBe(403);
    expect((await accept(world.learner, answer)).status).toBe(204);
    expect((await world.read(other, boardId)).body).toMatchObject({
      isAnswered: true,
      acceptedComment: { commentId: answer },
    });
    expect((await world.list(other, '?filter=UNANSWERED')).total).toBe(0);
    expect((await accept(world.instructor, null)).status).toBe(204);
    expect((await world.list(other, '?filter=UNANSWERED')).total).toBe(1);
    await server.runJobs();
    const told =
      await server.admin`select from notifications where user_id = ${world.learner.userId} and template_id = 19`;
    expect(told).toHaveLength(1);
    expect(await toldOf(other)).toMatchObject([{ template: 19, outcome: 'accepted' }]);
  });
});

describe('what learners may begin', () => {
  it('is decided for the course', async () => {
    const put = (who: typeof world.learner, learnersStart: boolean) =>
      world.call(who, `PUT /api/courses/${world.courseId}/discussion-settings`, {
        learnersStart,
        allowsAnonymous: true,
      });
    expect((await put(world.learner, true)).status).toBe(403);
    expect((await put(world.instructor, false)).status).toBe(204);
    const body = { kind: 'DISCUSSION', title: { en: 'Mine' } };
    const start = () => world.call(world.learner, `POST /api/courses/${world.courseId}/discussion-boards`, body);
    const refused = await start();
    expect([refused.status, refused.body.errorCode]).toEqual([403, 'discussion-board.instructors-start']);
    expect((await world.list(world.instructor)).total).toBe(0);
    await put(world.instructor, true);
    expect((await start()).status).toBe(201);
  });
});

describe('what goes with its course', () => {
  it('is forgotten at night when its board is gone', async () => {
    const boardId = await world.begin();
    const kept = await world.begin();
    const gone = await world.said(world.learner, boardId, '<p>Gone</p>');
    const stays = await world.said(world.learner, kept, '<p>Stays</p>');
    for (const commentId of [gone, stays])
      await world.call(world.instructor, `PUT /api/discussion-board-comments/${commentId}/like`, { isLiked: true });
    expect((await world.call(world.instructor, `DELETE /api/course-discussion-boards/${boardId}`)).status).toBe(204);
    const job = commentJobs.find(({ name }) => name === 'comments.forget-gone');
    await job?.run({ ...server.platform, organizationId: world.organizationId }, {});
    const rows = await server.admin<{ comment_id: number }[]>`
      select comment_id from comments where organization_id = ${world.organizationId}`;
    expect(rows.map(({ comment_id }) => Number(comment_id))).toEqual([stays]);
    const likes = await server.admin`select from likes where organization_id = ${world.organizationId}`;
    expect(likes).toHaveLength(1);
  });

  it('keeps lessons in which somebody has written', async () => {
    const { courseSubsectionId, boardId } = await world.lesson();
    const remove = () => world.call(world.instructor, `DELETE /api/course-subsections/${courseSubsectionId}`);
    await world.said(world.learner, boardId, '<p>Here</p>');
    const refused = await remove();
    expect([refused.status, refused.body.errorCode]).toEqual([409, 'discussion-board.has-contributions']);
    const { data } = await world.comments(world.learner, boardId);
    await world.call(world.learner, `DELETE /api/discussion-board-comments/${data[0]!.commentId}`);
    expect((await remove()).status).toBe(204);
  });
});
