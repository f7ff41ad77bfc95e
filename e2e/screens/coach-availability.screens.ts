import { learner, openDialog, type Screen } from '../support/screen.ts';

const coach = { as: 'coach@demo.test' };

export const screens: readonly Screen[] = [
  learner('studio-coach-availability', '/studio/coaching/availability', coach),
  learner('studio-coach-copied-day', '/studio/coaching/availability', {
    ...coach,
    prepare: openDialog(/Copy to other days|نسخ إلى أيام أخرى/),
  }),
  learner('studio-coach-rules', '/studio/coaching/availability?part=rules', coach),
  learner('studio-coach-calendars', '/studio/coaching/availability?part=calendars', coach),
  learner('studio-coach-travel', '/studio/coaching/availability?part=travel', coach),
  learner('studio-session-types', '/studio/coaching/session-types', coach),
];
