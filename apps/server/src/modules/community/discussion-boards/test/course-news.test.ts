import { beforeEach, describe, expect, it } from 'vitest';
import { testServer } from '../../../../../test/support/test-server.ts';
import { type BoardWorld, givenBoardWorld } from './discussion-boards.factory.ts';

const server = testServer();
let world: BoardWorld;

beforeEach(async () => {
  world = await givenBoardWorld(server, ['announcements', 'grades']);
});

interface News {
  data: { kind: string; count: number }[];
}

const newsOf = async (who = world.learner) =>
  Object.fromEntries(
    (await world.call<News>(who, `GET /api/courses/${world.courseId}/news`)).body.data.map(({ kind, count }) => [
      kind,
      count,
    ]),
  );

/** What the lists behind the tabs say, kinds with nothing left out. */
async function listed() {
  const { courseId, learner } = world;
  const now = server.clock.now();
  const span = `from=${now.toISOString()}&to=${new Date(now.getTime() + 364 * 86_400_000).toISOString()}`;
  const [due, announcements, discussions] = await Promise.all([
    world.call<{ total: number }>(learner, `GET /api/activities-schedule?${span}&toDo=1&courseIds=${courseId}`),
    world.call<{ data: { isRead: boolean }[] }>(learner, `GET /api/courses/${courseId}/announcements`),
    world.list(learner, '?filter=UNREAD'),
  ]);
  const counts = {
    DUE: due.body.total,
    ANNOUNCEMENTS: announcements.body.data.filter(({ isRead }) => !isRead).length,
    DISCUSSIONS: discussions.total,
  };
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
}

const announce = async () => {
  const made = await world.call<{ announcementId: number }>(
    world.instructor,
    `POST /api/courses/${world.courseId}/announcements`,
    { title: { en: 'News' }, body: { en: '<p>Read this</p>' } },
  );
  await world.call(world.instructor, `POST /api/course-announcements/${made.body.announcementId}/publish`);
  return made.body.announcementId;
};

describe('what is new or due in a course', () => {
  it('is what the lists say, and goes as one reads and writes', async () => {
    expect(await newsOf()).toEqual({});
    const [first] = [await world.begin(), await world.begin()];
    const announcementId = await announce();
    const dueAt = new Date(server.clock.now().getTime() + 86_400_000).toISOString();
    const { boardId } = await world.lesson({ grading: 'PARTICIPATION', maximum: '3', replyCount: 0, dueAt });
    expect(await newsOf()).toEqual({ DUE: 1, ANNOUNCEMENTS: 1, DISCUSSIONS: 3 });
    expect(await newsOf()).toEqual(await listed());

    await world.call(world.learner, `PUT /api/course-discussion-boards/${first}/read`);
    await world.call(world.learner, `PUT /api/course-announcements/${announcementId}/read`);
    await world.said(world.learner, boardId, '<p>Done</p>');
    expect(await newsOf()).toEqual(await listed());
    expect(await newsOf()).not.toHaveProperty('ANNOUNCEMENTS');
  });

  it('is nothing to who runs the course', async () => {
    await world.begin();
    expect(await newsOf(world.instructor)).toEqual({});
  });
});
