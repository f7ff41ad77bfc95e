import { LETTERS, unpackRow } from '@sullam/domain/grading/grade-row.ts';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { testServer } from '../../../../../test/support/test-server.ts';
import {
  fixed,
  givenAttempt,
  givenExam,
  givenQuestionOf,
  section,
  sitting,
} from '../../../assessment/exam-attempts/test/exams.factory.ts';
import type { StoredState } from '../grade-marks.ts';
import { type Classroom, givenClassroom, inClassroom } from './grades.factory.ts';

const server = testServer();
let room: Classroom;
let at: ReturnType<typeof inClassroom>;

beforeAll(async () => {
  room = await givenClassroom(server, 3);
  at = inClassroom(server, room);
  await at.setUp();
});

interface Grade {
  user_id: number;
  grade_item_id: number;
  state: StoredState;
  points: string | null;
  comment: string;
  is_posted: boolean;
  is_overridden: boolean;
  version: number;
}

const gradesThere = () =>
  server.admin<Grade[]>`select * from grades where course_id = ${room.courseId} order by user_id, grade_item_id`;

/** What each row has to be, from the grades one by one. */
async function rowsOfGrades() {
  const byLearner = new Map<number, Grade[]>();
  for (const grade of await gradesThere())
    byLearner.set(grade.user_id, [...(byLearner.get(grade.user_id) ?? []), grade]);
  return [...byLearner].map(([user_id, grades]) => ({
    user_id,
    grade_item_ids: grades.map(({ grade_item_id }) => grade_item_id).join(),
    states: grades.map(({ state }) => LETTERS[state]).join(''),
    points: grades.flatMap(({ points }) => points ?? []).join(' '),
    flags: grades
      .map(({ is_posted, is_overridden, comment }) => (is_posted ? 1 : 0) + (is_overridden ? 2 : 0) + (comment ? 4 : 0))
      .join(''),
    versions: grades.map(({ version }) => version).join(),
  }));
}

interface Row {
  user_id: number;
  grade_item_ids: string;
  states: string;
  points: string;
  flags: string;
  versions: string;
}

/** The rows that are kept, without items that have been deleted: of those something may stay, and nobody looks at it. */
async function rowsThere(): Promise<Row[]> {
  const items = await server.admin`select grade_item_id from grade_items where course_id = ${room.courseId}`;
  const known = new Set(items.map((item) => String(item.grade_item_id)));
  const rows = await server.admin<Row[]>`
    select user_id, grade_item_ids, states, points, flags, versions from grade_rows
    where course_id = ${room.courseId} order by user_id`;
  return rows
    .map(({ user_id, grade_item_ids, states, points, flags, versions }) => {
      const marks = points === '' ? [] : points.split(' ');
      const cells = grade_item_ids.split(',').map((id, index) => ({
        id,
        state: states[index],
        points: states[index] === LETTERS.MARKED ? marks.shift() : undefined,
        flag: flags[index],
        version: versions.split(',')[index],
      }));
      const left = cells.filter(({ id }) => known.has(id));
      return {
        user_id,
        grade_item_ids: left.map(({ id }) => id).join(),
        states: left.map(({ state }) => state).join(''),
        points: left.flatMap((cell) => cell.points ?? []).join(' '),
        flags: left.map(({ flag }) => flag).join(''),
        versions: left.map(({ version }) => version).join(),
      };
    })
    .filter(({ grade_item_ids }) => grade_item_ids !== '');
}

/** The report, read from the rows, against the grades one by one. */
async function expectReportOfGrades(): Promise<void> {
  const grades = new Map((await gradesThere()).map((grade) => [`${grade.user_id}:${grade.grade_item_id}`, grade]));
  const { items } = await at.structure();
  const report = await at.report();
  expect(report.gradeItemIds).toEqual(items.map(({ gradeItemId }) => gradeItemId));
  for (const row of report.data) {
    const wanted = items.map(({ gradeItemId, isPosted }) => {
      const grade = grades.get(`${row.userId}:${gradeItemId}`);
      return {
        state: grade?.state ?? 'BLANK',
        points: grade?.points ?? null,
        version: grade?.version ?? 0,
        isPosted: isPosted || grade?.is_posted === true,
        isOverridden: grade?.is_overridden ?? false,
        hasComment: grade !== undefined && grade.comment !== '',
      };
    });
    expect(unpackRow(row)).toEqual(wanted);
  }
}

