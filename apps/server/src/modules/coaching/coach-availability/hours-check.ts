import { AVAILABILITY_LIMITS } from '@sullam/domain/coaching/session-type.ts';
import { isDay, isTimeZone } from '@sullam/domain/lectures/zoned-time.ts';
import { invalidField } from '../../../kernel/problem.ts';
import type { CoachHoursBody } from './availability.schemas.ts';

interface Numbered {
  from: number;
  until: number;
  path: string;
}

/** Refuses spans of one day that end before they start, overlap or are too many. */
function checkSpans(spans: readonly Numbered[]): void {
  const reversed = spans.find(({ from, until }) => until <= from);
  if (reversed) throw invalidField(`${reversed.path}.until`, 'dateAfterStart');
  const sorted = [...spans].sort((one, other) => one.from - other.from);
  const overlapping = sorted.find(({ from }, at) => at > 0 && from < sorted[at - 1]!.until);
  if (overlapping) throw invalidField(overlapping.path, 'overlap');
  const extra = spans[AVAILABILITY_LIMITS.spansPerDay];
  if (extra) throw invalidField(extra.path, 'listMaximum', { count: AVAILABILITY_LIMITS.spansPerDay });
}

/** Refuses ranges of days that aren't days, end before they start or overlap. */
function checkRanges(ranges: readonly { from: string; until: string }[], path: string): void {
  for (const [at, { from, until }] of ranges.entries()) {
    if (!isDay(from)) throw invalidField(`${path}.${at}.from`, 'dateInvalid');
    if (!isDay(until)) throw invalidField(`${path}.${at}.until`, 'dateInvalid');
    if (until < from) throw invalidField(`${path}.${at}.until`, 'dateAfterStart');
    const isDouble = ranges.slice(0, at).some((other) => from <= other.until && other.from <= until);
    if (isDouble) throw invalidField(`${path}.${at}.from`, 'overlap');
  }
}

/** Refuses hours that contradict each other, at their fields. */
export function checkHours({ weekly, overrides, travels }: CoachHoursBody): void {
  const numbered = weekly.map((span, at) => ({ ...span, path: `weekly.${at}` }));
  for (let weekday = 1; weekday <= 7; weekday += 1) checkSpans(numbered.filter((span) => span.weekday === weekday));
  checkRanges(overrides, 'overrides');
  for (const [at, { spans }] of overrides.entries())
    checkSpans(spans.map((span, number) => ({ ...span, path: `overrides.${at}.spans.${number}` })));
  checkRanges(travels, 'travels');
  const unknown = travels.findIndex(({ timeZone }) => !isTimeZone(timeZone));
  if (unknown >= 0) throw invalidField(`travels.${unknown}.timeZone`, 'choice');
}
