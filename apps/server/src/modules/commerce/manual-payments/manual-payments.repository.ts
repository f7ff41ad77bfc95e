import type { Localized } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';
import { upsert } from '../../../kernel/database/upsert.ts';
import type { ManualMethod, TransferSettings } from './manual-payments.schemas.ts';

/** How long an order waits unless an administrator decides otherwise. */
const WAIT_DAYS = 7;

const DEFAULTS: TransferSettings = {
  isOffered: false,
  instructions: {},
  bankName: {},
  iban: '',
  accountHolder: '',
  waitDays: WAIT_DAYS,
};

/** Settings of one method; those of cash have no bank. */
export async function readMethodSettings(tx: Tx, method: ManualMethod): Promise<TransferSettings> {
  const row = await tx.one(
    db
      .selectFrom('manual_payment_settings')
      .select([sql<Localized>`instructions`.as('instructions'), sql<Localized>`bank_name`.as('bankName')])
      .select(['is_offered as isOffered', 'iban'])
      .select(['account_holder as accountHolder', 'wait_days as waitDays'])
      .where('method', '=', method),
  );
  return row ?? DEFAULTS;
}

/** Methods that are offered, wire transfer first. */
export const listOfferedMethods = (tx: Tx): Promise<{ method: ManualMethod; waitDays: number }[]> =>
  tx.all(
    db
      .selectFrom('manual_payment_settings')
      .select([sql<ManualMethod>`method`.as('method'), 'wait_days as waitDays'])
      .where('is_offered', '=', true)
      .orderBy('method', 'desc'),
  );

export async function saveMethodSettings(
  tx: Tx,
  method: ManualMethod,
  settings: TransferSettings,
  { userId, now }: { userId: number; now: Date },
): Promise<void> {
  const values = {
    is_offered: settings.isOffered,
    instructions: json(settings.instructions),
    bank_name: json(settings.bankName),
    iban: settings.iban,
    account_holder: settings.accountHolder,
    wait_days: settings.waitDays,
    changed_at: now,
    changed_by: userId,
  };
  await tx.run(upsert(db.insertInto('manual_payment_settings'), { method }, values));
}

interface Decision {
  paymentId: number;
  outcome: 'CONFIRMED' | 'REJECTED';
  reference?: string;
  receivedOn?: string;
  reason?: string;
  userId: number;
  now: Date;
}

/** Writes the decision; a payment that was rejected and whose money has come after all is confirmed in its place. */
export async function saveDecision(
  tx: Tx,
  { paymentId, outcome, reference = '', receivedOn, reason = '', userId, now }: Decision,
): Promise<void> {
  const values = {
    outcome,
    reference,
    received_on: receivedOn ?? null,
    reason,
    decided_at: now,
    decided_by: userId,
  };
  await tx.run(upsert(db.insertInto('manual_payment_decisions'), { payment_id: paymentId }, values));
}
