import { beforeAll, describe, expect, it } from 'vitest';
import { givenMember, type TestMember } from '../../../../../test/support/arrange.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import type { CourseGradeChange } from '../grades.schemas.ts';
import { type Classroom, givenClassroom, inClassroom } from './grades.factory.ts';

type CourseChanges = { data: CourseGradeChange[]; total: number };

const server = testServer();
let room: Classroom;
let first: TestMember;
let second: TestMember;
let at: ReturnType<typeof inClassroom>;

beforeAll(async () => {
  room = await givenClassroom(server, 2);
  [first, second] = room.learners as [TestMember, TestMember];
  at = inClassroom(server, room);
});

describe('saving grades', () => {
  it('keeps exact points, as decimals and as fractions', async () => {
    const item = await at.item();
    const answer = await at.save([
      at.cell(item, first, { state: 'MARKED', points: '7.50' }),
      at.cell(item, second, { state: 'MARKED', points: '20/6' }),
    ]);
    expect(answer).toMatchObject({ status: 200, body: { versions: [1, 1] } });
    expect(await at.cellOf(item, first)).toMatchObject({ state: 'MARKED', points: '7.5', version: 1 });
    expect(await at.cellOf(item, second)).toMatchObject({ state: 'MARKED', points: '10/3' });
  });

  it('knows all states', async () => {
    const item = await at.item();
    for (const [version, state] of (['EXCUSED', 'MISSING', 'BLANK'] as const).entries()) {
      expect((await at.save([at.cell(item, first, { state, version })])).status).toBe(200);
      expect(await at.cellOf(item, first)).toMatchObject({ state, points: null, version: version + 1 });
    }
  });

  it('refuses what others have changed since, and says what there is now', async () => {
    const item = await at.item();
    await at.mark(item, first, '8');
    const answer = await at.save([
      at.cell(item, second, { state: 'MARKED', points: '5' }),
      at.cell(item, first, { state: 'MARKED', points: '6' }),
    ]);
    expect(answer.status).toBe(409);
    expect(answer.body.errorCode).toBe('grade.changed-meanwhile');
    expect(answer.body.details).toEqual([{ path: 'cells.1', code: 'gradeIsNow', message: 'Now \u20688\u2069' }]);
    expect(await at.cellOf(item, second)).toMatchObject({ state: 'BLANK', version: 0 });
    expect(await at.cellOf(item, first)).toMatchObject({ points: '8' });
  });

  it('lets one of two who save at the same moment through', async () => {
    const item = await at.item();
    const cells = [at.cell(item, first, { state: 'MARKED', points: '1' })];
    const answers = await Promise.all([at.save(cells), at.save(cells), at.save(cells)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });

  it('saves all cells or none, and reports what is wrong with which', async () => {
    const item = await at.item();
    const stranger = await givenMember(server, room.organizationId);
    const answer = await at.save([
      at.cell(item, first, { state: 'MARKED', points: '5' }),
      at.cell(item, second, { state: 'MARKED' }),
      at.cell(item, stranger, { state: 'MARKED', points: '5' }),
      at.cell(item, first, { state: 'MISSING' }),
      at.cell(item, second, { state: 'AUTOMATIC' }),
    ]);
    expect(answer.status).toBe(400);
    expect(answer.body.details?.map(({ path, code }) => [path, code])).toEqual([
      ['cells.1', 'numberInvalid'],
      ['cells.2', 'choice'],
      ['cells.3', 'unique'],
      ['cells.4', 'unique'],
    ]);
    expect(await at.cellOf(item, first)).toMatchObject({ state: 'BLANK', version: 0 });
  });

  it('takes 2,000 cells at once and no more', async () => {
    const item = await at.item();
    const cells = Array.from({ length: 2001 }, () => at.cell(item, first, { state: 'MISSING' }));
    expect((await at.save(cells)).status).toBe(400);
  });

  it('is for those who edit the course, and never in somebody else’s course', async () => {
    const item = await at.item();
    const cells = [at.cell(item, first, { state: 'MARKED', points: '5' })];
    expect((await at.save(cells, first)).status).toBe(403);
    const elsewhere = await givenClassroom(server, 1);
    expect((await at.save(cells, elsewhere.instructor)).status).toBe(404);
    const there = inClassroom(server, elsewhere);
    const foreign = await there.save([there.cell(item, elsewhere.learners[0]!, { state: 'MARKED', points: '5' })]);
    expect(foreign.body.details?.[0]).toMatchObject({ path: 'cells.0', code: 'choice' });
  });

  it('writes every change down for good', async () => {
    const item = await at.item();
    await at.mark(item, first, '8');
    await at.mark(item, first, '9', 1);
    await at.save([at.cell(item, first, { comment: 'Well done', version: 2 })]);
    const { history, comment, points } = await at.detail(item, first);
    expect([points, comment]).toEqual(['9', 'Well done']);
    expect(
      history.map(({ oldPoints, newPoints, source, changedBy }) => [oldPoints, newPoints, source, changedBy?.userId]),
    ).toEqual([
      ['8', '9', 'HAND', room.instructor.userId],
      [null, '8', 'HAND', room.instructor.userId],
    ]);
    const rights = await server.admin<{ privilege: string }[]>`select privilege_type as privilege
      from information_schema.role_table_grants where table_name = 'grade_changes' and grantee = 'sullam_app'`;
    expect(rights.map(({ privilege }) => privilege).toSorted()).toEqual(['INSERT', 'SELECT']);
  });

  it('keeps the grades of who leaves the course and comes back', async () => {
    const item = await at.item();
    await at.mark(item, second, '6');
    await server.admin`update enrollments set status = 'CANCELLED'
      where organization_id = ${room.organizationId} and user_id = ${second.userId}`;
    expect((await at.report()).data.map(({ userId }) => userId)).not.toContain(second.userId);
    await server.admin`update enrollments set status = 'ACTIVE'
      where organization_id = ${room.organizationId} and user_id = ${second.userId}`;
    expect(await at.cellOf(item, second)).toMatchObject({ points: '6' });
  });
});

describe('the changes of a course', () => {
  it('lists them of all learners and items, the newest first, or of some', async () => {
    const item = await at.item();
    await at.mark(item, first, '3');
    await at.mark(item, second, '4');
    const changes = (query = '') =>
      at.of<CourseChanges>(room.instructor, `GET COURSE/reports/grade-changes?gradeItemId=${item}${query}`);
    const all = await changes();
    expect(all.body.total).toBe(2);
    expect(all.body.data.map(({ userId, newPoints, source }) => [userId, newPoints, source])).toEqual([
      [second.userId, '4', 'HAND'],
      [first.userId, '3', 'HAND'],
    ]);
    expect((await changes(`&userId=${first.userId}`)).body.total).toBe(1);
    expect((await changes('&source=IMPORT')).body.data).toEqual([]);
    expect((await changes('&to=2020-01-01T00:00:00.000Z')).body.total).toBe(0);
  });

  it('are nothing for a learner', async () => {
    const answer = await at.of(first, 'GET COURSE/reports/grade-changes');
    expect(answer.status).toBe(403);
  });
});
