import { learner, type Screen } from '../support/screen.ts';

export const screens: readonly Screen[] = [
  learner('profile', '/profile'),
  learner('profile-notifications', '/profile?tab=notifications'),
];