const command = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('SAVE' as const),
      cells: fc.uniqueArray(
        fc.record({
          item: fc.nat(9),
          learner: fc.nat(2),
          mark: fc.oneof(
            fc.constantFrom('0', '7.5', '280/3', '12').map((points) => ({ state: 'MARKED' as const, points })),
            fc.constantFrom('BLANK' as const, 'EXCUSED' as const, 'MISSING' as const).map((state) => ({ state })),
            fc.constantFrom({ comment: 'Well done' }, { comment: '' }),
          ),
        }),
        { minLength: 1, maxLength: 5, selector: ({ item, learner }) => `${item}:${learner}` },
      ),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('POST' as const, 'POST_MARKED' as const, 'UNPOST' as const, 'DELETE' as const),
      item: fc.nat(9),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('ADD' as const, 'REVERSE' as const), item: fc.nat(9) }) },
);
type Command = typeof command extends fc.Arbitrary<infer One> ? One : never;

async function run(one: Command): Promise<void> {
  const { items } = await at.structure();
  const idOf = (index: number): number => items[index % items.length]!.gradeItemId;
  if (one.kind === 'ADD') await at.item();
  else if (one.kind === 'REVERSE')
    await at.of(room.instructor, 'PUT COURSE/gradebook/order', {
      gradeCategoryIds: [],
      gradeItemIds: items.map(({ gradeItemId }) => gradeItemId).toReversed(),
    });
  else if (one.kind === 'SAVE') {
    const versions = new Map((await gradesThere()).map((g) => [`${g.user_id}:${g.grade_item_id}`, g.version]));
    const cells = new Map(
      one.cells.map(({ item, learner, mark }) => {
        const [gradeItemId, own] = [idOf(item), room.learners[learner]!];
        const key = `${own.userId}:${gradeItemId}`;
        return [key, at.cell(gradeItemId, own, { ...mark, version: versions.get(key) ?? 0 })];
      }),
    );
    expect((await at.save([...cells.values()])).status).toBe(200);
  } else if (one.kind === 'DELETE') {
    // one with grades stays
    await at.ask(room.instructor, `DELETE /api/course-grade-items/${idOf(one.item)}`);
    if (items.length === 1) await at.item();
  } else if (one.kind === 'UNPOST') await at.unpost(idOf(one.item));
  else await at.post(idOf(one.item), one.kind === 'POST' ? 'ALL' : 'MARKED');
}

const TAKEN_BACK: Command[] = [
  { kind: 'ADD', item: 0 },
  { kind: 'SAVE', cells: [{ item: 1, learner: 0, mark: { state: 'MARKED', points: '12' } }] },
  { kind: 'SAVE', cells: [{ item: 1, learner: 0, mark: { state: 'BLANK' } }] },
  { kind: 'DELETE', item: 1 },
];

describe("learners' rows of grades", { timeout: 120_000 }, () => {
  it('hold what their grades say, whatever was done to those', async () => {
    await at.item();
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 1, maxLength: 6 }), async (commands) => {
        for (const one of commands) await run(one);
        expect(await rowsThere()).toEqual(await rowsOfGrades());
        await expectReportOfGrades();
      }),
      {
        numRuns: 25,
        endOnFailure: true,
        // a grade that was taken back, in an item that was deleted then
        examples: [[TAKEN_BACK]],
      },
    );
  });

  it("follow an exam's scores, a person's word over them, and its way back", async () => {
    const [learner] = room.learners;
    const hall = { ...room, learner: learner! };
    const question = await givenQuestionOf(server, hall, 'SINGLE_CHOICE');
    const { subsectionExamId } = await givenExam(server, hall, [section([fixed(question, '20')])]);
    const attempt = await givenAttempt(server, learner!, subsectionExamId);
    await sitting(server, learner!).finish(attempt);
    await server.runJobs();
    const { items } = await at.structure();
    const { gradeItemId } = items.find((item) => item.courseSubsectionId === subsectionExamId)!;
    expect((await at.cellOf(gradeItemId, learner!))?.state).toBe('MARKED');
    expect(await rowsThere()).toEqual(await rowsOfGrades());
    for (const mark of [{ state: 'MARKED' as const, points: '19' }, { state: 'AUTOMATIC' as const }]) {
      const { version } = (await at.cellOf(gradeItemId, learner!))!;
      expect((await at.save([at.cell(gradeItemId, learner!, { ...mark, version })])).status).toBe(200);
      expect((await at.cellOf(gradeItemId, learner!))?.isOverridden).toBe(mark.state === 'MARKED');
      expect(await rowsThere()).toEqual(await rowsOfGrades());
    }
  });

  it('are on their page in any part of the list, which says how many there are behind its end too', async () => {
    const all = await at.report();
    expect(all.data).toHaveLength(3);
    for (const [skip, row] of all.data.entries())
      expect(await at.report(`?skip=${skip}&take=1`)).toEqual({ ...all, data: [row] });
    expect(await at.report('?skip=3')).toEqual({ ...all, data: [] });
    expect(await at.report(`?search=${encodeURIComponent('nobody of that name')}`)).toMatchObject({
      data: [],
      total: 0,
    });
  });
});
