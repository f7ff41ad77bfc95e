import { LEARNERS } from '@sullam/domain/portals.ts';
import { permission } from '../../../kernel/access/access.ts';
import { reading } from '../../../kernel/database/database.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { readLearningWeek } from './learning-week.reads.ts';
import { LearningWeek, WeeklyGoal } from './learning-week.schemas.ts';
import { setWeeklyGoal } from './weekly-goals.service.ts';

export const learningWeekRoutes: RouteDefinition[] = [
  memberRoute({
    method: 'GET',
    path: '/api/learning-week',
    operationId: 'getLearningWeek',
    summary: "What the caller has learnt on each day of this week, and the weeks that met the caller's goal",
    access: permission(...LEARNERS),
    response: LearningWeek,
    handle: (context) => reading(context, (tx) => readLearningWeek(context, tx)),
  }),
  memberRoute({
    method: 'PUT',
    path: '/api/learning-week/goal',
    operationId: 'setWeeklyGoal',
    summary: 'Sets on how many days a week the caller means to learn; null: no goal',
    access: permission(...LEARNERS),
    body: WeeklyGoal,
    handle: (context, { body }) => setWeeklyGoal(context, body.days),
  }),
];
