import { MINUTE } from '@sullam/domain/limits.ts';
import { MEMBERSHIP_TEMPLATE } from '@sullam/domain/notification-targets/membership.ts';
import { SIGN_IN_TEMPLATE } from '@sullam/domain/notification-targets/sign-in.ts';
import { MEMBER_APPROVED_TEMPLATE } from '@sullam/domain/notification-targets.ts';
import type { SystemContext } from '../../kernel/context.ts';
import { reading, transaction } from '../../kernel/database/database.ts';
import { on, type SignalSubscription } from '../../kernel/outbox/signals.ts';
import { memberRegistered } from '../accounts/accounts.public.ts';
import { announcementPublished, findAnnouncementToTell } from '../announcements/announcements.public.ts';
import {
  courseApprovalDecided,
  courseApprovalRequested,
  courseChanged,
  coursePublished,
} from '../courses/courses.public.ts';
import { examScoreReleased } from '../exam-scores/exam-scores.public.ts';
import { findItemToTell, gradesPosted } from '../grades/grades.public.ts';
import { memberApproved } from '../members/members.public.ts';
import { plagiarismFound, plagiarismRunFinished } from '../plagiarism/plagiarism.public.ts';
import { sessionOpenedOnNewDevice } from '../sessions/sessions.public.ts';
import { findSurveyToTell, surveyPublished } from '../surveys/surveys.public.ts';
import type { Audience } from './audiences.ts';
import { findCourseTitle, findMemberName, findSubsectionTitle } from './notification-subjects.reads.ts';
import { type DeliveryOptions, notifyAudience } from './notifications.jobs.ts';
import { type NotificationContent, notify } from './notify.ts';

const ANNOUNCEMENT = 11;
const PLAGIARISM_FOUND = 16;
const PLAGIARISM_CHECKED = 17;
const GRADE = 18;
const COURSE_OPENED = 21;
const APPROVAL = 22;
const COURSE_CHANGED = 23;

const EDITING_RESTS_AFTER = 10 * MINUTE;

/** Tells an audience about a course, if it is still there. */
async function tellAboutCourse(
  context: SystemContext,
  courseId: number,
  audience: Audience,
  content: Omit<NotificationContent, 'data'>,
  options: DeliveryOptions = {},
): Promise<void> {
  await transaction(context, async (tx) => {
    const courseTitle = await findCourseTitle(context, tx, courseId);
    if (!courseTitle) return;
    const about = { ...content, parameters: { courseTitle, ...content.parameters }, data: { courseId } };
    await notifyAudience(context, tx, audience, about, options);
  });
}

