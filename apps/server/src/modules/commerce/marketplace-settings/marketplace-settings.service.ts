import type { Localized } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx, transaction } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';
import { upsert } from '../../../kernel/database/upsert.ts';

export interface MarketplaceSettings {
  /** In hundredths of a percent. */
  taxRateBasisPoints: number;
  /** What buyers read before they pay; null for nothing. */
  paymentDisclosure: Localized | null;
  /** How long the buyer of seats can take one back from a learner. */
  seatReclaimDays: number;
  /** How long seats can be assigned after payment. */
  seatAssignmentDays: number;
}

const DEFAULTS: MarketplaceSettings = {
  taxRateBasisPoints: 0,
  paymentDisclosure: null,
  seatReclaimDays: 14,
  seatAssignmentDays: 365,
};

export async function readMarketplaceSettings(tx: Tx): Promise<MarketplaceSettings> {
  const row = await tx.one(
    db
      .selectFrom('marketplace_settings')
      .select(['tax_rate_basis_points as taxRateBasisPoints', 'seat_reclaim_days as seatReclaimDays'])
      .select('seat_assignment_days as seatAssignmentDays')
      .select(sql<Localized | null>`payment_disclosure`.as('paymentDisclosure')),
  );
  return row ?? DEFAULTS;
}

/** Saves the settings; what isn't given stays as it is. */
export const saveMarketplaceSettings = (
  context: MemberContext,
  settings: Pick<MarketplaceSettings, 'taxRateBasisPoints'> & Partial<MarketplaceSettings>,
): Promise<void> =>
  transaction(context, async (tx) => {
    const { taxRateBasisPoints, paymentDisclosure, seatReclaimDays, seatAssignmentDays } = settings;
    const values = {
      tax_rate_basis_points: taxRateBasisPoints,
      ...(paymentDisclosure === undefined ? {} : { payment_disclosure: paymentDisclosure && json(paymentDisclosure) }),
      ...(seatReclaimDays === undefined ? {} : { seat_reclaim_days: seatReclaimDays }),
      ...(seatAssignmentDays === undefined ? {} : { seat_assignment_days: seatAssignmentDays }),
      changed_at: context.clock.now(),
      changed_by: context.caller.userId,
    };
    await tx.run(upsert(db.insertInto('marketplace_settings'), {}, values));
    await audit(context, tx, {
      action: 'marketplace-settings.save',
      noun: 'marketplace-settings',
      nounId: null,
      changes: { ...settings },
    });
  });
