import { coursePath, isGiven, type TargetOfKind } from '../notification-target.ts';

export const target: TargetOfKind = {
  templates: [15],
  category: 'teaching',
  picture: 'Download',
  /** Also of courses that were taken elsewhere and recorded. */
  path: (ids) => (isGiven(ids.externalCourseId) ? '/external-courses' : coursePath(ids)),
};
