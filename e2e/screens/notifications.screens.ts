import { learner, type Screen } from '../support/screen.ts';

export const screens: readonly Screen[] = [learner('notifications', '/notifications')];
