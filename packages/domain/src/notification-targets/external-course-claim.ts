import type { TargetOfKind } from '../notification-target.ts';

export const EXTERNAL_COURSE_CLAIM = 1060;

export const target: TargetOfKind = {
  templates: [EXTERNAL_COURSE_CLAIM],
  category: 'administration',
  picture: 'Globe',
  path: () => '/studio/external-courses?status=PENDING',
  application: 'studio',
};
