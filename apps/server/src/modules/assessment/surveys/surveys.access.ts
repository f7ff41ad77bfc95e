import type { SurveyType } from '@sullam/domain/surveys/survey.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { notAllowed, notFound } from '../../../kernel/problem.ts';
import { accessCourse } from '../../learning/courses/courses.public.ts';
import { listLockedSurveys } from './survey-places.reads.ts';
import { type CourseRights, type SurveyRecord, surveyAbilities } from './survey-state.ts';
import { lessonLocked, resultsHidden } from './surveys.errors.ts';
import { findSurveyRecord } from './surveys.repository.ts';
import type { SurveyAbilities } from './surveys.schemas.ts';

const isOn = ({ features }: MemberContext, type: SurveyType): boolean =>
  features[type === 'POLL' ? 'polls' : 'surveys'];

/**
 * The way to the surveys of a course.
 * @throws Problem not-found for a course that the caller may not see, not-allowed when it may be seen but not this
 */
export async function accessSurveys(
  context: MemberContext,
  tx: Tx,
  courseId: number,
  action: 'read' | 'write',
): Promise<CourseRights & { types: SurveyType[]; locked: number[] }> {
  const { abilities, course } = await accessCourse(context, tx, courseId, action === 'read' ? 'learn' : 'edit');
  const types = (['SURVEY', 'POLL'] as const).filter((type) => isOn(context, type));
  const locked = abilities.canEdit ? [] : await listLockedSurveys(context, tx, courseId);
  return { canRead: abilities.canLearn, canWrite: abilities.canEdit, isEnrolled: course.isEnrolled, types, locked };
}

export type SurveyAction = 'read' | 'write' | 'answer' | 'see-results';

/**
 * The only way to one survey; `lock` keeps others from answering or changing it until the transaction ends.
 * @throws Problem not-found when there is none that the caller may read (drafts are their writers'), not-allowed,
 *   survey.results-hidden
 */
export async function accessSurvey(
  context: MemberContext,
  tx: Tx,
  surveyId: number,
  action: SurveyAction,
  options: { lock?: boolean } = {},
): Promise<SurveyRecord & { abilities: SurveyAbilities; rights: CourseRights }> {
  const survey = await findSurveyRecord(context, tx, surveyId, options);
  if (!survey || !isOn(context, survey.type)) throw notFound();
  const { abilities: ofCourse, course } = await accessCourse(context, tx, survey.courseId, 'see');
  const rights = { canRead: ofCourse.canLearn, canWrite: ofCourse.canEdit, isEnrolled: course.isEnrolled };
  if (!rights.canWrite && !(rights.canRead && survey.status !== 'DRAFT')) throw notFound();
  if (!rights.canWrite && (await listLockedSurveys(context, tx, survey.courseId)).includes(surveyId))
    throw lessonLocked();
  const abilities = surveyAbilities(survey, rights, context.clock.now());
  if (action === 'write' && !rights.canWrite) throw notAllowed();
  if (action === 'answer' && !rights.isEnrolled) throw notAllowed();
  if (action === 'see-results' && !abilities.canSeeResults) throw resultsHidden();
  return { ...survey, abilities, rights };
}
