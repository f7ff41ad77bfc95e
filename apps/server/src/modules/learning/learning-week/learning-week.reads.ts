import { dayStarts, wallTimeOf } from '@sullam/domain/lectures/zoned-time.ts';
import { firstDayOfWeek } from '@sullam/domain/week-start.ts';
import { DEFAULT_GOAL, GOAL_WEEKS, streakOf, weekOf } from '@sullam/domain/weekly-goal.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import type { LearningWeek } from './learning-week.schemas.ts';
import { findGoal } from './weekly-goals.repository.ts';

interface LearnedDay {
  /** Its number among the days, 1 for the first. */
  day: number;
  minutes: number;
  lessonCount: number;
}

const learnedOn = ({ caller }: MemberContext, { sql }: Tx, starts: readonly string[]) => sql<LearnedDay[]>`
  select width_bucket(d.finished_at, ${starts}::timestamptz[]) as day, sum(s.duration_minutes)::int as minutes, count(*)::int as "lessonCount"
  from finished_lessons d
  join lessons s on ${inOrganization('s')} and s.course_id = d.course_id and s.course_subsection_id = d.course_subsection_id
  where ${inOrganization('d')} and d.user_id = ${caller.userId}
    and d.finished_at >= ${starts[0]!}
  group by 1`;

/** The caller's week by the organisation's clock and region, and how many weeks met the goal. */
export async function readLearningWeek(context: MemberContext, tx: Tx): Promise<LearningWeek> {
  const { configuration, clock } = context;
  const today = wallTimeOf(clock.now(), configuration.time_zone).date;
  const weeks = Array.from({ length: GOAL_WEEKS }, (_, ago) => weekOf(today, firstDayOfWeek(configuration), ago));
  const dates = weeks.toReversed().flat();
  const learned = await learnedOn(context, tx, dayStarts(dates, configuration.time_zone));
  const chosen = await findGoal(tx, context.caller.userId);
  const byDay = new Map(learned.map((each) => [dates[each.day - 1], each]));
  const goal = configuration.weekly_goal_enabled ? (chosen ? chosen.days : DEFAULT_GOAL) : null;
  const daysByWeek = weeks.map((week) => week.filter((day) => byDay.has(day)).length);
  const { weeksMet, isLastForgiven } =
    goal === null ? { weeksMet: 0, isLastForgiven: false } : streakOf(daysByWeek, goal);
  return {
    today,
    days: (weeks[0] ?? []).map((day) => ({
      day,
      minutes: byDay.get(day)?.minutes ?? 0,
      lessonCount: byDay.get(day)?.lessonCount ?? 0,
    })),
    goal,
    isGoalChosen: chosen !== undefined,
    weeksMet,
    isLastForgiven,
  };
}
