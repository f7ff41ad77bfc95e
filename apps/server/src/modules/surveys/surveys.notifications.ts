import { transaction } from '../../kernel/database/database.ts';
import { on } from '../../kernel/outbox/signals.ts';
import { COURSE_CHANGED } from '../courses/courses.public.ts';
import { learnersOf } from '../enrollments/enrollments.public.ts';
import { notifyAudience } from '../notifications/notifications.public.ts';
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
