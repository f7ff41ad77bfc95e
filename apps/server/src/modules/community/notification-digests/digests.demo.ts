import type { DemoLoad } from '../../../demo/demo-content.ts';
import { demoMembers } from '../../identity/members/members.public.ts';
import { NOTIFICATION_CATEGORIES, saveSetting } from '../../operations/notifications/notifications.public.ts';
import { lastSunday } from './digest-times.ts';
import { queueChunk } from './digests.jobs.ts';

/** Members who want some of their notifications by mail, and the mails of this week, sent once everything is loaded. */
export async function loadDemoDigests({ context, tx, demo, loaded }: DemoLoad): Promise<void> {
  if (demo.digests.length === 0) return;
  const members = loaded.get(demoMembers);
  for (const { member, category } of demo.digests) {
    const { id } = NOTIFICATION_CATEGORIES.find(({ name }) => name === category)!;
    await saveSetting(tx, members.get(member)!, id, 'WEEKLY');
  }
  await queueChunk(context, tx, { pace: 'WEEKLY', day: lastSunday(context.clock.now()) }, 0);
}
