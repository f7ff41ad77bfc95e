import type { DemoLoad } from '../../../demo/demo-content.ts';
import { demoMembers } from '../../identity/members/members.public.ts';
import { demoBookings } from '../orders/orders.public.ts';
import { saveDecision, saveMethodSettings } from './manual-payments.repository.ts';

/** The account of an organisation that offers transfers, and the transfers that have come. */
export async function loadDemoTransfer({ context, tx, demo, loaded }: DemoLoad): Promise<void> {
  if (!demo.marketplace?.transfer) return;
  const { bank, ...transfer } = demo.marketplace.transfer;
  const userId = loaded.get(demoMembers).get(demo.marketplace.setUpBy)!;
  const settings = { ...transfer, bankName: bank, isOffered: true };
  await saveMethodSettings(tx, 'Wire Transfer', settings, { userId, now: context.clock.now() });
  for (const { paymentId, method, refundId, at } of loaded.get(demoBookings))
    if (method === 'Wire Transfer' && refundId === null)
      await saveDecision(tx, {
        paymentId,
        outcome: 'CONFIRMED',
        reference: `FT-${paymentId}`,
        receivedOn: at.toISOString().slice(0, 10),
        userId,
        now: at,
      });
}
