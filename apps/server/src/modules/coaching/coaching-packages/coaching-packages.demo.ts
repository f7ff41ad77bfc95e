import { DAY } from '@sullam/domain/limits.ts';
import type { DemoCoachingPackage } from '../../../demo/content/types.ts';
import { daysAgo } from '../../../demo/days.ts';
import type { DemoLoad } from '../../../demo/demo-content.ts';
import { demoMembers } from '../../identity/members/members.public.ts';
import { demoSessionTypes, readSlotRules } from '../coach-availability/coach-availability.public.ts';
import { demoCoaches } from '../coaches/coaches.public.ts';
import { insertLot } from './credits.repository.ts';
import { listSessionsOfType } from './packages.reads.ts';
import { insertPackage, replaceTypes } from './packages.repository.ts';
import { consumeCredits, creditPayer } from './session-credits.ts';

type Assigned = DemoCoachingPackage['assigned'][number];

/** Pays for the sessions that a learner of the demo has with one type. Those that are over have used up their credits. */
async function payForSessions(load: DemoLoad, { learner, daysAgo: days }: Assigned, coach: string, type: number) {
  const { context, tx, loaded, demo } = load;
  const userId = loaded.get(demoMembers).get(learner)!;
  const sessionTypeId = loaded.get(demoSessionTypes).get(coach)![type]!;
  const written = demo.coachingSessions.filter((session) => session.coach === coach && session.type === type);
  // sessions were loaded in the order of their file
  const sessions = (await listSessionsOfType(tx, sessionTypeId)).filter((_, at) => written[at]?.learner === learner);
  const now = context.clock.now();
  const booked = { ...context, clock: { now: () => daysAgo(now, days - 1) } };
  const coachingSessionIds = sessions.map(({ coachingSessionId }) => coachingSessionId);
  if (coachingSessionIds.length === 0) return;
  await creditPayer.reserve(booked, tx, await readSlotRules(tx, sessionTypeId), { userId, coachingSessionIds });
  for (const { coachingSessionId, startsAt } of sessions)
    if (startsAt <= now) {
      const begun = { ...context, clock: { now: () => startsAt } };
      await consumeCredits(begun, tx, { coachingSessionIds: [coachingSessionId] });
    }
}

async function loadPackage(
  load: DemoLoad,
  { coach, title, types, sessions, days, price, assigned }: DemoCoachingPackage,
  key: number,
) {
  const { context, tx, loaded } = load;
  const members = loaded.get(demoMembers);
  const now = context.clock.now();
  const priceMinor = price ?? null;
  const values = { title, sessionCount: sessions, validityDays: days, priceMinor, isForSale: priceMinor !== null };
  const coachId = loaded.get(demoCoaches).get(coach)!;
  const coachingPackageId = await insertPackage(tx, { ...values, coachId, now: daysAgo(now, days) });
  const ofCoach = loaded.get(demoSessionTypes).get(coach)!;
  await replaceTypes(
    tx,
    coachingPackageId,
    types.map((type) => ofCoach[type]!),
  );
  for (const one of assigned) {
    const grantedAt = daysAgo(now, one.daysAgo);
    await insertLot(tx, {
      coachingPackageId,
      userId: members.get(one.learner)!,
      source: 'ADMINISTRATOR',
      sourceKey: `demo-${key}-${one.learner}`,
      isPromotional: one.isPromotional,
      reason: one.reason,
      grantedBy: members.get(one.by)!,
      count: sessions,
      expiresAt: new Date(grantedAt.getTime() + days * DAY),
      now: grantedAt,
    });
    for (const type of types) await payForSessions(load, one, coach, type);
  }
}

/** Packages of the demo, with the credits that learners have. */
export async function loadDemoPackages(load: DemoLoad): Promise<void> {
  for (const [key, one] of load.demo.coachingPackages.entries()) await loadPackage(load, one, key);
}
