import { type SqlBool, sql } from 'kysely';
import { db } from '../../kernel/database/database.ts';
import type { CopyCoursePart } from '../courses/courses.public.ts';

/** By which rubrics the questions of a copied course's exams are marked. */
export const copyQuestionRubrics: CopyCoursePart = async ({ organizationId, caller, clock }, tx, copy) => {
  const choices = await tx.all(
    db
      .selectFrom('exam_question_rubrics')
      .selectAll()
      .where('organization_id', '=', organizationId)
      .where(sql<SqlBool>`course_subsection_id = any(${[...copy.subsectionIds.keys()]}::bigint[])`),
  );
  for (const choice of choices)
    await tx.run(
      db.insertInto('exam_question_rubrics').values({
        ...choice,
        course_subsection_id: copy.subsectionIds.get(choice.course_subsection_id)!,
        chosen_by: caller.userId,
        chosen_at: clock.now(),
      }),
    );
};
