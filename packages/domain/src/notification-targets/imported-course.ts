import { coursePath, type TargetOfKind } from '../notification-target.ts';

export const target: TargetOfKind = {
  templates: [15],
  category: 'teaching',
  picture: 'Download',
  path: coursePath,
};
