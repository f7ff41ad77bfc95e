import { type DemoLoad, demoKey } from '../../../demo/demo-content.ts';
import { type PastNotice, recordNotified } from './notifications.repository.ts';

/** What members of the demo were notified of: its modules add theirs, and all are written once everything is known. */
export const demoNotices = demoKey<PastNotice[]>('notices');

export async function beginDemoNotices({ loaded }: DemoLoad): Promise<void> {
  loaded.put(demoNotices, []);
}

/** Lists are in the order of their numbers, so what happened later gets higher ones. */
export async function writeDemoNotices({ tx, loaded }: DemoLoad): Promise<void> {
  const notices = loaded.get(demoNotices).toSorted((one, other) => one.at.getTime() - other.at.getTime());
  for (const notice of notices) await recordNotified(tx, notice);
}
