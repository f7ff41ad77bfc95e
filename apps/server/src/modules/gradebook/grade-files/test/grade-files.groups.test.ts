import { readSheet } from 'read-excel-file/node';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestMember } from '../../../../../test/support/arrange.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { givenGroup, seat } from '../../../learning/course-groups/test/course-groups.factory.ts';
import { type Classroom, givenClassroom, inClassroom } from '../../grades/test/grades.factory.ts';
import { fileOf, filesOf, tableOf } from './grade-files.factory.ts';

const server = testServer();
let room: Classroom;
let at: ReturnType<typeof inClassroom>;
let files: ReturnType<typeof filesOf>;
let inside: TestMember;
let outside: TestMember;
let courseGroupId: number;

beforeAll(async () => {
  room = await givenClassroom(server, 2);
  at = inClassroom(server, room);
  files = filesOf(server, room);
  [inside, outside] = room.learners as [TestMember, TestMember];
  courseGroupId = await givenGroup(server, room.instructor, room.courseId);
  expect((await seat(server, room.instructor, courseGroupId, inside)).status).toBe(204);
});

describe('grades of a group', () => {
  it('are those of its members, in the report', async () => {
    const report = await at.report(`?courseGroupId=${courseGroupId}`);
    expect([report.total, report.data.map(({ userId }) => userId)]).toEqual([1, [inside.userId]]);
    expect((await at.report()).total).toBe(2);
  });

  it("are nobody's where the group is another course's", async () => {
    const elsewhere = await givenClassroom(server, 1);
    const other = await givenGroup(server, elsewhere.instructor, elsewhere.courseId);
    await seat(server, elsewhere.instructor, other, ...elsewhere.learners);
    expect(await at.report(`?courseGroupId=${other}`)).toMatchObject({ total: 0, data: [] });
    expect(tableOf((await files.download('csv', { courseGroupId: other })).bytes)).toHaveLength(1);
  });

  it('leave in a file of their own, in either format', async () => {
    const { bytes, headers } = await files.download('csv', { courseGroupId });
    expect(
      tableOf(bytes)
        .slice(1)
        .map(([id]) => id),
    ).toEqual([String(inside.userId)]);
    expect(headers['content-disposition']).toMatch(/filename="Grades - A course - .+ \d{4}-\d\d-\d\d\.csv"/);
    const sheet = await readSheet((await files.download('xlsx', { courseGroupId })).bytes);
    expect(sheet.slice(1).map(([id]) => id)).toEqual([inside.userId]);
  });

  it("are all that an import for it changes: other learners' lines are counted and left out", async () => {
    const item = await at.item();
    const file = fileOf(['Email', `[${item}]`], [inside.email, '7'], [outside.email, 'nonsense'], ['who@nobody', '1']);
    const { body } = await files.preview(file, { courseGroupId });
    expect(body).toMatchObject({ changeCount: 1, learnerCount: 1, leftOutCount: 1 });
    expect(body.errors.map(({ row, code }) => [row, code])).toEqual([[4, 'learnerUnknown']]);
    const good = fileOf(['Email', `[${item}]`], [inside.email, '7'], [outside.email, '3']);
    const { fingerprint } = (await files.preview(good, { courseGroupId })).body;
    // what was looked at was the group's part: the whole file is another import
    expect((await files.apply(good, fingerprint)).body.errorCode).toBe('grade-file.changed');
    expect((await files.apply(good, fingerprint, { courseGroupId })).body).toEqual({ changeCount: 1 });
    expect(await at.cellOf(item, inside)).toMatchObject({ points: '7' });
    expect(await at.cellOf(item, outside)).toMatchObject({ state: 'BLANK' });
    expect((await files.preview(good)).body).toMatchObject({ changeCount: 1, leftOutCount: 0 });
  });
});
