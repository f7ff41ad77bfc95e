import { apiQuery } from '@sullam/web-kit/api.ts';
import { keepPreviousData } from '@tanstack/react-query';

export type { CoachingGoal, CoachingTask, CoachLearner, CoachLearnerDetail } from '@sullam/api-client/schema.gen.ts';

export const learnersQuery = (query: { skip?: number; take?: number }) => ({
  ...apiQuery('GET /api/coach-learners', { query }),
  placeholderData: keepPreviousData,
});

export const learnerQuery = (userId: number) => apiQuery('GET /api/coach-learners/{userId}', { path: { userId } });
export const goalsQuery = (learnerUserId: number) => apiQuery('GET /api/coaching-goals', { query: { learnerUserId } });
export const tasksQuery = (learnerUserId: number) => apiQuery('GET /api/coaching-tasks', { query: { learnerUserId } });
