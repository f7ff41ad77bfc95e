/** The ids that a notification may carry: what a click leads to. */
export type NotificationIds = Readonly<Record<`${string}Id`, string | number | null | undefined>>;

/**
 * Where notifications of one kind lead, in `notification-targets/<kind>.ts`. `npm run generate` finds the file by its folder.
 * Its wording is `notifications.kinds.<kind>`.
 */
export interface TargetOfKind {
  /** The product's own templates lie above the table of the specification, so that its ids keep their meaning. */
  readonly templates: readonly number[];
  /** What members switch off together: a category of the server's notification groups. */
  readonly category: string;
  /** The icon of a notification without media of its own. */
  readonly picture: string;
  readonly path: (ids: NotificationIds) => string;
  /** `studio` paths are reached by the sign-on token; unless noted, the learner application's. */
  readonly application?: 'learner' | 'studio';
}

export const isGiven = (id: string | number | null | undefined): id is string | number => id != null && id !== '';

export const segment = (id: string | number): string => encodeURIComponent(String(id));

/** The course overview is open to readers who are not enrolled too; without a course the reader's own list. */
export const coursePath = ({ courseId }: NotificationIds): string =>
  isGiven(courseId) ? `/lms/courses/${segment(courseId)}/overview` : '/lms/my-courses';

/** A part of a course: the thing itself, else its list, else the course. */
export function partPath(ids: NotificationIds, list: string, id: string | number | null | undefined): string {
  if (!isGiven(ids.courseId)) return coursePath(ids);
  const course = `/lms/courses/${segment(ids.courseId)}`;
  return isGiven(id) ? `${course}/${list}/${segment(id)}` : `${course}/${list}`;
}

export const groupPath = ({ groupId }: NotificationIds): string =>
  isGiven(groupId) ? `/groups/${segment(groupId)}` : '/groups';
