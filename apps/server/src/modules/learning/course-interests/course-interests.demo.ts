import { daysAgo } from '../../../demo/days.ts';
import type { DemoLoad } from '../../../demo/demo-content.ts';
import { demoMembers } from '../../identity/members/members.public.ts';
import { demoCourses } from '../courses/courses.public.ts';
import { insertInterest } from './course-interests.repository.ts';

/** Who waits for courses of the demo that open later: one more each day. */
export async function loadDemoInterests({ context, tx, demo, loaded }: DemoLoad): Promise<void> {
  for (const { key, interested = [] } of demo.courses)
    for (const [at, member] of interested.entries())
      await insertInterest(
        tx,
        loaded.get(demoCourses).get(key)!,
        loaded.get(demoMembers).get(member)!,
        daysAgo(context.clock.now(), interested.length - at),
      );
}
