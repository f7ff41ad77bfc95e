import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { readLocks } from '../../learning/progress/progress.public.ts';

const places = () => db.selectFrom('subsection_surveys');

/** Surveys of a course whose lesson the caller can't open yet. */
export async function listLockedSurveys(context: MemberContext, tx: Tx, courseId: number): Promise<number[]> {
  const rows = await tx.all(places().select(['course_subsection_id', 'survey_id']).where('course_id', '=', courseId));
  if (rows.length === 0) return [];
  const locked = await readLocks(
    context,
    tx,
    rows.map((row) => row.course_subsection_id),
  );
  return rows.filter((row) => locked.has(row.course_subsection_id)).map((row) => row.survey_id);
}

/** The survey that a lesson asks. */
export async function findSurveyOfLesson(tx: Tx, courseSubsectionId: number) {
  const row = await tx.one(places().select('survey_id').where('course_subsection_id', '=', courseSubsectionId));
  return row?.survey_id;
}

/** The lesson in which a survey is asked. */
export async function findLessonOfSurvey(tx: Tx, surveyId: number) {
  const row = await tx.one(places().select('course_subsection_id').where('survey_id', '=', surveyId));
  return row?.course_subsection_id;
}
