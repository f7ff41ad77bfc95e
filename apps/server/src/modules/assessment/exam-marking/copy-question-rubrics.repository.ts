import { type SqlBool, sql } from 'kysely';
import { db } from '../../../kernel/database/database.ts';
import { useRubricInCopy } from '../../gradebook/rubrics/rubrics.public.ts';
import type { CopyCoursePart } from '../../learning/courses/courses.public.ts';

/** By which rubrics the questions of a copied course's exams are marked. */
export const copyQuestionRubrics: CopyCoursePart = async (context, tx, copy) => {
  const { caller, clock } = context;
  const choices = await tx.all(
    db
      .selectFrom('exam_question_rubrics')
      .selectAll()
      .where(sql<SqlBool>`course_subsection_id = any(${[...copy.subsectionIds.keys()]}::bigint[])`),
  );
  for (const choice of choices) {
    const { rubricId, rubricVersion } = await useRubricInCopy(
      context,
      tx,
      { rubricId: choice.rubric_id, rubricVersion: choice.rubric_version },
      copy,
    );
    await tx.run(
      db.insertInto('exam_question_rubrics').values({
        ...choice,
        rubric_id: rubricId,
        rubric_version: rubricVersion,
        course_subsection_id: copy.subsectionIds.get(choice.course_subsection_id)!,
        chosen_by: caller.userId,
        chosen_at: clock.now(),
      }),
    );
  }
};
