import { GOALS } from '@sullam/domain/weekly-goal.ts';
import { type Static, Type } from 'typebox';
import { NamedObject, Nullable } from '../../../kernel/http/schemas.ts';

/** A week of somebody who learns, and the goal that they have for each. */
export const LearningWeek = NamedObject('LearningWeek', {
  /** The day that it is by the organisation's clock. */
  today: Type.String(),
  /** Seven, the first day of the week first; minutes are those of the lessons that were finished. */
  days: Type.Array(
    Type.Object({
      day: Type.String(),
      minutes: Type.Integer({ minimum: 0 }),
      lessonCount: Type.Integer({ minimum: 0 }),
    }),
  ),
  /** Days a week; null: they want none, or the organisation offers none. */
  goal: Nullable(Type.Integer()),
  /** Whether they chose it themselves; until then it is everybody's. */
  isGoalChosen: Type.Boolean(),
  /** Weeks in a row that met the goal. */
  weeksMet: Type.Integer({ minimum: 0 }),
  /** Last week missed the goal and is forgiven. */
  isLastForgiven: Type.Boolean(),
});
export type LearningWeek = Static<typeof LearningWeek>;

export const WeeklyGoal = NamedObject('WeeklyGoal', {
  days: Nullable(Type.Integer({ minimum: GOALS[0], maximum: GOALS[4] })),
});
