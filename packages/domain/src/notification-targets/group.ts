import { groupPath, type TargetOfKind } from '../notification-target.ts';

export const target: TargetOfKind = {
  templates: [1],
  category: 'social',
  picture: 'Users',
  path: groupPath,
};
