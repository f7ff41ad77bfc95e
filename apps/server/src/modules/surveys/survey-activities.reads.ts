import type { Activity, ActivitySpan } from '@sullam/domain/activities.ts';
import type { SurveyType } from '@sullam/domain/surveys/survey.ts';
import { sql } from 'kysely';
import type { MemberContext } from '../../kernel/context.ts';
import { db, type Tx } from '../../kernel/database/database.ts';
import { isAmong, statement } from '../../kernel/database/statement.ts';

interface Values extends Omit<ActivitySpan, 'withOverdue'> {
  userId: number;
}

const closing = statement(({ userId, courseIds, from, to }: Values) =>
  db
    .selectFrom('surveys as s')
    .leftJoin('subsection_surveys as l', 'l.survey_id', 's.survey_id')
    .leftJoin('survey_participants as p', (join) =>
      join.onRef('p.survey_id', '=', 's.survey_id').on('p.user_id', '=', userId),
    )
    .select(['s.survey_id', 's.course_id', 's.type', 's.title', 's.closes_at', 'l.course_subsection_id'])
    .select(sql<boolean>`p.user_id is not null`.as('has_answered'))
    // one that was closed by hand is over, whatever its time was to be
    .where('s.status', '=', 'PUBLISHED')
    .where('s.closes_at', '>=', from)
    .where('s.closes_at', '<', to)
    .where(isAmong('s.course_id', courseIds)),
);

/** The surveys and polls of the caller's courses that close in a span. */
export async function readSurveyActivities(
  { caller, clock }: MemberContext,
  tx: Tx,
  { courseIds, from, to }: ActivitySpan,
): Promise<Activity[]> {
  const now = clock.now();
  const rows = await tx.all(closing({ userId: caller.userId, courseIds, from, to }));
  return rows.map(({ survey_id: activityId, closes_at: closesAt, ...row }) => {
    const at = closesAt!;
    return {
      kind: row.type as SurveyType,
      activityId,
      courseId: row.course_id,
      courseSubsectionId: row.course_subsection_id,
      title: row.title,
      state: row.has_answered ? 'HANDED_IN' : at <= now ? 'MISSED' : 'NOT_BEGUN',
      moments: [{ happens: 'CLOSES', at }],
    };
  });
}
