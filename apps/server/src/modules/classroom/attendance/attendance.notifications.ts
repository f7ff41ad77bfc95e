import type { Localized } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import { transaction } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { on } from '../../../kernel/outbox/signals.ts';
import { COURSE_CHANGED, findCourseTitle } from '../../learning/courses/courses.public.ts';
import { type NotifiedThing, notify } from '../../operations/notifications/notifications.public.ts';
import { findSession } from './attendance.repository.ts';
import { excuseSettled } from './attendance.signals.ts';

/** Tells the one who asked what became of an excuse. */
export const notifyOfExcuse = on(excuseSettled, (context, { sessionId, userId, isAccepted }, signalId) =>
  transaction(context, async (tx) => {
    const session = await findSession(tx, sessionId);
    if (!session) return;
    const courseTitle = await findCourseTitle(tx, session.courseId);
    if (!courseTitle) return;
    await notify(context, tx, {
      userIds: [userId],
      templateId: COURSE_CHANGED,
      parameters: {
        courseTitle,
        title: session.title as Localized,
        outcome: isAccepted ? 'excuseAccepted' : 'excuseRefused',
      },
      data: { courseId: session.courseId, attendanceSessionId: sessionId },
      dedupeKey: `attendance-excuse:${signalId}`,
    });
  }),
);

/** What notifications are about, while it is there. */
export const attendanceInNotifications: readonly NotifiedThing[] = [
  {
    idName: 'attendanceSessionId',
    isThere: (id) =>
      sql<boolean>`exists (select from attendance_sessions s where ${inOrganization('s')} and s.attendance_session_id = ${id})`,
  },
];
