import { db } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';
import type { CopyCoursePart } from '../courses/courses.public.ts';

/** Groups of a copied course, without their members. */
export const copyCourseGroups: CopyCoursePart = async ({ clock }, tx, copy) => {
  if (!copy.includesGroups) return;
  const groups = await tx.all(
    db
      .selectFrom('course_groups')
      .select(['course_group_id', 'name', 'capacity', 'is_open'])
      .where('course_id', '=', copy.fromCourseId)
      .orderBy('course_group_id'),
  );
  if (groups.length === 0) return;
  const made = await tx.all(
    db
      .insertInto('course_groups')
      .values(
        groups.map(({ name, capacity, is_open }) => ({
          course_id: copy.toCourseId,
          name: json(name),
          capacity,
          is_open,
          created_at: clock.now(),
        })),
      )
      .returning('course_group_id'),
  );
  for (const [index, { course_group_id }] of groups.entries())
    copy.courseGroupIds.set(course_group_id, made[index]!.course_group_id);
};
