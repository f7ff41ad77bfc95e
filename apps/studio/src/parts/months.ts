/** How many months can be chosen. */
const MONTHS = 24;

/** This month and those before it, newest first, such as 2026-11. */
export function lastMonths(now: Date): string[] {
  return Array.from({ length: MONTHS }, (_, back) =>
    new Date(Date.UTC(now.getFullYear(), now.getMonth() - back, 1)).toISOString().slice(0, 7),
  );
}
