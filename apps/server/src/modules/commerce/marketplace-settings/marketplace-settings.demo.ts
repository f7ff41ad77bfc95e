import type { DemoLoad } from '../../../demo/demo-content.ts';
import { db } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';
import { demoMembers } from '../../identity/members/members.public.ts';
import { upsertSeller } from './seller-details.service.ts';

/** Settings of the marketplace where prices can be paid. */
export async function loadDemoMarketplace({ context, tx, demo, loaded }: DemoLoad): Promise<void> {
  if (!demo.marketplace) return;
  const { taxPercent, paymentDisclosure, setUpBy, seller } = demo.marketplace;
  const by = loaded.get(demoMembers).get(setUpBy)!;
  const at = context.clock.now();
  await tx.run(
    db.insertInto('marketplace_settings').values({
      tax_rate_basis_points: Math.round(taxPercent * 100),
      payment_disclosure: paymentDisclosure ? json(paymentDisclosure) : null,
      changed_at: at,
      changed_by: by,
    }),
  );
  const { legalName, vatNumber, ...address } = seller;
  const details = { legalName, vatNumber, address, sellsWithReverseCharge: false };
  await upsertSeller(tx, { ...details, documentsIssuedBy: 'PLATFORM' }, { by, at });
}
