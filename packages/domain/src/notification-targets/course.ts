import { coursePath, isGiven, partPath, type TargetOfKind } from '../notification-target.ts';

export const target: TargetOfKind = {
  templates: [21, 23, 25, 26],
  category: 'courses',
  picture: 'BookOpen',
  // news of a survey: a poll's page is found from there
  path: (ids) => (isGiven(ids.surveyId) ? partPath(ids, 'surveys', ids.surveyId) : coursePath(ids)),
};
