import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { upsert } from '../../../kernel/database/upsert.ts';
import type { FeeReport, PayoutEntryReport, PayoutReport } from '../payment-accounts/payment-accounts.public.ts';

/** Rows that one statement writes. */
const AT_ONCE = 250;

export async function saveFee(tx: Tx, paymentId: number, fee: FeeReport, now: Date): Promise<void> {
  const values = { currency: fee.currency, gross_minor: fee.grossMinor, fee_minor: fee.feeMinor, reported_at: now };
  await tx.run(upsert(db.insertInto('payment_fees'), { payment_id: paymentId }, values));
}

interface OfAccount {
  provider: string;
  isTest: boolean;
}

/** Saves how a payout stands; returns its id where its transactions are still to be read. */
export async function savePayout(
  tx: Tx,
  { provider, isTest }: OfAccount,
  payout: PayoutReport,
  now: Date,
): Promise<number | null> {
  const row = await tx.one(
    db
      .insertInto('payouts')
      .values({
        provider,
        is_test: isTest,
        provider_reference: payout.reference,
        currency: payout.currency,
        amount_minor: payout.amountMinor,
        status: payout.status,
        arrives_on: payout.arrivesOn,
        reported_at: now,
      })
      .onConflict((conflict) =>
        conflict.columns(['organization_id', 'provider', 'is_test', 'provider_reference']).doUpdateSet({
          amount_minor: payout.amountMinor,
          status: payout.status,
          arrives_on: payout.arrivesOn,
          reported_at: now,
        }),
      )
      .returning(['payout_id as payoutId', 'has_entries as hasEntries']),
  );
  return row!.hasEntries || !payout.hasEntries || payout.status !== 'PAID' ? null : row!.payoutId;
}

export interface NewEntry extends PayoutEntryReport {
  paymentId: number | null;
}

/** Saves all transactions of a payout, once. */
export async function saveEntries(tx: Tx, payoutId: number, entries: readonly NewEntry[]): Promise<void> {
  for (let at = 0; at < entries.length; at += AT_ONCE)
    await tx.run(
      db
        .insertInto('payout_entries')
        .values(
          entries.slice(at, at + AT_ONCE).map((entry) => ({
            payout_id: payoutId,
            provider_reference: entry.reference,
            kind: entry.kind,
            amount_minor: entry.amountMinor,
            fee_minor: entry.feeMinor,
            payment_id: entry.paymentId,
            happened_at: entry.at,
          })),
        )
        .onConflict((conflict) => conflict.columns(['organization_id', 'payout_id', 'provider_reference']).doNothing()),
    );
  await tx.run(db.updateTable('payouts').set({ has_entries: sql<boolean>`true` }).where('payout_id', '=', payoutId));
}
