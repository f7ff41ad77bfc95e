import type { DemoLoad } from '../../../demo/demo-content.ts';
import { demoMembers } from '../../identity/members/members.public.ts';
import { saveMethodSettings } from './manual-payments.repository.ts';

/** The account of an organisation that offers transfers. */
export async function loadDemoTransfer({ context, tx, demo, loaded }: DemoLoad): Promise<void> {
  if (!demo.marketplace?.transfer) return;
  const { bank, ...transfer } = demo.marketplace.transfer;
  const userId = loaded.get(demoMembers).get(demo.marketplace.setUpBy)!;
  const settings = { ...transfer, bankName: bank, isOffered: true };
  await saveMethodSettings(tx, 'Wire Transfer', settings, { userId, now: context.clock.now() });
}
