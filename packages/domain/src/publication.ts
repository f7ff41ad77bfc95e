/** The two states of whatever its author publishes: a course's lessons, exams, assignments, announcements, specializations. */
export type Publication = 'DRAFT' | 'PUBLISHED';

export const publicationOf = (isPublished: boolean): Publication => (isPublished ? 'PUBLISHED' : 'DRAFT');

/** Whom something that was just published in a course reaches. */
export type Reach = 'LEARNERS' | 'WAITS_FOR_COURSE';

/** Nobody learns in a course that isn't out: what is published in it waits for it. `courseStatus` undefined: it isn't known. */
export const reachOf = (courseStatus: string | undefined): Reach | undefined => {
  if (courseStatus === undefined) return undefined;
  return courseStatus === 'PUBLISHED' ? 'LEARNERS' : 'WAITS_FOR_COURSE';
};

/**
 * Whether what is written in a course goes out together with it: then one publishes the course and not its texts. A course that waits
 * for approval is looked at as it was handed over.
 */
export const goesOutWithCourse = (courseStatus: string | undefined): boolean =>
  courseStatus === 'DRAFT' || courseStatus === 'ARCHIVED';
