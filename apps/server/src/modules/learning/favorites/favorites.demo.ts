import type { DemoLoad } from '../../../demo/demo-content.ts';
import { db } from '../../../kernel/database/database.ts';
import { demoMembers } from '../../identity/members/members.public.ts';
import { demoCourses } from '../courses/courses.public.ts';

/** What members have marked with the heart. */
export async function loadDemoFavorites({ context, tx, demo, loaded }: DemoLoad): Promise<void> {
  const courses = loaded.get(demoCourses);
  const members = loaded.get(demoMembers);
  const rows = demo.members.flatMap(({ key, favorites }) =>
    favorites
      .map((course) => courses.get(course))
      .filter((course_id) => course_id !== undefined)
      .map((course_id) => ({ organization_id: context.organizationId, user_id: members.get(key)!, course_id })),
  );
  if (rows.length > 0) await tx.run(db.insertInto('favorite_courses').values(rows));
}
