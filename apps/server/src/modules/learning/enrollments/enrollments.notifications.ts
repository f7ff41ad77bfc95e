import { MINUTE } from '@sullam/domain/limits.ts';
import { sql } from 'kysely';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { on } from '../../../kernel/outbox/signals.ts';
import type { Audience, AudienceKind } from '../../operations/notifications/notifications.public.ts';
import { COURSE_CHANGED, courseChanged, notifyAboutCourse } from '../courses/courses.public.ts';

const KIND = 'enrolled';

/** Those who are enrolled in a course. */
export const learnersOf = (courseId: number): Audience => ({ kind: KIND, courseId });

export const learnerAudience: AudienceKind = {
  kind: KIND,
  includes: ({ courseId }) => sql<boolean>`exists (select from enrollments e where ${inOrganization('e')}
    and e.user_id = m.user_id and e.course_id = ${courseId} and e.status = 'ACTIVE')`,
};

const EDITING_RESTS_AFTER = 10 * MINUTE;

/** Learners are notified of edits once editing has come to rest, and at most once a day. */
export const notifyOfCourseChange = on(courseChanged, (context, { courseId, byUserId }) => {
  const now = context.clock.now();
  const content = {
    templateId: COURSE_CHANGED,
    parameters: {},
    dedupeKey: `course-changed:${courseId}:${now.toISOString().slice(0, 10)}`,
    byUserId,
  };
  return notifyAboutCourse(context, courseId, learnersOf(courseId), content, {
    key: `course-changed:${context.organizationId}:${courseId}`,
    runAt: new Date(now.getTime() + EDITING_RESTS_AFTER),
  });
});
