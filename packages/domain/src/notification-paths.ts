/** The ids that a notification may carry: what a click leads to. */
export type NotificationIds = Readonly<Record<`${string}Id`, string | number | null | undefined>>;

/** What a noun's templates are: a file of notifications/ for each noun lists its own (`npm run generate` collects them). */
export interface NotificationDefinition {
  /** Decides the page behind a notification and its default picture. */
  kind: string;
  /** What members switch off together (the server's notification groups). */
  category: string;
  /** Numbers are stored: never reused. The product's own lie above 1000, so that those of the specification keep their meaning. */
  templates: readonly number[];
  /** Where a click leads. */
  path(ids: NotificationIds): string;
  /** `studio` paths are reached by the hand-over. */
  application?: 'studio';
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
