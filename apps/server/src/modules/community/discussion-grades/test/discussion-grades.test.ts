import { beforeEach, expect, it } from 'vitest';
import { givenLearner } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { boardJobs } from '../../discussion-boards/discussion-boards.notifications.ts';
import { type BoardWorld, givenBoardWorld } from '../../discussion-boards/test/discussion-boards.factory.ts';
import type { DiscussionParticipants } from '../discussion-grades.schemas.ts';

const server = testServer();
let world: BoardWorld;

beforeEach(async () => {
  world = await givenBoardWorld(server, ['grades']);
});

const day = 86_400_000;
const later = () => new Date(server.clock.now().getTime() + day).toISOString();

const gradeOf = async (userId: number) => {
  const rows = await server.admin<{ state: string; points: string | null }[]>`
    select g.state, g.points from grades g join grade_items i using (organization_id, grade_item_id)
    where g.user_id = ${userId} and i.source = 'DISCUSSION'`;
  return rows[0] ?? null;
};

it('counts what was written until the due date, and finishes the lesson when all is done', async () => {
  const other = await givenLearner(server, world);
  const { boardId, courseSubsectionId } = await world.lesson({
    grading: 'PARTICIPATION',
    maximum: '6',
    ownCount: 1,
    replyCount: 1,
    leastWords: 3,
    dueAt: later(),
  });
  const theirs = await world.said(other, boardId, '<p>three words here</p>');
  expect((await world.say(world.learner, boardId, '<p>too short</p>')).status).toBe(422);
  expect((await world.read(world.learner, boardId)).body.participation).toMatchObject({ stepsDone: 0, steps: 2 });
  await world.said(world.learner, boardId, '<p>now it is long enough</p>');
  await world.said(world.learner, boardId, '<p>I reply to you</p>', { parentCommentId: theirs });
  expect((await world.read(world.learner, boardId)).body.participation).toMatchObject({
    stepsDone: 2,
    isComplete: true,
  });
  await server.runJobs();
  expect(await gradeOf(world.learner.userId)).toMatchObject({ state: 'MARKED', points: '6' });
  const lesson = await world.call<{ isFinished: boolean }>(
    world.learner,
    `GET /api/course-subsections/${courseSubsectionId}`,
  );
  expect(lesson.body.isFinished).toBe(true);
  server.clock.advance(day + 120_000);
  await boardJobs[0]!.run({ ...server.platform, organizationId: world.organizationId }, {});
  await server.runJobs();
  expect(await gradeOf(other.userId)).toMatchObject({ state: 'MARKED', points: '3' });
});

it('lets an instructor give something else, within the maximum, and tells the learner', async () => {
  const { boardId } = await world.lesson({ grading: 'PARTICIPATION', maximum: '6', dueAt: later() });
  const list = async (who: typeof world.learner) =>
    world.call<DiscussionParticipants>(who, `GET /api/course-discussion-boards/${boardId}/participants`);
  expect((await list(world.learner)).status).toBe(403);
  expect((await list(world.instructor)).body.data).toMatchObject([
    { userId: world.learner.userId, stepsDone: 0, counted: '0', points: null, version: 0 },
  ]);
  const mark = (points: string | null, version: number) =>
    world.call(
      world.instructor,
      `PUT /api/course-discussion-boards/${boardId}/participants/${world.learner.userId}/mark`,
      { points, comment: 'Said it in class', version },
    );
  expect((await mark('7', 0)).status).toBe(400);
  expect((await mark('4.5', 0)).status).toBe(204);
  expect((await mark('5', 0)).status).toBe(409);
  await server.runJobs();
  expect(await gradeOf(world.learner.userId)).toMatchObject({ state: 'MARKED', points: '4.5' });
  const told = await server.admin`select template_id from notifications
    where user_id = ${world.learner.userId} and template_id in (10, 18)`;
  expect(told).toEqual([{ template_id: 10 }]);
  expect((await mark(null, 1)).status).toBe(204);
  await server.runJobs();
  expect(await gradeOf(world.learner.userId)).toMatchObject({ state: 'BLANK' });
});

it('is only for discussions that are lessons', async () => {
  const boardId = await world.begin();
  expect((await world.patch(boardId, { grading: 'PARTICIPATION', maximum: '3' })).status).toBe(400);
});

it('is due no more once it has a mark, though not all was written that it asks for', async () => {
  const { boardId } = await world.lesson({
    grading: 'PARTICIPATION',
    maximum: '6',
    ownCount: 1,
    replyCount: 1,
    dueAt: later(),
  });
  await world.said(world.learner, boardId, '<p>A beginning</p>');
  const now = server.clock.now();
  const span = `from=${now.toISOString()}&to=${new Date(now.getTime() + 7 * day).toISOString()}`;
  const scheduled = async (query: string) =>
    (
      await world.call<{ data: { activityId: number; state: string }[] }>(
        world.learner,
        `GET /api/activities-schedule?${span}&courseIds=${world.courseId}${query}`,
      )
    ).body.data.map(({ activityId, state }) => ({ activityId, state }));
  const give = (points: string | null, version: number) =>
    world.call(
      world.instructor,
      `PUT /api/course-discussion-boards/${boardId}/participants/${world.learner.userId}/mark`,
      { points, comment: '', version },
    );
  expect(await scheduled('&toDo=1')).toEqual([{ activityId: boardId, state: 'DRAFT' }]);
  expect((await give('5', 0)).status).toBe(204);
  expect(await scheduled('&toDo=1')).toEqual([]);
  expect(await scheduled('')).toEqual([{ activityId: boardId, state: 'MARKED' }]);
  expect((await give(null, 1)).status).toBe(204);
  expect(await scheduled('&toDo=1')).toEqual([{ activityId: boardId, state: 'DRAFT' }]);
});
