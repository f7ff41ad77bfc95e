import { addDays, wallTimeOf } from '@sullam/domain/lectures/zoned-time.ts';
import type { DemoCoachAvailability } from '../../../demo/content/types.ts';
import { DEMO_ZONE } from '../../../demo/days.ts';
import { type DemoLoad, demoKey } from '../../../demo/demo-content.ts';
import { demoCoaches } from '../coaches/coaches.public.ts';
import { ensureSettings, replaceHours, updateSettings } from './availability.repository.ts';
import { FIRST_SETTINGS } from './first-settings.ts';
import { noteAvailabilityChange } from './next-times.jobs.ts';
import { insertType } from './session-types.repository.ts';

/** The session types of each coach, by the member's key, in their order. */
export const demoSessionTypes = demoKey<ReadonlyMap<string, readonly number[]>>('session-types');

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const spanOf = (span: string) => ({ from: minuteOf(span.slice(0, 5)), until: minuteOf(span.slice(6)) });

function hoursOf({ week, overrides = [], travels = [] }: DemoCoachAvailability, today: string) {
  const rangeOf = ({ inDays, days }: { inDays: number; days: number }) => ({
    from: addDays(today, inDays),
    until: addDays(today, inDays + days - 1),
  });
  return {
    weekly: week.flatMap(({ days, spans }) =>
      days.flatMap((weekday) => spans.map((span) => ({ weekday, ...spanOf(span) }))),
    ),
    overrides: overrides.map((one) => ({ ...rangeOf(one), spans: one.spans.map(spanOf), note: one.note ?? null })),
    travels: travels.map((one) => ({ ...rangeOf(one), timeZone: one.zone })),
  };
}

type DemoType = DemoCoachAvailability['types'][number];

const typeOf = ({ title, summary, minutes, booking, ...type }: DemoType) => ({
  title,
  summary: summary ?? {},
  lengthMinutes: minutes,
  seats: type.seats ?? 1,
  booking,
  payment: type.payment ?? 'FREE',
  priceMinor: type.priceMinor ?? null,
  isOffered: type.isOffered ?? true,
  hasVideo: type.hasVideo ?? true,
  place: type.place ?? {},
  cancellationTiers: [{ hoursBeforeStart: type.cancelHours ?? 24, refundPercent: 100 }],
  questions: (type.questions ?? []).map((question, at) => ({ key: `q${at + 1}`, choices: [], ...question })),
});

async function loadOne({ context, tx, loaded }: DemoLoad, one: DemoCoachAvailability): Promise<number[]> {
  const coachId = loaded.get(demoCoaches).get(one.member)!;
  const now = context.clock.now();
  await ensureSettings(tx, coachId, one.zone);
  await updateSettings(tx, coachId, 1, {
    ...FIRST_SETTINGS,
    timeZone: one.zone,
    noticeMinutes: (one.noticeHours ?? 12) * 60,
    horizonDays: one.horizonDays ?? FIRST_SETTINGS.horizonDays,
    mostPerDay: one.mostPerDay ?? null,
    mostPerWeek: one.mostPerWeek ?? null,
  });
  await replaceHours(tx, coachId, hoursOf(one, wallTimeOf(now, DEMO_ZONE).date));
  const ids: number[] = [];
  for (const [position, type] of one.types.entries())
    ids.push((await insertType(tx, { coachId, position, now }, typeOf(type))).sessionTypeId);
  await noteAvailabilityChange(context, tx, coachId);
  return ids;
}

/** Hours and session types of the demo's coaches. */
export async function loadDemoAvailability(load: DemoLoad): Promise<void> {
  const types = new Map<string, readonly number[]>();
  for (const one of load.demo.coachAvailability) types.set(one.member, await loadOne(load, one));
  load.loaded.put(demoSessionTypes, types);
}
