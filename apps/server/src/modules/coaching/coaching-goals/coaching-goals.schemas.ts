import { GOAL_STATES, WORK_LIMITS } from '@sullam/domain/coaching/goals.ts';
import { type Static, Type } from 'typebox';
import {
  DateTime,
  Id,
  LocalizedName,
  NamedObject,
  Nullable,
  OneOf,
  PageQuery,
  Person,
} from '../../../kernel/http/schemas.ts';

const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', format: 'date' });
const Title = Type.String({ minLength: 1, maxLength: WORK_LIMITS.title, pattern: '\\S' });
const State = OneOf(...GOAL_STATES);
const Steps = Type.Integer({ minimum: 1, maximum: WORK_LIMITS.steps });

export const GoalParams = Type.Object({ coachingGoalId: Id });
export const TaskParams = Type.Object({ coachingTaskId: Id });
export const LearnerParams = Type.Object({ userId: Id });

/** Learners name their coach, coaches their learner. */
const pair = {
  coachId: Type.Optional(Id),
  learnerUserId: Type.Optional(Id),
};
export const PairQuery = Type.Object(pair);
export type PairQuery = Static<typeof PairQuery>;

export const GoalBody = NamedObject('CoachingGoalBody', {
  ...pair,
  title: Title,
  targetOn: Nullable(Day),
  stepCount: Steps,
});
export type GoalBody = Static<typeof GoalBody>;

export const GoalChangeBody = NamedObject('CoachingGoalChangeBody', {
  title: Title,
  targetOn: Nullable(Day),
  stepCount: Steps,
  stepsDone: Type.Integer({ minimum: 0, maximum: WORK_LIMITS.steps }),
  state: State,
  note: Type.Optional(Nullable(Type.String({ maxLength: WORK_LIMITS.goalNote }))),
  /** Session in which it is reviewed. */
  coachingSessionId: Type.Optional(Nullable(Id)),
  version: Type.Integer({ minimum: 1, maximum: 1_000_000_000, description: '409 if it is older' }),
});
export type GoalChangeBody = Static<typeof GoalChangeBody>;

export const Goal = NamedObject('CoachingGoal', {
  coachingGoalId: Id,
  coachId: Id,
  coach: Person,
  learner: Person,
  title: Type.String(),
  targetOn: Nullable(Day),
  stepCount: Steps,
  stepsDone: Type.Integer(),
  state: State,
  createdAt: DateTime,
  version: Type.Integer(),
  /** Oldest first. */
  changes: Type.Array(
    NamedObject('CoachingGoalChange', {
      at: DateTime,
      by: OneOf('LEARNER', 'COACH'),
      coachingSessionId: Nullable(Id),
      stepsDone: Type.Integer(),
      stepCount: Type.Integer(),
      state: State,
      note: Nullable(Type.String()),
    }),
  ),
});
export type Goal = Static<typeof Goal>;
export const Goals = NamedObject('CoachingGoals', { data: Type.Array(Goal) });
export const CreatedGoal = NamedObject('CreatedCoachingGoal', { coachingGoalId: Id });

const task = { title: Title, dueOn: Nullable(Day) };
export const TaskBody = NamedObject('CoachingTaskBody', {
  ...task,
  learnerUserId: Id,
  coachingSessionId: Type.Optional(Nullable(Id)),
});
export type TaskBody = Static<typeof TaskBody>;
export const TaskChangeBody = NamedObject('CoachingTaskChangeBody', task);
export type TaskChangeBody = Static<typeof TaskChangeBody>;
export const TaskDoneBody = NamedObject('CoachingTaskDoneBody', { isDone: Type.Boolean() });
export const Task = NamedObject('CoachingTask', {
  coachingTaskId: Id,
  coachId: Id,
  coach: Person,
  learner: Person,
  ...task,
  coachingSessionId: Nullable(Id),
  doneAt: Nullable(DateTime),
});
export type Task = Static<typeof Task>;
export const Tasks = NamedObject('CoachingTasks', { data: Type.Array(Task) });
export const CreatedTask = NamedObject('CreatedCoachingTask', { coachingTaskId: Id });

const learner = {
  learner: Person,
  sessionCount: Type.Integer({ description: 'Sessions that are over and were not missed by the learner' }),
  lastSessionAt: Nullable(DateTime),
  nextSessionAt: Nullable(DateTime),
  openGoals: Type.Integer(),
  openTasks: Type.Integer(),
};
export const CoachLearner = NamedObject('CoachLearner', learner);
export type CoachLearner = Static<typeof CoachLearner>;
export const LearnerQuery = Type.Object(PageQuery);
export type LearnerQuery = Static<typeof LearnerQuery>;
export const CoachLearnerDetail = NamedObject('CoachLearnerDetail', {
  ...learner,
  /** Newest first, at most 200. */
  sessions: Type.Array(
    NamedObject('SessionOfLearner', {
      coachingSessionId: Id,
      title: LocalizedName,
      startsAt: DateTime,
      endsAt: DateTime,
      state: OneOf('HELD', 'BOOKED', 'CANCELLED', 'EXPIRED', 'DECLINED'),
      missedBy: Nullable(OneOf('LEARNER', 'COACH')),
    }),
  ),
});
export type CoachLearnerDetail = Static<typeof CoachLearnerDetail>;
