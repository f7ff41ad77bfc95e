import { learner, type Screen } from '../support/screen.ts';

const COACH = { as: 'coach@demo.test' } as const;

export const screens: readonly Screen[] = [
  learner('coaching-mine', '/coaching/mine'),
  learner('coaching-session', ({ coachingSessionId }) => `/coaching/sessions/${coachingSessionId}`),
  learner('coaching-session-move', ({ coachingSessionId }) => `/coaching/sessions/${coachingSessionId}`, {
    prepare: async (page) => {
      await page.getByRole('button', { name: /Reschedule|تغيير الموعد/ }).click();
      await page.getByRole('heading', { name: /Reschedule|تغيير الموعد/ }).waitFor();
    },
  }),
  learner('coaching-session-cancel', ({ coachingSessionId }) => `/coaching/sessions/${coachingSessionId}`, {
    prepare: async (page) => {
      await page.getByRole('button', { name: /Cancel session|إلغاء الجلسة/ }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  }),
  learner('coaching-session-requested', ({ requestedSessionId }) => `/coaching/sessions/${requestedSessionId}`),
  learner('coaching-session-cancelled', ({ cancelledSessionId }) => `/coaching/sessions/${cancelledSessionId}`),
  learner('coaching-group', ({ groupSessionId }) => `/coaching/groups/${groupSessionId}`),
  learner('studio-coaching-today', '/studio/coaching/today', COACH),
  learner('studio-coaching-calendar', '/studio/coaching/calendar', COACH),
  learner('studio-coaching-calendar-list', '/studio/coaching/calendar?view=list', COACH),
];
