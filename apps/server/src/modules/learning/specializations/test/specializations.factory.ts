import type { TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import type { TestServer } from '../../../../../test/support/test-server.ts';

/** Somebody who learns in a course finishes all of its lessons. */
export async function finishCourse(server: TestServer, as: TestMember, courseId: number): Promise<void> {
  const lessons = await server.admin<{ id: number }[]>`
    select course_subsection_id as id from course_subsections where course_id = ${courseId} order by position`;
  for (const { id } of lessons) await call(server, `POST /api/course-subsections/${id}/finished`, { as });
}
