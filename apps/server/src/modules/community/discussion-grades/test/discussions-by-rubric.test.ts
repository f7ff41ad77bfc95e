import { beforeEach, describe, expect, it } from 'vitest';
import { givenLearner } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { type BoardWorld, givenBoardWorld } from '../../discussion-boards/test/discussion-boards.factory.ts';
import type { DiscussionWork, OwnDiscussionMark } from '../discussion-grades.schemas.ts';

const server = testServer();
let world: BoardWorld;
let rubricId: number;

const level = (id: number, points: string) => ({ id, points, name: { en: `${points} points` }, description: {} });
const criterion = (id: number, points: string[]) => ({
  id,
  name: { en: `Criterion ${id}` },
  description: {},
  isRange: false,
  levels: points.map((each, index) => level(id * 10 + index, each)),
});
const contentOf = (most: string) => ({
  allowsFreePoints: false,
  criteria: [criterion(1, [most, '1.25']), criterion(2, ['2', '0'])],
});

beforeEach(async () => {
  world = await givenBoardWorld(server, ['grades']);
  rubricId = await givenRubric();
});

async function givenRubric(most = '3.3333'): Promise<number> {
  const made = await world.call<{ rubricId: number }>(world.instructor, `POST /api/courses/${world.courseId}/rubrics`, {
    title: { en: 'Arguing' },
    content: contentOf(most),
  });
  expect(made.status).toBe(201);
  return made.body.rubricId;
}

const gradeOf = async (userId: number) => {
  const [row] = await server.admin<{ state: string; points: string | null; most: string }[]>`
    select g.state, g.points, i.maximum_points as most from grades g join grade_items i using (organization_id, grade_item_id)
    where g.user_id = ${userId} and i.source = 'DISCUSSION'`;
  return row;
};

const judged = [
  { criterionId: 1, levelId: 10, comment: 'Well argued' },
  { criterionId: 2, levelId: 21 },
];

const ofBoard = (boardId: number) => `/api/course-discussion-boards/${boardId}`;
const mark = (boardId: number, body: object, userId = world.learner.userId) =>
  world.call(world.instructor, `PUT ${ofBoard(boardId)}/participants/${userId}/mark`, body);

