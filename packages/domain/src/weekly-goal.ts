/** On so many days a week somebody means to learn: the goal of who has chosen none, and what can be chosen. */
export const DEFAULT_GOAL = 4;
export const GOALS = [2, 3, 4, 5, 6] as const;

/** How far back weeks are counted. */
export const GOAL_WEEKS = 53;

/** Of so many weeks in a row, one that missed the goal is forgiven. */
const FORGIVEN_EVERY = 4;

const DAY = 86_400_000;

const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`);
const dayAfter = (day: string, days: number): string =>
  new Date(dateOf(day).getTime() + days * DAY).toISOString().slice(0, 10);

/** The seven days of the week in which a day lies, so many weeks ago: "2026-11-22" and those after it. */
export function weekOf(day: string, firstDay: number, weeksAgo = 0): string[] {
  const since = (dateOf(day).getUTCDay() - (firstDay % 7) + 7) % 7;
  return Array.from({ length: 7 }, (_, at) => dayAfter(day, at - since - 7 * weeksAgo));
}

export interface GoalStreak {
  /** Weeks that met the goal, this one too as soon as it does; nothing that was met is taken back by a week that is still running. */
  weeksMet: number;
  /** Whether last week missed the goal and is forgiven. */
  isLastForgiven: boolean;
}

/** How many weeks in a row met a goal. `daysByWeek` begins with the week that is running. */
export function streakOf(daysByWeek: readonly number[], goal: number): GoalStreak {
  const [running = 0, ...past] = daysByWeek;
  let weeksMet = running >= goal ? 1 : 0;
  let lastForgiven = -FORGIVEN_EVERY;
  let isLastForgiven = false;
  for (const [at, days] of past.entries()) {
    if (days >= goal) {
      weeksMet += 1;
      continue;
    }
    // a missed week before which nothing was met forgives nothing
    const isBridge = at - lastForgiven >= FORGIVEN_EVERY && (past[at + 1] ?? 0) >= goal;
    if (!isBridge) break;
    lastForgiven = at;
    isLastForgiven ||= at === 0;
  }
  return { weeksMet, isLastForgiven };
}