export const notificationSources: readonly SignalSubscription[] = [
  on(announcementPublished, (context, { announcementId, courseId, byUserId }) =>
    transaction(context, async (tx) => {
      const announcement = await findAnnouncementToTell(context, tx, announcementId);
      if (!announcement) return;
      const { title, courseTitle } = announcement;
      const audience: Audience = courseId === null ? { kind: 'members' } : { kind: 'enrolled', courseId };
      const content = {
        templateId: ANNOUNCEMENT,
        parameters: { title, ...(courseTitle ? { courseTitle } : { outcome: 'organization' }) },
        data: { announcementId, ...(courseId === null ? {} : { courseId }) },
        dedupeKey: `announcement:${announcementId}`,
        byUserId,
      };
      await notifyAudience(
        context,
        tx,
        audience,
        content,
        announcement.sendsMail ? { mailAnnouncementId: announcementId } : {},
      );
    }),
  ),
  on(surveyPublished, (context, { surveyId, courseId, type, byUserId }) =>
    transaction(context, async (tx) => {
      const survey = await findSurveyToTell(context, tx, surveyId);
      if (!survey) return;
      const content = {
        templateId: COURSE_CHANGED,
        parameters: { ...survey, outcome: type === 'POLL' ? 'poll' : 'survey' },
        data: { courseId, surveyId },
        dedupeKey: `survey:${surveyId}`,
        byUserId,
      };
      await notifyAudience(context, tx, { kind: 'enrolled', courseId }, content);
    }),
  ),
  // a class that copied from each other is one piece of news
  on(plagiarismFound, (context, { courseSubsectionId, courseId }) =>
    transaction(context, async (tx) => {
      const assignment = await findSubsectionTitle(context, tx, courseSubsectionId);
      if (!assignment) return;
      const content = {
        templateId: PLAGIARISM_FOUND,
        parameters: { assignment },
        data: { courseId, assignmentId: courseSubsectionId },
        dedupeKey: `plagiarism:${courseSubsectionId}:${context.clock.now().toISOString().slice(0, 10)}`,
      };
      await notifyAudience(context, tx, { kind: 'instructors', courseId }, content);
    }),
  ),
  on(plagiarismRunFinished, (context, { courseSubsectionId, courseId, byUserId }, signalId) =>
    transaction(context, async (tx) => {
      const assignment = await findSubsectionTitle(context, tx, courseSubsectionId);
      if (!assignment) return;
      await notify(context, tx, {
        templateId: PLAGIARISM_CHECKED,
        parameters: { assignment },
        data: { courseId, assignmentId: courseSubsectionId },
        dedupeKey: `plagiarism-run:${signalId}`,
        userIds: [byUserId],
      });
    }),
  ),
  // publishing again after a break tells nobody a second time
  on(coursePublished, (context, { courseId, byUserId }) =>
    tellAboutCourse(
      context,
      courseId,
      { kind: 'learners' },
      {
        templateId: COURSE_OPENED,
        parameters: {},
        dedupeKey: `course-opened:${courseId}`,
        byUserId,
      },
    ),
  ),
  // editing is told of when it has come to rest, and once a day
  on(courseChanged, (context, { courseId, byUserId }) =>
    tellAboutCourse(
      context,
      courseId,
      { kind: 'enrolled', courseId },
      {
        templateId: COURSE_CHANGED,
        parameters: {},
        dedupeKey: `course-changed:${courseId}:${context.clock.now().toISOString().slice(0, 10)}`,
        byUserId,
      },
      {
        key: `course-changed:${context.organizationId}:${courseId}`,
        runAt: new Date(context.clock.now().getTime() + EDITING_RESTS_AFTER),
      },
    ),
  ),
  on(courseApprovalRequested, async (context, { courseId, byUserId }, signalId) => {
    const person = await reading(context, (tx) => findMemberName(context, tx, byUserId));
    await tellAboutCourse(
      context,
      courseId,
      { kind: 'course-governors' },
      {
        templateId: APPROVAL,
        parameters: { person, outcome: 'requested' },
        dedupeKey: `course-approval:${signalId}`,
        byUserId,
      },
    );
  }),
  on(courseApprovalDecided, (context, { courseId, byUserId, isApproved }, signalId) =>
    tellAboutCourse(
      context,
      courseId,
      { kind: 'instructors', courseId },
      {
        templateId: APPROVAL,
        parameters: { outcome: isApproved ? 'approved' : 'rejected' },
        dedupeKey: `course-approval:${signalId}`,
        byUserId,
      },
    ),
  ),
  on(memberRegistered, (context, { userId, status }, signalId) =>
    transaction(context, async (tx) => {
      if (status !== 'PENDING') return;
      const person = await findMemberName(context, tx, userId);
      await notifyAudience(
        context,
        tx,
        { kind: 'administrators' },
        {
          templateId: MEMBERSHIP_TEMPLATE,
          parameters: { person },
          data: {},
          dedupeKey: `member-requested:${signalId}`,
          byUserId: userId,
        },
      );
    }),
  ),
  on(memberApproved, (context, { userId, byUserId }, signalId) =>
    transaction(context, async (tx) => {
      await notify(context, tx, {
        userIds: [userId],
        templateId: MEMBER_APPROVED_TEMPLATE,
        parameters: {},
        data: {},
        dedupeKey: `member-approved:${signalId}`,
        byUserId,
      });
    }),
  ),
  on(examScoreReleased, (context, { examAttemptId, subsectionExamId, courseId, userId }) =>
    transaction(context, async (tx) => {
      const courseTitle = await findCourseTitle(context, tx, courseId);
      const item = await findSubsectionTitle(context, tx, subsectionExamId);
      if (!courseTitle || !item) return;
      await notify(context, tx, {
        userIds: [userId],
        templateId: GRADE,
        parameters: { item, courseTitle },
        data: { courseId },
        dedupeKey: `exam-score:${examAttemptId}`,
      });
    }),
  ),
  on(gradesPosted, (context, { gradeItemId, courseId, userIds, byUserId }, signalId) =>
    transaction(context, async (tx) => {
      const parameters = await findItemToTell(context, tx, gradeItemId);
      if (!parameters) return;
      await notify(context, tx, {
        userIds,
        templateId: GRADE,
        parameters,
        data: { courseId, gradeItemId },
        dedupeKey: `grade:${gradeItemId}:${signalId}`,
        byUserId,
      });
    }),
  ),
  on(sessionOpenedOnNewDevice, (context, { userId, sessionId, browser, system }) =>
    transaction(context, async (tx) => {
      const device = [browser, system].filter(Boolean).join(', ');
      await notify(context, tx, {
        userIds: [userId],
        templateId: SIGN_IN_TEMPLATE,
        parameters: { device },
        data: {},
        dedupeKey: `session:${sessionId}`,
      });
    }),
  ),
];
