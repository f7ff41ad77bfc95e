import { type SqlBool, sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';

/** The assignments of a course in which a group has dates of its own; all, where the group is gone and nothing says which they were. */
export const findGrantedTo = (
  tx: Tx,
  { courseId, courseGroupId }: { courseId: number; courseGroupId: number },
): Promise<{ courseSubsectionId: number; courseId: number }[]> =>
  tx.all(
    db
      .selectFrom('assignments as a')
      .select(['a.course_subsection_id as courseSubsectionId', 'a.course_id as courseId'])
      .where('a.course_id', '=', courseId)
      .where(
        sql<SqlBool>`(exists (select from granted_dates g where ${inOrganization('g')}
            and g.course_subsection_id = a.course_subsection_id and g.course_group_id = ${courseGroupId})
          or not exists (select from course_group_names c where ${inOrganization('c')} and c.course_group_id = ${courseGroupId}))`,
      ),
  );
