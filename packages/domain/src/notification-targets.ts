/** What a notification is about; decides the page behind it and its picture. */
export type NotificationKind =
  | 'group'
  | 'event'
  | 'discussion-board'
  | 'announcement'
  | 'certificate'
  | 'checklist'
  | 'imported-course'
  | 'plagiarism'
  | 'grade'
  | 'course-approval'
  | 'course'
  | 'post'
  | 'sign-in'
  | 'membership';

/** The ids that a notification may carry. */
export interface NotificationIds {
  groupId?: string | number | null;
  postId?: string | number | null;
  eventId?: string | number | null;
  courseId?: string | number | null;
  announcementId?: string | number | null;
  gradeItemId?: string | number | null;
  discussionBoardId?: string | number | null;
  assignmentId?: string | number | null;
  surveyId?: string | number | null;
}

export interface NotificationTarget {
  kind: NotificationKind;
  /** Where a click leads. */
  path: string;
  /** `studio` paths are reached by the hand-over. */
  application: 'learner' | 'studio';
  /** Key of the default picture, for a notification without media of its own. */
  picture: NotificationKind;
}

/** The product's own templates lie above the table of the specification, so that its ids keep their meaning. */
export const SIGN_IN_TEMPLATE = 1001;
export const MEMBERSHIP_TEMPLATE = 1002;
/** To a new member; leads to the member's courses, as every template that the table doesn't list. */
export const MEMBER_APPROVED_TEMPLATE = 1003;

const KINDS: readonly (readonly [kind: NotificationKind, templates: readonly number[]])[] = [
  ['group', [1]],
  ['event', [2]],
  ['discussion-board', [3, 4, 5, 6, 7, 8, 9, 10, 19, 20, 24]],
  ['announcement', [11]],
  ['certificate', [12]],
  ['checklist', [13, 14]],
  ['imported-course', [15]],
  ['plagiarism', [16, 17]],
  ['grade', [18]],
  ['course-approval', [22]],
  ['course', [21, 23, 25]],
  ['post', [27, 28, 29, 30]],
  ['sign-in', [SIGN_IN_TEMPLATE]],
  ['membership', [MEMBERSHIP_TEMPLATE]],
];

const kindOfTemplate = new Map(KINDS.flatMap(([kind, templates]) => templates.map((id) => [id, kind] as const)));

/** The kind of a template; any id that the table doesn't list is a course. */
export function notificationKind(templateId: number): NotificationKind {
  return kindOfTemplate.get(templateId) ?? 'course';
}

const isGiven = (id: string | number | null | undefined): id is string | number => id != null && id !== '';

const segment = (id: string | number): string => encodeURIComponent(String(id));

/** The course overview is open to readers who are not enrolled too; without a course the reader's own list. */
const coursePath = ({ courseId }: NotificationIds): string =>
  isGiven(courseId) ? `/lms/courses/${segment(courseId)}/overview` : '/lms/my-courses';

/** A part of a course: the thing itself, else its list, else the course. */
function partPath(ids: NotificationIds, list: string, id: string | number | null | undefined): string {
  if (!isGiven(ids.courseId)) return coursePath(ids);
  const course = `/lms/courses/${segment(ids.courseId)}`;
  return isGiven(id) ? `${course}/${list}/${segment(id)}` : `${course}/${list}`;
}

const groupPath = ({ groupId }: NotificationIds): string =>
  isGiven(groupId) ? `/groups/${segment(groupId)}` : '/groups';

const PATHS: Record<NotificationKind, (ids: NotificationIds) => string> = {
  group: groupPath,
  event: ({ eventId }) => (isGiven(eventId) ? `/event/${segment(eventId)}` : '/social/events'),
  'discussion-board': (ids) => partPath(ids, 'discussion-boards', ids.discussionBoardId),
  announcement: (ids) =>
    isGiven(ids.announcementId) && !isGiven(ids.courseId)
      ? `/announcements/${segment(ids.announcementId)}`
      : partPath(ids, 'announcements', ids.announcementId),
  certificate: ({ courseId }) =>
    isGiven(courseId) ? `/lms/courses/${segment(courseId)}/certificate` : '/my-certificates',
  checklist: () => '/checklist',
  'imported-course': coursePath,
  plagiarism: (ids) => (isGiven(ids.assignmentId) ? partPath(ids, 'assignments', ids.assignmentId) : coursePath(ids)),
  grade: (ids) => partPath(ids, 'grade-items', ids.gradeItemId),
  'course-approval': coursePath,
  // news of a survey: a poll's page is found from there
  course: (ids) => (isGiven(ids.surveyId) ? partPath(ids, 'surveys', ids.surveyId) : coursePath(ids)),
  post: (ids) =>
    isGiven(ids.groupId) && isGiven(ids.postId) ? `${groupPath(ids)}/post/${segment(ids.postId)}` : groupPath(ids),
  'sign-in': () => '/profile?tab=security',
  membership: () => '/studio/members?status=pending',
};

/** Where a notification leads and which picture it has (specification, section 3). */
export function notificationTarget(templateId: number, ids: NotificationIds): NotificationTarget {
  const kind = notificationKind(templateId);
  return {
    kind,
    path: PATHS[kind](ids),
    application: kind === 'membership' ? 'studio' : 'learner',
    picture: kind,
  };
}
