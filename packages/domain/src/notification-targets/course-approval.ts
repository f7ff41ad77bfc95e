import { coursePath, type TargetOfKind } from '../notification-target.ts';

export const target: TargetOfKind = {
  templates: [22],
  category: 'teaching',
  picture: 'ClipboardCheck',
  path: coursePath,
};