describe('a discussion that is graded by a rubric', () => {
  it('is marked criterion by criterion, counts to the last digit, and tells the learner why', async () => {
    const { boardId } = await world.lesson({ grading: 'RUBRIC', rubricId });
    expect((await world.read(world.instructor, boardId)).body).toMatchObject({
      grading: 'RUBRIC',
      rubricId,
      maximum: '5.3333',
    });
    const said = await world.said(world.instructor, boardId, '<p>What do you say?</p>');
    await world.said(world.learner, boardId, '<p>This is my view</p>');
    await world.said(world.learner, boardId, '<p>And this a reply</p>', { parentCommentId: said });

    const work = await world.call<DiscussionWork>(
      world.instructor,
      `GET ${ofBoard(boardId)}/participants/${world.learner.userId}`,
    );
    expect(work.body).toMatchObject({
      rubric: { rubricId, rubricVersion: 1 },
      learner: { userId: world.learner.userId, points: null, version: 0 },
      assessment: null,
      written: [
        { comment: { html: '<p>This is my view</p>' }, repliesTo: null },
        { comment: { html: '<p>And this a reply</p>' }, repliesTo: { html: '<p>What do you say?</p>' } },
      ],
    });

    expect((await mark(boardId, { points: '2', version: 0 })).status).toBe(400);
    expect((await mark(boardId, { assessment: judged.slice(1), version: 0 })).status).toBe(400);
    expect((await mark(boardId, { version: 0 })).status).toBe(400);
    expect((await mark(boardId, { assessment: judged, comment: 'Thank you', version: 0 })).status).toBe(204);
    expect((await mark(boardId, { assessment: judged, version: 0 })).status).toBe(409);
    await server.runJobs();
    expect(await gradeOf(world.learner.userId)).toEqual({ state: 'MARKED', points: '3.3333', most: '5.3333' });
    const told =
      await server.admin`select from notifications where user_id = ${world.learner.userId} and template_id = 10`;
    expect(told).toHaveLength(1);

    const own = await world.call<OwnDiscussionMark>(world.learner, `GET ${ofBoard(boardId)}/own-mark`);
    expect(own.body).toMatchObject({
      maximum: '5.3333',
      rubric: { rubricVersion: 1 },
      mark: { points: '3.3333', comment: 'Thank you', assessment: judged },
    });
    expect((await mark(boardId, { points: null, version: 2 })).status).toBe(409);
    expect((await mark(boardId, { points: null, version: 1 })).status).toBe(204);
    await server.runJobs();
    expect(await gradeOf(world.learner.userId)).toMatchObject({ state: 'PENDING', points: null });
  });

  it('keeps the rubric and its version once somebody is marked', async () => {
    const { boardId } = await world.lesson({ grading: 'RUBRIC', rubricId });
    const other = await givenRubric();
    expect((await world.patch(boardId, { rubricId: other })).status).toBe(204);
    expect((await world.patch(boardId, { rubricId })).status).toBe(204);
    await mark(boardId, { assessment: judged, version: 0 });
    const change = { title: { en: 'Arguing' }, content: contentOf('3'), courseId: world.courseId, version: 1 };
    expect((await world.call(world.instructor, `PUT /api/course-rubrics/${rubricId}`, change)).status).toBeLessThan(
      300,
    );
    for (const refused of [
      { rubricId: other },
      { grading: 'BY_HAND', rubricId: null, maximum: '5' },
      { grading: 'NONE' },
    ])
      expect((await world.patch(boardId, refused)).body).toMatchObject({ errorCode: 'discussion-board.has-marks' });
    expect((await world.patch(boardId, { grading: 'RUBRIC', rubricId, body: { en: '<p>Anew</p>' } })).status).toBe(204);
    const { body } = await world.call<OwnDiscussionMark>(world.learner, `GET ${ofBoard(boardId)}/own-mark`);
    expect(body).toMatchObject({ maximum: '5.3333', rubric: { rubricVersion: 1 } });
  });

  it('needs a rubric of the course or the organisation, and points where there is none', async () => {
    const { boardId } = await world.lesson();
    expect((await world.patch(boardId, { grading: 'RUBRIC' })).status).toBe(400);
    expect((await world.patch(boardId, { grading: 'RUBRIC', rubricId: 999_999 })).status).toBe(400);
    expect((await world.patch(boardId, { grading: 'BY_HAND', maximum: '4', rubricId })).status).toBe(400);
    expect((await world.patch(boardId, { grading: 'BY_HAND', maximum: '4' })).status).toBe(204);
    expect((await mark(boardId, { assessment: judged, version: 0 })).status).toBe(400);
    expect((await mark(boardId, { points: '3.25', version: 0 })).status).toBe(204);
    expect((await world.patch(boardId, { grading: 'RUBRIC', rubricId })).status).toBe(409);
  });

  it('shows nobody what others were given', async () => {
    const peer = await givenLearner(server, world);
    const { boardId } = await world.lesson({ grading: 'RUBRIC', rubricId });
    await mark(boardId, { assessment: judged, version: 0 });
    const own = await world.call<OwnDiscussionMark>(peer, `GET ${ofBoard(boardId)}/own-mark`);
    expect(own.body).toMatchObject({ rubric: { rubricId }, mark: null });
    const theirs = await world.call(peer, `GET ${ofBoard(boardId)}/participants/${world.learner.userId}`);
    expect(theirs.status).toBe(403);
  });

  it('goes along into a copy of the course, with a rubric of its own', async () => {
    await world.lesson({ grading: 'RUBRIC', rubricId });
    const copied = await world.call<{ courseId: number }>(
      world.instructor,
      `POST /api/courses/${world.courseId}/clone`,
      {
        shiftDays: 7,
        includesGroups: false,
      },
    );
    const rows = await server.admin<{ grading: string; rubricId: number; most: string }[]>`
      select grading, rubric_id::int as "rubricId", maximum as most from discussion_boards where course_id = ${copied.body.courseId}`;
    expect(rows).toMatchObject([{ grading: 'RUBRIC', most: '5.3333' }]);
    expect(rows[0]!.rubricId).not.toBe(rubricId);
  });
});
