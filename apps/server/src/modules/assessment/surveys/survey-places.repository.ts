import { type Expression, type RawBuilder, sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';

export interface SurveyPlace {
  courseSubsectionId: number;
  courseId: number;
  kind: string;
}

/** A lesson, whatever it is. */
export const findLesson = (tx: Tx, id: number): Promise<SurveyPlace | undefined> =>
  tx.one(
    db
      .selectFrom('lessons')
      .select(['course_subsection_id as courseSubsectionId', 'course_id as courseId', 'kind'])
      .where('course_subsection_id', '=', id),
  );

/** Puts a survey into a lesson, out of which another one goes; answers false where it stands in another lesson. */
export async function placeSurveyIn(
  tx: Tx,
  { courseSubsectionId, courseId }: SurveyPlace,
  surveyId: number,
): Promise<boolean> {
  const taken = await tx.one(
    db
      .selectFrom('subsection_surveys')
      .select('course_subsection_id')
      .where('survey_id', '=', surveyId)
      .where('course_subsection_id', '<>', courseSubsectionId),
  );
  if (taken) return false;
  const made = await tx.run(
    db
      .insertInto('subsection_surveys')
      .values({
        course_subsection_id: courseSubsectionId,
        course_id: courseId,
        survey_id: surveyId,
      })
      .onConflict((conflict) =>
        conflict.columns(['organization_id', 'course_subsection_id']).doUpdateSet({ survey_id: surveyId }),
      ),
  );
  return made === 1;
}

export async function emptyPlace(tx: Tx, courseSubsectionId: number): Promise<void> {
  await tx.run(db.deleteFrom('subsection_surveys').where('course_subsection_id', '=', courseSubsectionId));
}

export async function listParticipants(tx: Tx, surveyId: number): Promise<number[]> {
  const rows = await tx.all(
    db.selectFrom('survey_participants').select('user_id').where('survey_id', '=', surveyId).orderBy('user_id'),
  );
  return rows.map((row) => row.user_id);
}

/** Whether the survey that a lesson asks is out, as an expression; null where it asks none. */
export const isSurveyPublished = (courseSubsectionId: Expression<number>): RawBuilder<boolean | null> =>
  sql`(select v.status <> 'DRAFT' from subsection_surveys p join surveys v on ${inOrganization('v')} and v.survey_id = p.survey_id
    where ${inOrganization('p')} and p.course_subsection_id = ${courseSubsectionId})`;
