import { beforeEach, describe, expect, it } from 'vitest';
import { givenMember } from '../../../../../test/support/arrange.ts';
import { givenLearner, releaseLesson } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { type BoardWorld, givenBoardWorld } from './discussion-boards.factory.ts';

const server = testServer();
let world: BoardWorld;

beforeEach(async () => {
  world = await givenBoardWorld(server, ['course-groups']);
});

describe('a board of which others are read only once one has written', () => {
  it('sends nothing of them before, neither by lists, by numbers, by search nor by likes', async () => {
    const other = await givenLearner(server, world);
    const boardId = await world.begin();
    await world.patch(boardId, { postsFirst: true });
    const hidden = await world.said(other, boardId, '<p>Pomegranate</p>');
    const fromStaff = await world.said(world.instructor, boardId, '<p>A hint</p>');
    const before = await world.comments(world.learner, boardId);
    expect(before.data.map(({ commentId }) => commentId)).toEqual([fromStaff]);
    expect(before.total).toBe(1);
    expect((await world.read(world.learner, boardId)).body).toMatchObject({ hidesOthers: true, commentCount: 2 });
    const one = `/api/discussion-board-comments/${hidden}`;
    expect((await world.call(world.learner, `GET ${one}`)).status).toBe(404);
    expect((await world.call(world.learner, `PUT ${one}/like`, { isLiked: true })).status).toBe(404);
    expect((await world.list(world.learner, '?search=pomegranate')).total).toBe(0);
    expect((await world.list(other, '?search=pomegranate')).total).toBe(1);
    expect((await world.say(world.learner, boardId, '<p>Reply</p>', { parentCommentId: hidden })).status).toBe(409);
    await world.said(world.learner, boardId, '<p>Mine</p>');
    expect((await world.comments(world.learner, boardId)).total).toBe(3);
    expect((await world.call(world.learner, `GET ${one}`)).status).toBe(200);
    expect((await world.list(world.learner, '?search=pomegranate')).total).toBe(1);
  });
});

describe('anonymous contributions', () => {
  it('have no name for peers, and one for instructors', async () => {
    const other = await givenLearner(server, world);
    const boardId = await world.begin();
    expect((await world.say(world.learner, boardId, '<p>Me</p>', { isAnonymous: true })).status).toBe(400);
    await world.patch(boardId, { allowsAnonymous: true });
    const commentId = await world.said(world.learner, boardId, '<p>Me</p>', { isAnonymous: true });
    const forPeer = await world.comments(other, boardId);
    expect(forPeer.data[0]).toMatchObject({ author: null, isAnonymous: true, isOwn: false });
    expect(JSON.stringify(forPeer)).not.toContain(`"userId":${world.learner.userId}`);
    const placed = await world.call(other, `GET /api/discussion-board-comments/${commentId}`);
    expect(JSON.stringify(placed.body)).not.toContain(`"userId":${world.learner.userId}`);
    const forStaff = await world.comments(world.instructor, boardId);
    expect(forStaff.data[0]).toMatchObject({ author: { userId: world.learner.userId }, isAnonymous: true });
  });

  it('are told without a name, and streams say only where', async () => {
    const boardId = await world.begin();
    await world.patch(boardId, { allowsAnonymous: true });
    await world.said(world.learner, boardId, '<p>Me</p>', { isAnonymous: true });
    await server.runJobs();
    server.clock.advance(2000);
    await server.runJobs();
    const told = await server.admin<{ parameters: Record<string, unknown> }[]>`
      select parameters from notifications where user_id = ${world.instructor.userId} and template_id = 4`;
    expect(told).toHaveLength(1);
    expect(told[0]!.parameters).toMatchObject({ outcome: 'anonymous' });
    expect(told[0]!.parameters).not.toHaveProperty('person');
    const streamed = await server.admin<{ data: unknown }[]>`
      select data from stream_events where name = 'discussion-board'`;
    expect(streamed.map(({ data }) => data)).toContainEqual({ discussionBoardId: boardId });
  });
});

describe('who sees a board', () => {
  it('is the same in lists and one by one: of a group, of a locked lesson, drafts, hidden ones', async () => {
    const other = await givenLearner(server, world);
    const stranger = await givenMember(server, world.organizationId);
    const [group] = await server.admin<{ course_group_id: number }[]>`
      insert into course_groups (organization_id, course_id, name, is_open, created_at)
      values (${world.organizationId}, ${world.courseId}, '{"en": "Palm"}', true, now()) returning course_group_id`;
    await server.admin`insert into course_group_members (organization_id, course_id, course_group_id, user_id, joined_at)
      values (${world.organizationId}, ${world.courseId}, ${group!.course_group_id}, ${world.learner.userId}, now())`;
    const open = await world.begin();
    const draft = await world.begin({ isDraft: true });
    const ofGroup = await world.begin({ courseGroupId: group!.course_group_id });
    const { boardId: inLesson, courseSubsectionId } = await world.lesson();
    const { boardId: locked, courseSubsectionId: lockedLesson } = await world.lesson();
    await releaseLesson(server, lockedLesson, '2999-01-01');
    const hidden = await world.begin({}, other);
    await world.call(world.instructor, `POST /api/course-discussion-boards/${hidden}/hide`, { reason: 'Off topic' });
    const all = [open, draft, ofGroup, inLesson, locked, hidden];
    const seen = async (who: typeof other) => {
      const listed = (await world.list(who, '?take=100')).data?.map((each) => each.discussionBoardId) ?? [];
      const single: number[] = [];
      for (const boardId of all) if ((await world.read(who, boardId)).status === 200) single.push(boardId);
      expect([...listed].sort((a, b) => a - b)).toEqual(single.sort((a, b) => a - b));
      return single;
    };
    expect(await seen(world.learner)).toEqual([open, ofGroup, inLesson].sort((a, b) => a - b));
    expect(await seen(other)).toEqual([open, inLesson, hidden].sort((a, b) => a - b));
    expect(await seen(world.instructor)).toEqual(all.sort((a, b) => a - b));
    expect(await seen(stranger)).toEqual([]);
    expect((await world.read(world.learner, locked)).status).toBe(409);
    const lesson = `/api/course-subsections/${courseSubsectionId}/discussion-board`;
    expect((await world.call<{ discussionBoardId: number }>(other, `GET ${lesson}`)).body.discussionBoardId).toBe(
      inLesson,
    );
  });

  it('ends with the course: nobody who left sees it, is told of it or is meant in it', async () => {
    const boardId = await world.begin();
    await world.said(world.learner, boardId, '<p>Hello</p>');
    await server.runJobs();
    await server.admin`delete from entitlements where user_id = ${world.learner.userId}`;
    await server.admin`update enrollments set status = 'CANCELLED' where user_id = ${world.learner.userId}`;
    await world.said(world.instructor, boardId, `<p><span data-mention="${world.learner.userId}">@x</span></p>`);
    await server.runJobs();
    expect((await world.read(world.learner, boardId)).status).not.toBe(200);
    const told = await server.admin`
      select from notifications where user_id = ${world.learner.userId} and template_id in (4, 5, 7)`;
    expect(told).toHaveLength(0);
  });
});
