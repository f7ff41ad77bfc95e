import { addDays, instantOf, wallTimeOf, weekdayOf } from '@sullam/domain/lectures/zoned-time.ts';
import { MINUTE } from '@sullam/domain/limits.ts';
import type { DemoGroupSession } from '../../../demo/content/types.ts';
import { DEMO_ZONE } from '../../../demo/days.ts';
import type { DemoLoad } from '../../../demo/demo-content.ts';
import { demoMembers } from '../../identity/members/members.public.ts';
import { takePlace } from '../../learning/capacity/capacity.public.ts';
import { demoSessionTypes, readPreparedTime, readSlotRules } from '../coach-availability/coach-availability.public.ts';
import { insertSeat } from './group-sessions.repository.ts';
import { insertGroupSession } from './scheduling.service.ts';

async function loadGroup({ context, tx, loaded }: DemoLoad, group: DemoGroupSession): Promise<void> {
  const members = loaded.get(demoMembers);
  const type = await readSlotRules(tx, loaded.get(demoSessionTypes).get(group.coach)![group.type]!);
  const now = context.clock.now();
  const span = { from: now.getTime(), until: now.getTime() + MINUTE };
  const zone = (await readPreparedTime(context, tx, type.coachId, span)).hours.timeZone;
  const today = wallTimeOf(now, zone).date;
  const ahead = ((group.weekday % 7) - weekdayOf(today) + 7) % 7 || 7;
  const startsAt = instantOf({ date: addDays(today, ahead + 7 * group.weeks), time: group.time }, zone);
  const { groupSessionId, placePoolId } = await insertGroupSession(context, tx, type, {
    startsAt,
    zone,
    byVideo: type.hasVideo,
    now,
  });
  for (const key of group.learners) {
    const userId = members.get(key)!;
    const place = await takePlace(context, tx, { wholePoolId: placePoolId, partPoolId: null, userId, waits: true });
    await insertSeat(tx, {
      groupSessionId,
      userId,
      placeId: place.placeId,
      state: place.state === 'TAKEN' ? 'BOOKED' : 'WAITING',
      timeZone: DEMO_ZONE,
      now,
    });
  }
}

/** Group sessions of the demo: some with seats left, some full with learners who wait. */
export async function loadDemoGroups(load: DemoLoad): Promise<void> {
  for (const group of load.demo.groupSessions) await loadGroup(load, group);
}
