import { screensOf } from '@sullam/web-kit/feature-parts.ts';
import { FEATURES } from './features.gen.ts';

/** Every screen of the learner application, as its features bring them. */
export const SCREENS = screensOf(FEATURES, '/lms/courses/$courseId');
