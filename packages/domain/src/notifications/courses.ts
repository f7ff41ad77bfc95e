import { coursePath, isGiven, type NotificationDefinition, partPath } from '../notification-paths.ts';

/** What happens to a course, for those who learn, teach or decide about it. */
export const coursesNotifications = [
  { kind: 'imported-course', category: 'teaching', templates: [15], path: coursePath },
  { kind: 'course-approval', category: 'teaching', templates: [22], path: coursePath },
  {
    kind: 'course',
    category: 'courses',
    templates: [21, 23, 25, 26],
    // news of a survey: a poll's page is found from there
    path: (ids) => (isGiven(ids.surveyId) ? partPath(ids, 'surveys', ids.surveyId) : coursePath(ids)),
  },
] as const satisfies readonly NotificationDefinition[];
