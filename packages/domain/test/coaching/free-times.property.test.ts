import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type CoachTime, freeStarts, prepareTime, type SlotRules, slotProblem } from '../../src/coaching/free-times.ts';
import type { Span } from '../../src/coaching/spans.ts';
import type { CoachHours } from '../../src/coaching/working-hours.ts';
import { DAY, MINUTE } from '../../src/limits.ts';

// The reference walks through time in steps of five minutes and asks the clock of every zone what it shows. It shares nothing with the
// rule but the types: clocks come from Intl, days from their names, and nothing is prepared.

const STEP = 5 * MINUTE;
const clocks = new Map<string, Intl.DateTimeFormat>();

/** What the clock of a zone shows: the day, and minutes since midnight. */
function clock(at: number, zone: string): { day: string; minute: number } {
  const options = { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' } as const;
  const format = clocks.get(zone) ?? new Intl.DateTimeFormat('sv-SE', options);
  clocks.set(zone, format);
  const [day, time] = format.format(at).split(' ') as [string, string];
  return { day, minute: Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5)) };
}

const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`);
const later = (day: string, days: number): string =>
  new Date(noonOf(day).getTime() + days * DAY).toISOString().slice(0, 10);
const isoWeekday = (day: string): number => noonOf(day).getUTCDay() || 7;
const isWithin = (day: string, { from, until }: { from: string; until: string }) => day >= from && day <= until;

class Reference {
  constructor(private readonly time: CoachTime) {}

  private zoneOf(day: string): string {
    const { travels, timeZone } = this.time.hours;
    return travels.find((travel) => isWithin(day, travel))?.timeZone ?? timeZone;
  }

  /** Days of the coach's calendar whose own clock shows them at an instant, the earliest first. */
  private daysAt(at: number) {
    const { travels, timeZone } = this.time.hours;
    const zones = [...new Set([timeZone, ...travels.map((travel) => travel.timeZone)])];
    return zones
      .map((zone) => ({ zone, ...clock(at, zone) }))
      .filter(({ zone, day }) => this.zoneOf(day) === zone)
      .sort((one, other) => (one.day < other.day ? -1 : 1));
  }

  private spansOf(day: string) {
    const { overrides, weekly } = this.time.hours;
    const override = overrides.find((each) => isWithin(day, each));
    return override ? override.spans : weekly.filter(({ weekday }) => weekday === isoWeekday(day));
  }

  private dayOf(at: number): string {
    return this.daysAt(at)[0]?.day ?? clock(at, this.time.hours.timeZone).day;
  }

  private weekOf(day: string): string {
    let first = day;
    while (isoWeekday(first) !== this.time.firstDayOfWeek) first = later(first, -1);
    return first;
  }

  private works(at: number): boolean {
    return this.daysAt(at).some(({ day, minute }) =>
      this.spansOf(day).some(({ from, until }) => from <= minute && minute < until),
    );
  }

  private isOnGrid(at: number, interval: number): boolean {
    return this.daysAt(at).some(({ day, minute }) =>
      this.spansOf(day).some(({ from, until }) => from <= minute && minute < until && (minute - from) % interval === 0),
    );
  }

  private holds(spans: readonly Span[], at: number): boolean {
    return spans.some(({ from, until }) => from <= at && at < until);
  }

  private isFree(start: number, rules: SlotRules, now: number): boolean {
    const { sessions, blocks, busy } = this.time;
    const end = start + rules.lengthMinutes * MINUTE;
    if (start <= now || start - now < rules.noticeMinutes * MINUTE) return false;
    if (this.dayOf(start) > later(this.dayOf(now), rules.horizonDays)) return false;
    for (let at = start; at < end; at += STEP) if (!this.works(at) || this.holds(blocks, at)) return false;
    const [before, after] = [rules.bufferBeforeMinutes * MINUTE, rules.bufferAfterMinutes * MINUTE];
    for (let at = start - before; at < end + after; at += STEP) if (this.holds(busy, at)) return false;
    for (const session of sessions) {
      const clear = session.from >= end ? after + session.bufferBeforeMinutes * MINUTE : Number.NaN;
      const since = session.until <= start ? before + session.bufferAfterMinutes * MINUTE : Number.NaN;
      if (!(session.from - end >= clear || start - session.until >= since)) return false;
    }
    const days = sessions.map(({ from }) => this.dayOf(from));
    const day = this.dayOf(start);
    const onDay = days.filter((each) => each === day).length;
    const inWeek = days.filter((each) => this.weekOf(each) === this.weekOf(day)).length;
    if (rules.mostPerDay !== null && onDay >= rules.mostPerDay) return false;
    return rules.mostPerWeek === null || inWeek < rules.mostPerWeek;
  }

  starts(within: Span, rules: SlotRules, now: number): number[] {
    const found: number[] = [];
    for (let at = within.from; at < within.until; at += STEP)
      if (this.isOnGrid(at, rules.intervalMinutes) && this.isFree(at, rules, now)) found.push(at);
    return found;
  }
}

const ZONES = [
  'Africa/Cairo',
  'America/St_Johns',
  'Asia/Beirut',
  'Asia/Kathmandu',
  'Asia/Riyadh',
  'Australia/Lord_Howe',
  'Europe/London',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
];
/** Days on which some of these clocks change, and one on which none does. */
const DAYS = [
  '2027-03-14',
  '2027-03-28',
  '2027-04-04',
  '2027-04-30',
  '2027-06-01',
  '2027-10-03',
  '2027-10-28',
  '2027-10-31',
  '2027-11-07',
];

const steps = (from: number, until: number) =>
  fc.integer({ min: from / 5, max: until / 5 }).map((number) => number * 5);

/** Spans of a day that may touch and never overlap. */
const daySpans = fc
  .uniqueArray(steps(0, 1440), { minLength: 0, maxLength: 6 })
  .map((minutes) => minutes.sort((one, other) => one - other))
  .map((minutes) =>
    minutes.flatMap((from, at) => (minutes[at + 1] === undefined || at % 2 ? [] : [{ from, until: minutes[at + 1]! }])),
  );

const weekly = fc
  .array(daySpans, { minLength: 7, maxLength: 7 })
  .map((days) => days.flatMap((spans, at) => spans.map((span) => ({ weekday: at + 1, ...span }))));

const range = (first: string) =>
  fc.tuple(fc.integer({ min: -3, max: 3 }), fc.integer({ min: 0, max: 3 })).map(([at, days]) => ({
    from: later(first, at),
    until: later(first, at + days),
  }));

const hoursAround = (first: string): fc.Arbitrary<CoachHours> =>
  fc.record({
    timeZone: fc.constantFrom(...ZONES),
    weekly,
    overrides: fc.array(
      fc.tuple(range(first), daySpans).map(([days, spans]) => ({ ...days, spans })),
      { maxLength: 1 },
    ),
    travels: fc.array(
      fc.tuple(range(first), fc.constantFrom(...ZONES)).map(([days, timeZone]) => ({ ...days, timeZone })),
      { maxLength: 1 },
    ),
  });

const spanAround = (first: string, longest: number): fc.Arbitrary<Span> =>
  fc.tuple(steps(-3 * 1440, 5 * 1440), steps(5, longest)).map(([start, minutes]) => {
    const from = Date.parse(first) + start * MINUTE;
    return { from, until: from + minutes * MINUTE };
  });

const timeAround = (first: string): fc.Arbitrary<CoachTime> =>
  fc.record({
    hours: hoursAround(first),
    blocks: fc.array(spanAround(first, 600), { maxLength: 3 }),
    sessions: fc.array(
      fc
        .tuple(spanAround(first, 120), steps(0, 60), steps(0, 60))
        .map(([span, bufferBeforeMinutes, bufferAfterMinutes]) => ({
          ...span,
          bufferBeforeMinutes,
          bufferAfterMinutes,
        })),
      { maxLength: 4 },
    ),
    busy: fc.array(spanAround(first, 600), { maxLength: 3 }),
    firstDayOfWeek: fc.constantFrom(1, 6, 7),
  });

const someRules: fc.Arbitrary<SlotRules> = fc.record({
  lengthMinutes: steps(5, 240),
  bufferBeforeMinutes: steps(0, 60),
  bufferAfterMinutes: steps(0, 60),
  noticeMinutes: steps(0, 3 * 1440),
  horizonDays: fc.integer({ min: 1, max: 5 }),
  mostPerDay: fc.option(fc.integer({ min: 1, max: 3 })),
  mostPerWeek: fc.option(fc.integer({ min: 1, max: 4 })),
  intervalMinutes: steps(5, 120),
});

const cases = fc.constantFrom(...DAYS).chain((first) =>
  fc.record({
    first: fc.constant(first),
    time: timeAround(first),
    rules: someRules,
    hoursAgo: fc.integer({ min: 0, max: 72 }),
  }),
);

it('offers what a reference finds that walks through time, and every offered start can be booked', () => {
  fc.assert(
    fc.property(cases, ({ first, time, rules, hoursAgo }) => {
      const within = { from: Date.parse(first) - DAY, until: Date.parse(first) + 2 * DAY };
      const now = within.from - hoursAgo * 60 * MINUTE + 24 * 60 * MINUTE;
      const prepared = prepareTime(time, within);
      const offered = freeStarts(prepared, rules, now);
      expect(offered).toEqual(new Reference(time).starts(within, rules, now));
      expect(offered.filter((start) => slotProblem(prepared, rules, start, now) !== null)).toEqual([]);
    }),
    { numRuns: 60 },
  );
});
