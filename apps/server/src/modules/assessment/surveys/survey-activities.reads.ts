import { type Activity, type ActivitySpan, isWithin } from '@sullam/domain/activities.ts';
import type { SurveyType } from '@sullam/domain/surveys/survey.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { isAmong, statement } from '../../../kernel/database/statement.ts';
import { rowsOfCourse } from '../../learning/courses/courses.public.ts';
import { cachedDates } from '../../learning/schedule/schedule.public.ts';

const closing = statement(({ courseIds }: { courseIds: readonly number[] }) =>
  db
    .selectFrom('surveys as s')
    .leftJoin('subsection_surveys as l', 'l.survey_id', 's.survey_id')
    .select(['s.survey_id', 's.course_id as courseId', 's.type', 's.title', 's.closes_at', 'l.course_subsection_id'])
    // one that was closed by hand is over, whatever its time was to be
    .where('s.status', '=', 'PUBLISHED')
    .where('s.closes_at', 'is not', null)
    .where(isAmong('s.course_id', courseIds)),
);

const dated = cachedDates({
  dependsOn: [
    { from: 'surveys', rows: rowsOfCourse },
    { from: 'subsection_surveys', rows: rowsOfCourse },
  ],
  read: (tx, courseIds) => tx.all(closing({ courseIds })),
});

const answered = statement(({ surveyIds, userId }: { surveyIds: readonly number[]; userId: number }) =>
  db
    .selectFrom('survey_participants')
    .select('survey_id')
    .where('user_id', '=', userId)
    .where(isAmong('survey_id', surveyIds)),
);

/** The surveys and polls of the caller's courses that close in a span. */
export async function readSurveyActivities(context: MemberContext, tx: Tx, span: ActivitySpan): Promise<Activity[]> {
  const surveys = (await dated(context, tx, span.courseIds)).filter((row) => isWithin(row.closes_at, span));
  if (surveys.length === 0) return [];
  const surveyIds = surveys.map((row) => row.survey_id);
  const rows = await tx.all(answered({ surveyIds, userId: context.caller.userId }));
  const answeredIds = new Set(rows.map((row) => row.survey_id));
  const now = context.clock.now();
  return surveys.map(({ survey_id: activityId, closes_at: closesAt, ...row }) => {
    const at = closesAt!;
    return {
      kind: row.type as SurveyType,
      activityId,
      courseId: row.courseId,
      courseSubsectionId: row.course_subsection_id,
      title: row.title,
      state: answeredIds.has(activityId) ? 'HANDED_IN' : at <= now ? 'MISSED' : 'NOT_BEGUN',
      moments: [{ happens: 'CLOSES', at }],
    };
  });
}
