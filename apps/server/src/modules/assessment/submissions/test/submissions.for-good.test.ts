import { beforeAll, describe, expect, it } from 'vitest';
import { callAs, givenLearner } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import {
  type Class,
  givenAssignment,
  givenClass,
  givenFile,
  givenRubric,
  marking,
  working,
} from './assignments.factory.ts';

const server = testServer();
let group: Class;

beforeAll(async () => {
  group = await givenClass(server);
});

/** Runs a statement with the rights that the application has; answers how many rows it touched. */
const asApplication = (statement: string) =>
  server.admin.begin(async (sql) => {
    await sql.unsafe('set local role sullam_app');
    await sql.unsafe(`set local app.organization_id = '${group.organizationId}'`);
    return (await sql.unsafe(statement)).count;
  });

/** Tables whose rows the application writes once, each with what an update of it could change. */
const FOR_GOOD = {
  submission_versions: ["body = 'other'", "link = 'other'", 'submitted_at = now()', "receipt_code = 'other'"],
  submission_files: ["file_name = 'other'", 'media_id = 1', 'number = 2'],
  submission_mark_changes: ['new_points = 1', "reason = 'other'"],
  rubric_versions: ["content = '{}'", 'maximum = 100'],
};

const refusedByDatabase = (statement: string, reason = /permission denied/) =>
  expect(asApplication(statement), statement).rejects.toThrow(reason);

/** An assignment for which a learner has handed in two versions with a file, marked once. */
async function givenHandedIn(): Promise<number> {
  const id = await givenAssignment(server, group);
  const learner = await givenLearner(server, group);
  const work = working(server, learner, id);
  await work.handIn('<p>one</p>', { mediaIds: [await givenFile(server, learner)] });
  const { body } = await work.handIn('<p>two</p>');
  const given = await marking(server, group.instructor).mark(body.assignmentSubmissionId, { points: '5', number: 2 });
  expect(given.status).toBe(200);
  return id;
}

async function countOf(assignmentId: number): Promise<Record<string, number>> {
  const [row] = await server.admin<Record<string, number>[]>`
    with s as (select assignment_submission_id as id from assignment_submissions
      where organization_id = ${group.organizationId} and course_subsection_id = ${assignmentId})
    select (select count(*)::int from s) as submissions,
      (select count(*)::int from submission_versions v join s on v.assignment_submission_id = s.id) as versions,
      (select count(*)::int from submission_files f join s on f.assignment_submission_id = s.id) as files,
      (select count(*)::int from submission_mark_changes c join s on c.assignment_submission_id = s.id) as changes`;
  return row!;
}

describe('what was handed in', () => {
  it('stays for good: the application may neither change nor delete it', async () => {
    const id = await givenHandedIn();
    await givenRubric(server, group.instructor);
    const before = await countOf(id);
    expect(before).toEqual({ submissions: 1, versions: 2, files: 1, changes: 1 });
    for (const [table, changes] of Object.entries(FOR_GOOD)) {
      for (const change of changes) await refusedByDatabase(`update ${table} set ${change}`);
      await refusedByDatabase(`delete from ${table}`);
      await refusedByDatabase(`truncate ${table} cascade`);
    }
    await refusedByDatabase('delete from assignment_submissions');
    expect(await countOf(id)).toEqual(before);
  });

  it('stays with its lesson, which can go only while nobody has handed anything in', async () => {
    const [kept, empty] = [await givenHandedIn(), await givenAssignment(server, group)];
    const removal = (id: number) => `delete from course_subsections where course_subsection_id = ${id}`;
    await refusedByDatabase(removal(kept), /violates foreign key/);
    expect(await countOf(kept)).toEqual({ submissions: 1, versions: 2, files: 1, changes: 1 });
    expect(await asApplication(removal(empty))).toBe(1);
  });

  it('leaves its draft to be deleted, and a withdrawal to be noted', async () => {
    const id = await givenAssignment(server, group);
    const work = working(server, await givenLearner(server, group), id);
    await work.handIn('<p>one</p>');
    expect((await work.look()).body.draft).toBeNull();
    expect((await work.withdraw()).status).toBeLessThan(300);
    expect((await countOf(id)).versions).toBe(1);
  });
});

describe('a rubric that nothing uses', () => {
  it('goes with its versions', async () => {
    const id = await givenRubric(server, group.instructor);
    expect((await callAs(server, group.instructor, `DELETE /api/course-rubrics/${id}`)).status).toBe(204);
    expect(await server.admin`select 1 from rubric_versions where rubric_id = ${id}`).toHaveLength(0);
  });
});
