import { coursePath, type TargetOfKind } from '../notification-target.ts';

export const target: TargetOfKind = {
  templates: [15],
  picture: 'Download',
  path: coursePath,
};
