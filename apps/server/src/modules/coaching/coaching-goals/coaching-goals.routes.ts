import { permission } from '../../../kernel/access/access.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { page } from '../../../kernel/http/schemas.ts';
import { listCoachLearners, readCoachLearner } from './coach-learners.reads.ts';
import { listGoals, listTasks } from './coaching-goals.reads.ts';
import {
  CoachLearner,
  CoachLearnerDetail,
  CreatedGoal,
  CreatedTask,
  GoalBody,
  GoalChangeBody,
  GoalParams,
  Goals,
  LearnerParams,
  LearnerQuery,
  PairQuery,
  TaskBody,
  TaskChangeBody,
  TaskDoneBody,
  TaskParams,
  Tasks,
} from './coaching-goals.schemas.ts';
import { addGoal, changeGoal, changeTask, removeTask, setTask, tickTask } from './coaching-goals.service.ts';

const access = permission('organization_member_access_coaching');

const goals: readonly RouteDefinition[] = [
  memberRoute({
    method: 'GET',
    path: '/api/coaching-goals',
    operationId: 'listCoachingGoals',
    summary: 'Goals with a coach or of a learner of the caller; without either, all that the caller has as a learner',
    access,
    query: PairQuery,
    response: Goals,
    handle: (context, { query }) => listGoals(context, query),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/coaching-goals',
    operationId: 'createCoachingGoal',
    refusesMasquerade: true,
    summary: 'Sets a goal with a coach or for a learner of the caller',
    access,
    body: GoalBody,
    response: CreatedGoal,
    successStatus: 201,
    errors: { 409: ['coaching-goal.too-many'] },
    handle: (context, { body }) => addGoal(context, body),
  }),
  memberRoute({
    method: 'PUT',
    path: '/api/coaching-goals/:coachingGoalId',
    operationId: 'updateCoachingGoal',
    refusesMasquerade: true,
    summary: 'Changes a goal, its progress or its state, as its learner or coach',
    access,
    params: GoalParams,
    body: GoalChangeBody,
    handle: (context, { params, body }) => changeGoal(context, params.coachingGoalId, body),
  }),
];

const tasks: readonly RouteDefinition[] = [
  memberRoute({
    method: 'GET',
    path: '/api/coaching-tasks',
    operationId: 'listCoachingTasks',
    summary: 'Tasks with a coach or of a learner of the caller; without either, all that the caller has as a learner',
    access,
    query: PairQuery,
    response: Tasks,
    handle: (context, { query }) => listTasks(context, query),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/coaching-tasks',
    operationId: 'createCoachingTask',
    refusesMasquerade: true,
    summary: 'The coach sets a task for a learner',
    access,
    body: TaskBody,
    response: CreatedTask,
    successStatus: 201,
    errors: { 409: ['coaching-goal.too-many'] },
    handle: (context, { body }) => setTask(context, body),
  }),
  memberRoute({
    method: 'PUT',
    path: '/api/coaching-tasks/:coachingTaskId',
    operationId: 'updateCoachingTask',
    refusesMasquerade: true,
    summary: 'The coach changes a task',
    access,
    params: TaskParams,
    body: TaskChangeBody,
    handle: (context, { params, body }) => changeTask(context, params.coachingTaskId, body),
  }),
  memberRoute({
    method: 'DELETE',
    path: '/api/coaching-tasks/:coachingTaskId',
    operationId: 'deleteCoachingTask',
    refusesMasquerade: true,
    summary: 'The coach deletes a task',
    access,
    params: TaskParams,
    handle: (context, { params }) => removeTask(context, params.coachingTaskId),
  }),
  memberRoute({
    method: 'PUT',
    path: '/api/coaching-tasks/:coachingTaskId/done',
    operationId: 'setCoachingTaskDone',
    refusesMasquerade: true,
    summary: 'The learner ticks a task off, or takes the tick back',
    access,
    params: TaskParams,
    body: TaskDoneBody,
    handle: (context, { params, body }) => tickTask(context, params.coachingTaskId, body.isDone),
  }),
];

const learners: readonly RouteDefinition[] = [
  memberRoute({
    method: 'GET',
    path: '/api/coach-learners',
    operationId: 'listCoachLearners',
    summary: "Learners of the caller's own practice, the one seen last first",
    access,
    query: LearnerQuery,
    response: page(CoachLearner),
    handle: (context, { query }) => listCoachLearners(context, query),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/coach-learners/:userId',
    operationId: 'getCoachLearner',
    summary: 'A learner of the own practice with all sessions of the two',
    access,
    params: LearnerParams,
    response: CoachLearnerDetail,
    handle: (context, { params }) => readCoachLearner(context, params.userId),
  }),
];

export const coachingGoalRoutes: readonly RouteDefinition[] = [...goals, ...tasks, ...learners];
