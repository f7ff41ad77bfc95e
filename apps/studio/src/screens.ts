import { screensOf } from '@sullam/web-kit/feature-parts.ts';
import { FEATURES } from './features.gen.ts';

/** Every screen of the studio, as its features bring them. */
export const SCREENS = screensOf(FEATURES, '/courses/$courseId');
