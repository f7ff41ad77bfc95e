import { isGiven, segment, type TargetOfKind } from '../notification-target.ts';

export const target: TargetOfKind = {
  templates: [12],
  category: 'certificates',
  picture: 'Award',
  path: ({ courseId }) => (isGiven(courseId) ? `/lms/courses/${segment(courseId)}/certificate` : '/my-certificates'),
};
