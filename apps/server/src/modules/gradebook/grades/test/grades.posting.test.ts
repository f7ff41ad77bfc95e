import { notificationTarget } from '@sullam/domain/notification-targets.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestMember } from '../../../../../test/support/arrange.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import type { GradeDetail } from '../grades.schemas.ts';
import { type Classroom, givenClassroom, inClassroom } from './grades.factory.ts';

const server = testServer();
let room: Classroom;
let learner: TestMember;
let other: TestMember;
let at: ReturnType<typeof inClassroom>;
let item: number;

beforeAll(async () => {
  room = await givenClassroom(server, 6);
  [learner, other] = room.learners as [TestMember, TestMember];
  at = inClassroom(server, room);
  await at.setUp();
});

beforeEach(async () => {
  item = await at.item();
});

/** Everything that learners get from the API, as text. */
async function allPayloads(as: TestMember): Promise<string> {
  const paths = [
    'GET COURSE/grades',
    'GET COURSE/grade-items?take=100',
    `GET /api/course-grade-items/${item}`,
    `GET /api/course-grade-items/${item}/grades/${as.userId}`,
    `GET /api/users/${as.userId}/transcript`,
    'GET /api/notifications',
  ];
  const answers = await Promise.all(paths.map((path) => at.of(as, path)));
  return JSON.stringify(answers.map(({ body }) => body));
}

const notified = async (as: TestMember): Promise<number> => {
  await server.runJobs();
  const rows = await server.admin`select from notifications where user_id = ${as.userId} and template_id = 18
    and (data ->> 'gradeItemId')::bigint = ${item}`;
  return rows.length;
};

describe('a learner’s own grade, by the call that staff have', () => {
  const gradeOf = (as: TestMember, of: TestMember) =>
    at.ask<GradeDetail>(as, `GET /api/course-grade-items/${item}/grades/${of.userId}`);

  it('is read as the learner may know it: what was changed, not by whom and why', async () => {
    await at.mark(item, learner, '6');
    await at.post(item);
    await server.runJobs();
    await at.save([at.cell(item, learner, { state: 'MARKED', points: '7', comment: 'Well done', version: 1 })]);
    const { status, body } = await gradeOf(learner, learner);
    expect([status, body.points, body.comment]).toEqual([200, '7', 'Well done']);
    expect(body.history.length).toBeGreaterThan(0);
    expect(body.history.map(({ changedBy, reason }) => [changedBy, reason])).toEqual(
      body.history.map(() => [null, '']),
    );
    expect(JSON.stringify(body)).not.toContain(room.instructor.email);
  });

  it('is of nobody else', async () => {
    expect((await gradeOf(learner, other)).status).toBe(403);
    expect((await gradeOf(room.instructor, learner)).status).toBe(200);
  });
});

describe('grades that are not posted', () => {
  it('are nowhere in what learners get: not in totals, lists, histories, transcripts or notifications', async () => {
    const before = await allPayloads(learner);
    await at.mark(item, learner, '7.77');
    await at.save([at.cell(item, learner, { comment: 'A secret word', version: 1 })]);
    for (const each of room.learners.slice(1)) await at.mark(item, each, '3.33');
    await server.runJobs();
    expect(await allPayloads(learner)).toBe(before);
    expect(before).not.toContain('7.77');
  });

  it('hide an excuse too, which would be seen in the final total', async () => {
    const visible = await at.item();
    await at.mark(visible, learner, '10');
    await at.post(visible);
    const before = await allPayloads(learner);
    await at.save([at.cell(item, learner, { state: 'EXCUSED' })]);
    expect(await allPayloads(learner)).toBe(before);
    await at.post(item);
    expect(await allPayloads(learner)).not.toBe(before);
  });

  it('count in what staff see', async () => {
    await at.mark(item, learner, '7');
    const { data } = await at.report();
    const row = data.find(({ userId }) => userId === learner.userId);
    expect(row?.totals.current.percent).not.toBeNull();
  });
});

