import { learner, type Screen } from '../support/screen.ts';

const COACH = { as: 'coach@demo.test' } as const;

export const screens: readonly Screen[] = [
  learner('studio-coach-learners', '/studio/coaching/learners', COACH),
  learner('studio-coach-learner', ({ coachLearnerId }) => `/studio/coaching/learners/${coachLearnerId}`, COACH),
  learner('studio-coach-affected', '/studio/coaching/affected', COACH),
  learner('studio-coach-ratings', '/studio/coaching/ratings', COACH),
];
