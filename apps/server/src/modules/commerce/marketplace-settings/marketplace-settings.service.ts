import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx, transaction } from '../../../kernel/database/database.ts';

export interface MarketplaceSettings {
  /** In hundredths of a percent. */
  taxRateBasisPoints: number;
}

const DEFAULTS: MarketplaceSettings = { taxRateBasisPoints: 0 };

export async function readMarketplaceSettings(tx: Tx): Promise<MarketplaceSettings> {
  const row = await tx.one(db.selectFrom('marketplace_settings').select('tax_rate_basis_points as taxRateBasisPoints'));
  return row ?? DEFAULTS;
}

export const saveMarketplaceSettings = (context: MemberContext, settings: MarketplaceSettings): Promise<void> =>
  transaction(context, async (tx) => {
    const values = {
      tax_rate_basis_points: settings.taxRateBasisPoints,
      changed_at: context.clock.now(),
      changed_by: context.caller.userId,
    };
    await tx.run(
      db
        .insertInto('marketplace_settings')
        .values(values)
        .onConflict((conflict) => conflict.column('organization_id').doUpdateSet(values)),
    );
    await audit(context, tx, {
      action: 'marketplace-settings.save',
      noun: 'marketplace-settings',
      nounId: null,
      changes: { ...settings },
    });
  });
