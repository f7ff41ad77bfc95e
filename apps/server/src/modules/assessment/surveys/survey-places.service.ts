import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { invalidField, notFound } from '../../../kernel/problem.ts';
import { settleLesson } from '../../learning/course-content/course-content.public.ts';
import { finishForLearner } from '../../learning/progress/progress.public.ts';
import { findLessonOfSurvey } from './survey-places.reads.ts';
import { emptyPlace, findLesson, listParticipants, placeSurveyIn } from './survey-places.repository.ts';
import { accessSurvey, accessSurveys } from './surveys.access.ts';
import { inAnotherLesson } from './surveys.errors.ts';

/** Whoever has answered has finished the lesson in which the survey is asked. */
export async function finishLessonOf(context: MemberContext, tx: Tx, surveyId: number, userId: number): Promise<void> {
  const subsectionId = await findLessonOfSurvey(tx, surveyId);
  if (subsectionId !== undefined)
    await finishForLearner(context, tx, { subsectionId, userId, now: context.clock.now() });
}

/** The lesson in which a survey is asked is there for learners from when it is published. */
export async function settleLessonOf(context: MemberContext, tx: Tx, surveyId: number): Promise<void> {
  const subsectionId = await findLessonOfSurvey(tx, surveyId);
  if (subsectionId !== undefined) await settleLesson(context, tx, subsectionId);
}

/**
 * Chooses the survey that a lesson of the kind survey (or poll) asks; null: none. Those who have answered it already have
 * finished the lesson.
 */
export const placeSurvey = (context: MemberContext, id: number, surveyId: number | null): Promise<void> =>
  transaction(context, async (tx) => {
    const lesson = await findLesson(tx, id);
    if (!lesson) throw notFound();
    await accessSurveys(context, tx, lesson.courseId, 'write');
    if (surveyId === null) await emptyPlace(tx, id);
    else {
      const survey = await accessSurvey(context, tx, surveyId, 'write', { lock: true });
      if (survey.courseId !== lesson.courseId || survey.type !== lesson.kind) throw invalidField('surveyId', 'choice');
      if (!(await placeSurveyIn(tx, lesson, surveyId))) throw inAnotherLesson();
      for (const userId of await listParticipants(tx, surveyId)) await finishLessonOf(context, tx, surveyId, userId);
    }
    await settleLesson(context, tx, id);
    await audit(context, tx, {
      action: 'course-subsection.place-survey',
      noun: 'course-subsection',
      nounId: id,
      changes: { surveyId },
    });
  });
