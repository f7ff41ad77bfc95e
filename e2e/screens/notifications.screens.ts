import { learner, type Screen, visitor } from '../support/screen.ts';

export const screens: readonly Screen[] = [
  learner('notifications', '/notifications'),
  visitor('notifications-unsubscribe', '/notifications/unsubscribe?key=1.example'),
];
