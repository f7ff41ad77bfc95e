import { sql } from 'kysely';
import { transaction } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { on } from '../../../kernel/outbox/signals.ts';
import { COURSE_CHANGED } from '../../learning/courses/courses.public.ts';
import { learnersOf } from '../../learning/enrollments/enrollments.public.ts';
import { type NotifiedThing, notifyAudience } from '../../operations/notifications/notifications.public.ts';
import { findSurveyToNotify } from './surveys.reads.ts';
import { surveyPublished } from './surveys.signals.ts';

/** Notifies the learners of the course of a new survey or poll. */
export const notifyOfSurvey = on(surveyPublished, (context, { surveyId, courseId, type, byUserId }) =>
  transaction(context, async (tx) => {
    const survey = await findSurveyToNotify(tx, surveyId);
    if (!survey) return;
    await notifyAudience(context, tx, learnersOf(courseId), {
      templateId: COURSE_CHANGED,
      parameters: { ...survey, outcome: type === 'POLL' ? 'poll' : 'survey' },
      data: { courseId, surveyId },
      dedupeKey: `survey:${surveyId}`,
      byUserId,
    });
  }),
);

/** What notifications are about, while it is there. */
export const surveysInNotifications: readonly NotifiedThing[] = [
  {
    idName: 'surveyId',
    isThere: (id) => sql<boolean>`exists (select from surveys s where ${inOrganization('s')} and s.survey_id = ${id})`,
  },
];
