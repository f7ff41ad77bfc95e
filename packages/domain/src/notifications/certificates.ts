import { isGiven, type NotificationDefinition, segment } from '../notification-paths.ts';

/** Certificates of courses. The number is the specification's. */
export const certificatesNotifications = [
  {
    kind: 'certificate',
    category: 'certificates',
    templates: [12],
    path: ({ courseId }) => (isGiven(courseId) ? `/lms/courses/${segment(courseId)}/certificate` : '/my-certificates'),
  },
] as const satisfies readonly NotificationDefinition[];
