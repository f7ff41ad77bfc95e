import type { FeaturesOfNoun } from '../feature.ts';

export const features = {
  'download-app': { place: 280, kind: 'page', group: 'pages', isPlanned: true },
} as const satisfies FeaturesOfNoun;
