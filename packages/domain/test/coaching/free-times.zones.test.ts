import moment from 'moment-timezone';
import { expect, inject, it } from 'vitest';
import { freeStarts, prepareTime } from '../../src/coaching/free-times.ts';
import { offsetMinutes } from '../../src/lectures/zoned-time.ts';
import { DAY, MINUTE } from '../../src/limits.ts';
import { seededRandom, shuffled } from '../../src/seeded-random.ts';
import { daily, RULES, spanOf } from './coach-time.support.ts';

// moment-timezone has time zone data of its own, so it can contradict the rule and the platform.

const FROM = Date.UTC(2026, 11, 1);
const UNTIL = Date.UTC(2029, 11, 1);
const SPANS = ['00:00-01:30', '01:45-03:20', '22:00-24:00'];
const RULES_HERE = { ...RULES, lengthMinutes: 5, intervalMinutes: 15, noticeMinutes: 0, horizonDays: 3650 };
/** Zones whose transitions every run tries. */
const SAMPLE = 12;

const isKnown = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).format(0) !== '';
  } catch {
    return false;
  }
};

/** Minutes ahead of UTC by moment's data. */
const momentOffset = (zone: string, at: number): number => -moment.tz.zone(zone)!.utcOffset(at);

const transitionsOf = (zone: string): number[] =>
  (moment.tz.zone(zone)?.untils ?? []).filter((at) => at >= FROM && at < UNTIL);

/** Whether both data have the same offsets: on every day of the three years, and around every transition. */
function isSameData(zone: string): boolean {
  const moments = transitionsOf(zone).flatMap((at) => [at - MINUTE, at]);
  for (let at = FROM; at < UNTIL; at += 7 * DAY) moments.push(at);
  return moments.every((at) => offsetMinutes(new Date(at), zone) === momentOffset(zone, at));
}

/** Starts by moment: every quarter of an hour of the spans that its clock shows, minute by minute. */
function startsByMoment(zone: string, from: number, until: number): number[] {
  const spans = SPANS.map(spanOf);
  const found: number[] = [];
  for (let at = from; at < until; at += MINUTE) {
    const minute = (((at / MINUTE + momentOffset(zone, at)) % 1440) + 1440) % 1440;
    const span = spans.find((each) => each.from <= minute && minute < each.until);
    if (span && (minute - span.from) % 15 === 0 && minute + 5 <= span.until) found.push(at);
  }
  return found;
}

function offered(zone: string, from: number, until: number): number[] {
  const hours = { timeZone: zone, weekly: daily(SPANS), overrides: [], travels: [] };
  const time = { hours, blocks: [], sessions: [], busy: [], firstDayOfWeek: 1 };
  return freeStarts(prepareTime(time, { from, until }), RULES_HERE, from - DAY);
}

const { seed, isWhole } = inject('sampling');
const zones = moment.tz.names().filter(isKnown);
const isEqualVersion = process.versions.tz === moment.tz.dataVersion;

/** Names the zones that the two data disagree on, which is an error only if both say that they are of the same version. */
function report(differing: readonly string[]): void {
  if (differing.length > 0)
    console.info(`Zones that ${process.versions.tz} and ${moment.tz.dataVersion} disagree on: ${differing.join(', ')}`);
  expect(isEqualVersion ? differing : []).toEqual([]);
}

it('offers the times of moment-timezone around every transition of three years', { timeout: 600_000 }, () => {
  const changing = zones.filter((zone) => transitionsOf(zone).length > 0);
  const tried = isWhole ? changing : shuffled(changing, seededRandom(`${seed}/zones`)).slice(0, SAMPLE);
  const differing: string[] = [];
  let compared = 0;
  for (const zone of tried) {
    if (!isSameData(zone)) {
      differing.push(zone);
      continue;
    }
    for (const at of transitionsOf(zone)) {
      const day = Math.floor(at / DAY) * DAY;
      const [from, until] = [day - DAY, day + 2 * DAY];
      expect({ zone, starts: offered(zone, from, until) }).toEqual({ zone, starts: startsByMoment(zone, from, until) });
      compared += 1;
    }
  }
  report(differing);
  expect(compared).toBeGreaterThan(0);
});

it('has no zone with a transition that the data of moment-timezone lacks, but for the versions', () => {
  const still = zones.filter((zone) => transitionsOf(zone).length === 0);
  const tried = isWhole ? still : shuffled(still, seededRandom(`${seed}/still`)).slice(0, SAMPLE);
  report(tried.filter((zone) => !isSameData(zone)));
});
