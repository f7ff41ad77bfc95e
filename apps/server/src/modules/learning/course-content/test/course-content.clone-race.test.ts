import { beforeEach, describe, expect, it } from 'vitest';
import { type Classroom, callAs, givenClassroom } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import type { OutlineEditing } from '../course-content.schemas.ts';

const server = testServer();
let room: Classroom & { subsectionIds: number[] };

const as = <Body>(operation: string, body?: object) => callAs<Body>(server, room.instructor, operation, body);
const lessonsOf = async (courseId: number) =>
  (await as<OutlineEditing>(`GET /api/courses/${courseId}/outline`)).body.sections.flatMap(
    (section) => section.subsections,
  );
const clone = () =>
  as<{ courseId: number }>(`POST /api/courses/${room.courseId}/clone`, { shiftDays: null, includesGroups: false });
const removeSecond = () => as(`DELETE /api/course-subsections/${room.subsectionIds[1]}`);

/** How many statements of the server wait for a lock. */
const waiting = async (): Promise<number> => {
  const [row] = await server.admin<{ count: number }[]>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and usename = 'sullam_app' and wait_event_type = 'Lock'`;
  return row!.count;
};

beforeEach(async () => {
  room = await givenClassroom(server, [], ['First', 'Second']);
});

describe('cloning a course while one of its lessons is deleted', () => {
  it('copies both lessons where the copy came first', async () => {
    const { organizationId, userId } = room.instructor;
    const [media] = await server.admin<{ id: number }[]>`
      insert into media (organization_id, owner_user_id, kind, visibility, status, original_name, content_type, byte_size, storage_key)
      values (${organizationId}, ${userId}, 'IMAGE', 'PUBLIC', 'READY', 'a.png', 'image/png', 9, ${crypto.randomUUID()})
      returning media_id as id`;
    await server.admin`update course_subsections set media_id = ${media!.id} where course_subsection_id = ${room.subsectionIds[0]!}`;
    let copying: ReturnType<typeof clone> | undefined;
    let deleting: ReturnType<typeof removeSecond> | undefined;
    let isDeleted = false;
    await server.admin.begin(async (sql) => {
      // the copy of the first lesson waits for the row of its media
      await sql`select from media where media_id = ${media!.id} for update`;
      copying = clone();
      await expect.poll(waiting).toBe(1);
      deleting = removeSecond().finally(() => {
        isDeleted = true;
      });
      await expect.poll(async () => isDeleted || (await waiting()) === 2).toBe(true);
    });
    const copy = await copying;
    expect([copy?.status, (await deleting)?.status]).toEqual([201, 204]);
    expect(await lessonsOf(copy!.body.courseId)).toHaveLength(2);
    expect(await lessonsOf(room.courseId)).toHaveLength(1);
  });

  it('copies what is left where the deletion came first', async () => {
    let copying: ReturnType<typeof clone> | undefined;
    let deleting: ReturnType<typeof removeSecond> | undefined;
    await server.admin.begin(async (sql) => {
      await sql`select from course_subsections where course_subsection_id = ${room.subsectionIds[1]!} for key share`;
      deleting = removeSecond();
      await expect.poll(waiting).toBe(1);
      copying = clone();
      await expect.poll(waiting).toBe(2);
    });
    const copy = await copying;
    expect([copy?.status, (await deleting)?.status]).toEqual([201, 204]);
    expect(await lessonsOf(copy!.body.courseId)).toHaveLength(1);
  });
});
