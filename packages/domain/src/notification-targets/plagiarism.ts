import { coursePath, isGiven, partPath, type TargetOfKind } from '../notification-target.ts';

export const target: TargetOfKind = {
  templates: [16, 17],
  category: 'grades',
  picture: 'TriangleAlert',
  path: (ids) => (isGiven(ids.assignmentId) ? partPath(ids, 'assignments', ids.assignmentId) : coursePath(ids)),
};
