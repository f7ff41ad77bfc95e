import { db } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { type CopyCoursePart, shiftedDate } from '../../learning/courses/courses.public.ts';

/** The surveys of a copied course as drafts, without answers, in the lessons that ask them. */
export const copySurveys: CopyCoursePart = async (context, tx, copy) => {
  const { caller, clock } = context;
  const surveys = await tx.all(
    db
      .selectFrom('surveys as s')
      .leftJoin('subsection_surveys as l', 'l.survey_id', 's.survey_id')
      .select(['s.survey_id', 'l.course_subsection_id', 's.type', 's.title', 's.description', 's.is_anonymous'])
      .select(['s.allows_changes', 's.minimum_answers', 's.results_visibility', 's.closes_at'])
      .where('s.course_id', '=', copy.fromCourseId)
      .orderBy('s.survey_id'),
  );
  for (const { survey_id: surveyId, course_subsection_id: lessonId, ...survey } of surveys) {
    const made = await tx.one(
      db
        .insertInto('surveys')
        .values({
          ...survey,
          title: json(survey.title),
          description: json(survey.description),
          closes_at: shiftedDate(context, copy, survey.closes_at),
          course_id: copy.toCourseId,
          created_by: caller.userId,
          created_at: clock.now(),
        })
        .returning('survey_id'),
    );
    const copyId = made!.survey_id;
    await tx.sql`
      insert into survey_questions (organization_id, survey_id, question_key, position, kind, title, hint, is_required, content)
      select organization_id, ${copyId}, question_key, position, kind, title, hint, is_required, content
      from survey_questions where ${inOrganization()} and survey_id = ${surveyId}`;
    if (lessonId !== null)
      await tx.run(
        db.insertInto('subsection_surveys').values({
          course_subsection_id: copy.subsectionIds.get(lessonId)!,
          course_id: copy.toCourseId,
          survey_id: copyId,
        }),
      );
  }
};
