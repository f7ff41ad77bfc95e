import type { FeaturesOfNoun } from '../feature.ts';

export const features = {
  'anonymous-course-view': {
    place: 30,
    kind: 'rule',
    group: 'catalogue',
    configurationKey: 'allow_anonymous_course_view',
  },
  'all-courses': { place: 290, kind: 'page', group: 'catalogue', isOnByDefault: true },
} as const satisfies FeaturesOfNoun;