describe('posting', () => {
  it('shows grades and notifies who got one, once', async () => {
    await at.mark(item, learner, '8');
    expect((await at.post(item)).status).toBe(204);
    expect((await at.ownItem(item, learner)).grade).toMatchObject({ state: 'MARKED', points: '8' });
    expect([await notified(learner), await notified(other)]).toEqual([1, 0]);
    await at.post(item);
    expect(await notified(learner)).toBe(1);
  });

  it.each([
    ['MISSING', 'missing', 'missing-work'],
    ['EXCUSED', 'excused', 'grade'],
  ] as const)('says in words of its own that a grade is %s', async (state, word, picture) => {
    await at.save([at.cell(item, learner, { state })]);
    await at.mark(item, other, '5');
    await at.post(item);
    await server.runJobs();
    const told = async (as: TestMember) => {
      const { body } = await at.of<{ data: { text: string; templateId: number; data: { gradeItemId?: number } }[] }>(
        as,
        'GET /api/notifications',
      );
      const { text, templateId, data } = body.data.find((one) => one.data.gradeItemId === item)!;
      return { text, ...notificationTarget(templateId, data) };
    };
    const path = `/lms/courses/${room.courseId}/grade-items/${item}`;
    expect(await told(learner)).toMatchObject({ text: expect.stringContaining(word), picture, path });
    expect((await told(learner)).text).not.toContain('grade');
    expect(await told(other)).toMatchObject({ text: expect.stringContaining('Your grade'), picture: 'grade', path });
  });

  it('shows grades to come too, where all are posted', async () => {
    await at.post(item);
    await at.mark(item, learner, '4');
    expect((await at.ownItem(item, learner)).grade.points).toBe('4');
    expect(await notified(learner)).toBe(1);
  });

  it('can be for those who have a grade by now', async () => {
    await at.mark(item, learner, '4');
    await at.post(item, 'MARKED');
    await at.mark(item, other, '5');
    expect((await at.ownItem(item, learner)).grade.points).toBe('4');
    expect((await at.ownItem(item, other)).grade).toMatchObject({ state: 'BLANK', points: null });
    expect([await notified(learner), await notified(other)]).toEqual([1, 0]);
  });

  it('can be taken back', async () => {
    await at.mark(item, learner, '4');
    await at.post(item, 'MARKED');
    await at.unpost(item);
    expect(await at.ownItem(item, learner)).toMatchObject({ grade: { state: 'BLANK' }, history: [] });
    expect((await at.detail(item, learner)).history.map(({ source }) => source)).toEqual([
      'UNPOSTED',
      'POSTED',
      'HAND',
    ]);
  });

  it('shows learners nothing of what a grade was before', async () => {
    await at.mark(item, learner, '2');
    await at.mark(item, learner, '8', 1);
    await at.post(item);
    await at.mark(item, learner, '9', 2);
    const { history } = await at.ownItem(item, learner);
    expect(history.map(({ points }) => points)).toEqual(['9', '8']);
  });

  it('is for those who edit the course', async () => {
    expect((await at.post(item, 'ALL', learner)).status).toBe(403);
  });
});

describe('statistics of the class', () => {
  it('need five grades, all of them posted', async () => {
    const [, ...others] = room.learners as [TestMember, ...TestMember[]];
    await at.mark(item, learner, '10');
    for (const each of others.slice(0, 3)) await at.mark(item, each, '5');
    await at.post(item);
    expect((await at.ownItem(item, learner)).statistics).toBeNull();
    await at.mark(item, others[3]!, '0');
    expect((await at.ownItem(item, learner)).statistics).toEqual({ count: 5, mean: '5', median: '5' });
    // 5.026 of ten is shown as 5: the figures from before and after don't reveal what one mark became
    await at.mark(item, others[3]!, '0.13', 1);
    expect((await at.ownItem(item, learner)).statistics).toMatchObject({ mean: '5' });
    await at.unpost(item);
    expect((await at.ownItem(item, learner)).statistics).toBeNull();
    await at.post(item, 'MARKED');
    expect((await at.ownItem(item, learner)).statistics).toBeNull();
  });
});
