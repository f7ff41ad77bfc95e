import { administrator, learner, openDialog, type Screen, visitor } from '../support/screen.ts';

export const screens: readonly Screen[] = [
  visitor('coaches-visitor', '/coaching'),
  learner('coaches-narrowed', '/coaching?search=nobody'),
  learner('coach', ({ coachId }) => `/coaching/coaches/${coachId}`),
  learner('studio-coach-profile', '/studio/coaching/profile', { as: 'coach@demo.test' }),
  administrator('studio-coaches-settings', '/studio/coaching/coaches', { prepare: openDialog(/Topics|الموضوعات/) }),
];
