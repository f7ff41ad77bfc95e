import { computeGrade } from '@sullam/domain/grading/compute-grade.ts';
import { unpackRow } from '@sullam/domain/grading/grade-row.ts';
import { gradebookOf, markOf } from '@sullam/domain/grading/gradebook-data.ts';
import { parseRational, rationalText, sumRationals } from '@sullam/domain/rational.ts';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { fixed, givenExam, givenQuestionOf, section } from '../../../assessment/exam-attempts/test/exams.factory.ts';
import type { TranscriptEntry } from '../../learner-grades/learner-grades.schemas.ts';
import type { LearnerReport } from '../grades.schemas.ts';
import { type Classroom, givenClassroom, inClassroom } from './grades.factory.ts';

const server = testServer();
let room: Classroom;
let learner: TestMember;
let at: ReturnType<typeof inClassroom>;

beforeAll(async () => {
  room = await givenClassroom(server, 1);
  learner = room.learners[0]!;
  at = inClassroom(server, room);
});

const points = fc.oneof(
  fc.integer({ min: 0, max: 30 }).map(String),
  fc.tuple(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 1, max: 12 })).map(([a, b]) => `${a}/${b}`),
);
const flag = fc.boolean();
const world = fc.record({
  scheme: fc.constantFrom('TOTAL_POINTS' as const, 'WEIGHTED_CATEGORIES' as const),
  categories: fc.array(
    fc.record({
      weight: fc.integer({ min: 0, max: 60 }).map(String),
      aggregation: fc.constantFrom('POINTS' as const, 'MEAN' as const, 'WEIGHTED' as const),
      isExtraCredit: fc.integer({ min: 0, max: 4 }).map((n) => n === 0),
      dropLowest: fc.integer({ min: 0, max: 2 }),
      dropHighest: fc.integer({ min: 0, max: 1 }),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  items: fc.array(
    fc.record({
      category: fc.integer({ min: -1, max: 2 }),
      maximumPoints: fc.constantFrom('0', '5', '7.5', '10', '40'),
      weight: fc.constantFrom('0.5', '1', '3'),
      isExtraCredit: fc.integer({ min: 0, max: 4 }).map((n) => n === 0),
      isOmitted: fc.integer({ min: 0, max: 6 }).map((n) => n === 0),
      isNeverDropped: flag,
      kind: fc.constantFrom('POINTS' as const, 'POINTS' as const, 'PASS_FAIL' as const),
      mark: fc.oneof(
        points.map((text) => ({ state: 'MARKED' as const, points: text })),
        fc.constantFrom({ state: 'EXCUSED' as const }, { state: 'MISSING' as const }, { state: 'BLANK' as const }),
      ),
      isPosted: flag,
    }),
    { minLength: 1, maxLength: 6 },
  ),
});

describe('totals', () => {
  it('are the same from the API and from the calculator, for staff and learners, on any gradebook', async () => {
    await fc.assert(
      fc.asyncProperty(world, async ({ scheme, categories, items }) => {
        const fresh = await givenClassroom(server, 1);
        const who = fresh.learners[0]!;
        const here = inClassroom(server, fresh);
        await here.setUp({ scheme });
        const ids: number[] = [];
        for (const category of categories) ids.push(await here.category(category));
        for (const { category, mark, isPosted, ...item } of items) {
          const id = await here.item({ ...item, gradeCategoryId: ids[category] ?? null });
          await here.save([here.cell(id, who, mark)]);
          if (isPosted) await here.post(id);
        }
        const [book, report, own] = [await here.structure(), await here.report(), await here.own(who)];
        const row = report.data[0]!;
        const cells = unpackRow(row);
        const marks = new Map(
          report.gradeItemIds.map((id, index) => [id, markOf(cells[index]!.state, cells[index]!.points)]),
        );
        const staff = computeGrade(gradebookOf(book), marks, 'STAFF');
        expect(row.totals.current.percent).toBe(staff.current.percent && rationalText(staff.current.percent));
        expect(row.totals.final).toEqual({
          percent: staff.final.percent && rationalText(staff.final.percent),
          text: staff.final.text,
          letter: staff.final.letter,
          passed: staff.final.passed,
        });
        const seen = new Map(
          own.items.map(({ gradeItemId, grade }) => [gradeItemId, markOf(grade.state, grade.points)]),
        );
        const learned = computeGrade(gradebookOf(own), seen, 'LEARNER');
        for (const kind of ['current', 'final'] as const)
          expect(own.totals[kind].percent).toBe(learned[kind].percent && rationalText(learned[kind].percent));
      }),
      { numRuns: 12 },
    );
  }, 120_000);

  it('are derived line by line, and the lines add up', async () => {
    await at.setUp({ scheme: 'WEIGHTED_CATEGORIES' });
    const homework = await at.category({ weight: '40', dropLowest: 1, aggregation: 'MEAN' });
    const exams = await at.category({ weight: '60' });
    for (const [gradeCategoryId, mark] of [
      [homework, '3'],
      [homework, '20/3'],
      [homework, '9'],
      [exams, '7'],
    ] as const)
      await at.mark(await at.item({ gradeCategoryId }), learner, mark);
    const { body } = await at.of<LearnerReport>(room.instructor, `GET COURSE/reports/grades/${learner.userId}`);
    const { percent, derivation } = body.totals.current;
    const lines = derivation.categories.flatMap(({ contribution }) => parseRational(contribution ?? '0') ?? []);
    expect(rationalText(sumRationals(lines))).toBe(percent);
    expect(derivation.categories[0]?.items.map(({ effect }) => effect)).toEqual([
      'DROPPED_LOWEST',
      'COUNTED',
      'COUNTED',
    ]);
    expect(percent).toBe('220/3');
    const own = await at.own(learner);
    expect(own.totals.current).toMatchObject({ percent: null, text: null, letter: null, passed: null });
  });

  it('stand in the transcript, of posted grades, with the date of completion', async () => {
    const { body } = await at.of<{ data: TranscriptEntry[]; total: number }>(
      learner,
      `GET /api/users/${learner.userId}/transcript`,
    );
    expect(body).toMatchObject({ total: 1, data: [{ courseId: room.courseId, completedAt: null }] });
    const stranger = await givenClassroom(server, 1);
    const other = await call(server, `GET /api/users/${learner.userId}/transcript`, { as: stranger.learners[0] });
    expect(other.status).toBe(404);
  });

  it('come in pages of learners, found by name', async () => {
    const large = await givenClassroom(server, 5);
    const here = inClassroom(server, large);
    await here.item();
    const page = await here.report('?skip=2&take=2');
    expect([page.data.length, page.total]).toEqual([2, 5]);
    const [, , third] = (await here.report()).data;
    expect(page.data[0]?.userId).toBe(third?.userId);
    const word = encodeURIComponent(third!.lastName);
    expect((await here.report(`?search=${word}`)).data.map(({ userId }) => userId)).toContain(third?.userId);
  });
});

describe('completing a course that requires a grade', () => {
  const requireGrade = (minimumGrade: number) =>
    server.admin`update courses set passing_criteria = ${server.admin.json({ minimumGrade })} where course_id = ${room.courseId}`;
  const completedAt = async (of: Classroom) =>
    (await server.admin`select completed_at from enrollments where course_id = ${of.courseId}`)[0]?.completed_at;

  it('is decided by the exact final total of posted grades, and what is earned is kept', async () => {
    room = await givenClassroom(server, 1);
    learner = room.learners[0]!;
    at = inClassroom(server, room);
    await requireGrade(67);
    const item = await at.item({ maximumPoints: '300' });
    await at.mark(item, learner, '200.999');
    await at.post(item);
    expect(await completedAt(room)).toBeNull();
    await at.unpost(item);
    await at.mark(item, learner, '201', 1);
    expect(await completedAt(room)).toBeNull();
    await at.post(item);
    const earned = await completedAt(room);
    expect(earned).not.toBeNull();
    const { version } = await at.detail(item, learner);
    await at.mark(item, learner, '0', version);
    expect(await completedAt(room)).toEqual(earned);
    const progress = await at.of<{ isCompleted: boolean }>(learner, 'GET COURSE/completion');
    if (progress.status === 200) expect(progress.body.isCompleted).toBe(true);
  });

  it('follows when the gradebook changes', async () => {
    room = await givenClassroom(server, 1);
    learner = room.learners[0]!;
    at = inClassroom(server, room);
    await requireGrade(90);
    const good = await at.item();
    const bad = await at.item();
    await at.save([
      at.cell(good, learner, { state: 'MARKED', points: '9' }),
      at.cell(bad, learner, { state: 'MARKED', points: '0' }),
    ]);
    await at.post(good);
    await at.post(bad);
    expect(await completedAt(room)).toBeNull();
    const { items } = await at.structure();
    const { version } = items.find(({ gradeItemId }) => gradeItemId === bad)!;
    const patch = await at.ask(room.instructor, `PATCH /api/course-grade-items/${bad}`, { isOmitted: true, version });
    expect(patch.status).toBe(200);
    await server.runJobs();
    expect(await completedAt(room)).not.toBeNull();
  });

  it('follows when an exam is published on which nobody has a grade yet', async () => {
    room = await givenClassroom(server, 1);
    learner = room.learners[0]!;
    at = inClassroom(server, room);
    await requireGrade(100);
    const item = await at.item();
    await at.mark(item, learner, '9');
    await at.post(item);
    const total = async () =>
      (await server.admin`select percent from course_totals where course_id = ${room.courseId}`)[0]?.percent;
    expect(await total()).toBe('90');
    const hall = { ...room, learner };
    const questionId = await givenQuestionOf(server, hall, 'SINGLE_CHOICE');
    await givenExam(server, hall, [section([fixed(questionId, '20')])]);
    await server.runJobs();
    expect(await total()).toBe('30');
  });

  it('follows when the maximum of an item changes: its grades stay what they are', async () => {
    room = await givenClassroom(server, 1);
    learner = room.learners[0]!;
    at = inClassroom(server, room);
    await requireGrade(90);
    const item = await at.item({ maximumPoints: '20' });
    await at.mark(item, learner, '9');
    await at.post(item);
    const { version } = (await at.structure()).items[0]!;
    const patch = await at.ask(room.instructor, `PATCH /api/course-grade-items/${item}`, {
      maximumPoints: '10',
      version,
    });
    expect(patch.status).toBe(200);
    await server.runJobs();
    expect(await at.cellOf(item, learner)).toMatchObject({ points: '9', version: 1 });
    expect((await at.own(learner)).totals.final).toMatchObject({ percent: '90', passed: null });
    expect(await completedAt(room)).not.toBeNull();
  });
});
