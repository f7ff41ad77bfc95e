import { instantOf } from '@sullam/domain/lectures/zoned-time.ts';
import { firstDayOfWeek } from '@sullam/domain/week-start.ts';
import { DEFAULT_GOAL, GOAL_WEEKS, streakOf, weekOf } from '@sullam/domain/weekly-goal.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import type { LearningWeek } from './learning-week.schemas.ts';
import { findGoal } from './weekly-goals.repository.ts';

interface LearnedDay {
  day: string;
  minutes: number;
  lessonCount: number;
}

const learnedSince = ({ caller, configuration }: MemberContext, { sql }: Tx, since: string) => sql<LearnedDay[]>`
  select to_char(d.finished_at at time zone ${configuration.time_zone}, 'YYYY-MM-DD') as day,
    sum(s.duration_minutes)::int as minutes, count(*)::int as "lessonCount"
  from finished_lessons d
  join lessons s on ${inOrganization('s')} and s.course_id = d.course_id and s.course_subsection_id = d.course_subsection_id
  where ${inOrganization('d')} and d.user_id = ${caller.userId}
    and d.finished_at >= ${instantOf({ date: since, time: '00:00' }, configuration.time_zone)}
  group by 1`;

/** The caller's week by the organisation's clock and region, and how many weeks met the goal. */
export async function readLearningWeek(context: MemberContext, tx: Tx): Promise<LearningWeek> {
  const { configuration, clock } = context;
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: configuration.time_zone }).format(clock.now());
  const weeks = Array.from({ length: GOAL_WEEKS }, (_, ago) => weekOf(today, firstDayOfWeek(configuration), ago));
  const learned = await learnedSince(context, tx, weeks.at(-1)?.[0] ?? today);
  const chosen = await findGoal(tx, context.caller.userId);
  const byDay = new Map(learned.map((each) => [each.day, each]));
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
