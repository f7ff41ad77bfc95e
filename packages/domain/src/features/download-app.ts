import type { FeaturesOfNoun } from '../feature.ts';

export const features = {
  'download-app': { place: 280, kind: 'page', group: 'pages', isOnByDefault: false },
} as const satisfies FeaturesOfNoun;
