import { partPath, type TargetOfKind } from '../notification-target.ts';

export const target: TargetOfKind = {
  templates: [18],
  category: 'grades',
  picture: 'Star',
  path: (ids) => partPath(ids, 'grade-items', ids.gradeItemId),
};
