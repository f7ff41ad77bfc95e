import type { Localized } from '@sullam/domain/localized.ts';
import { ADMINISTRATION, LEARNERS } from '@sullam/domain/portals.ts';
import { sql } from 'kysely';
import type { SystemContext } from '../../../kernel/context.ts';
import { db, reading, type Tx, transaction } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { on, type SignalSubscription } from '../../../kernel/outbox/signals.ts';
import { findMemberName } from '../../identity/members/members.public.ts';
import { holdsAnyOf } from '../../identity/permissions/permissions.public.ts';
import {
  type Audience,
  type AudienceKind,
  type DeliveryOptions,
  type NotificationContent,
  type NotifiedThing,
  notifyAudience,
} from '../../operations/notifications/notifications.public.ts';
import { isEntitled } from '../entitlements/entitlements.public.ts';
import { CAN_ENROLL, followOpening, tellOpened } from './course-opening.ts';
import { courseApprovalDecided, courseApprovalRequested, courseChanged, coursePublished } from './courses.signals.ts';

const APPROVAL = 22;
/** News of a course that somebody learns in. */
export const COURSE_CHANGED = 23;

/** Those who teach a course. */
export const teachersOf = (courseId: number): Audience => ({ kind: 'instructors', courseId });

export const courseAudiences: readonly AudienceKind[] = [
  {
    kind: 'instructors',
    includes: ({ courseId }) => sql<boolean>`exists (select from course_instructors i where ${inOrganization('i')}
      and i.user_id = m.user_id and i.course_id = ${courseId})`,
  },
  {
    // members who may learn and aren't in the course yet
    kind: CAN_ENROLL,
    includes: ({ courseId }) =>
      sql<boolean>`(${holdsAnyOf('m', [...LEARNERS, 'organization_member_full_access', ADMINISTRATION])}
        and not ${isEntitled('COURSE', courseId ?? 0, sql.ref('m.user_id'))})`,
  },
  {
    // who decides about courses
    kind: 'course-governors',
    includes: () => holdsAnyOf('m', [ADMINISTRATION, 'organization_update_courses']),
  },
];

/** What a course is called, in both languages; null when it is gone. */
export async function findCourseTitle(tx: Tx, courseId: number): Promise<Localized | null> {
  const row = await tx.one(db.selectFrom('courses').select('title').where('course_id', '=', courseId));
  return row?.title ?? null;
}

/** Notifies an audience about a course, if it is still there. */
export const notifyAboutCourse = (
  context: SystemContext,
  courseId: number,
  audience: Audience,
  content: Omit<NotificationContent, 'data'>,
  options: DeliveryOptions = {},
): Promise<void> =>
  transaction(context, async (tx) => {
    const courseTitle = await findCourseTitle(tx, courseId);
    if (!courseTitle) return;
    const about = { ...content, parameters: { courseTitle, ...content.parameters }, data: { courseId } };
    await notifyAudience(context, tx, audience, about, options);
  });

export const courseNews: readonly SignalSubscription[] = [
  on(coursePublished, (context, { courseId, byUserId }) => tellOpened(context, courseId, byUserId)),
  on(courseChanged, (context, { courseId, byUserId, hasOpened }) =>
    (hasOpened ? tellOpened : followOpening)(context, courseId, byUserId),
  ),
  on(courseApprovalRequested, async (context, { courseId, byUserId }, signalId) => {
    const person = await reading(context, (tx) => findMemberName(tx, byUserId));
    const parameters = { person, outcome: 'requested' };
    await notifyAboutCourse(
      context,
      courseId,
      { kind: 'course-governors' },
      { templateId: APPROVAL, parameters, dedupeKey: `course-approval:${signalId}`, byUserId },
    );
  }),
  on(courseApprovalDecided, (context, { courseId, byUserId, isApproved }, signalId) =>
    notifyAboutCourse(context, courseId, teachersOf(courseId), {
      templateId: APPROVAL,
      parameters: { outcome: isApproved ? 'approved' : 'rejected' },
      dedupeKey: `course-approval:${signalId}`,
      byUserId,
    }),
  ),
];

/** What notifications are about, while it is there. */
export const coursesInNotifications: readonly NotifiedThing[] = [
  {
    idName: 'courseId',
    isThere: (id) => sql<boolean>`exists (select from courses c where ${inOrganization('c')} and c.course_id = ${id})`,
  },
];
