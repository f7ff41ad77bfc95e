import type { DemoLoad } from '../../../demo/demo-content.ts';
import { db } from '../../../kernel/database/database.ts';
import { demoMembers } from '../../identity/members/members.public.ts';

/** Settings of the marketplace where prices can be paid. */
export async function loadDemoMarketplace({ context, tx, demo, loaded }: DemoLoad): Promise<void> {
  if (!demo.marketplace) return;
  const { taxPercent, setUpBy } = demo.marketplace;
  await tx.run(
    db.insertInto('marketplace_settings').values({
      tax_rate_basis_points: Math.round(taxPercent * 100),
      changed_at: context.clock.now(),
      changed_by: loaded.get(demoMembers).get(setUpBy)!,
    }),
  );
}
