import type { FeaturesOfNoun } from '../feature.ts';

export const features = {
  'anonymous-course-view': { place: 30, kind: 'rule', configurationKey: 'allow_anonymous_course_view' },
  'all-courses': { place: 290, kind: 'page', isOnByDefault: true },
} as const satisfies FeaturesOfNoun;
