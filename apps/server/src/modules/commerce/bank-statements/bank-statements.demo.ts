import type { DemoLoad } from '../../../demo/demo-content.ts';
import { demoMembers } from '../../identity/members/members.public.ts';
import { listWaitingTransfers } from './bank-statements.reads.ts';
import { insertLines, insertStatement } from './bank-statements.repository.ts';
import type { KeyedLine } from './read-statement.task.ts';

/** A statement of today with the money of the orders that wait for a transfer, and a payment that is for none. */
export async function loadDemoStatement({ context, tx, demo, loaded }: DemoLoad): Promise<void> {
  if (!demo.marketplace?.transfer) return;
  const waiting = await listWaitingTransfers(tx);
  if (waiting.length === 0) return;
  const now = context.clock.now();
  const userId = loaded.get(demoMembers).get(demo.marketplace.setUpBy)!;
  const facts = { account: demo.marketplace.transfer.iban, receivedOn: now.toISOString().slice(0, 10) };
  const { currency } = waiting[0]!;
  const lines: KeyedLine[] = [
    {
      ...facts,
      key: 'demo-0',
      currency,
      amountMinor: 31_240,
      payer: 'OFFICE CLOUD',
      remittance: 'Credit',
      bankReference: 'FT-0',
    },
    ...waiting.map(({ paymentId, number, amountMinor, currency: ofOrder, buyerName }) => ({
      ...facts,
      key: `demo-${paymentId}`,
      currency: ofOrder,
      amountMinor,
      payer: buyerName.toUpperCase(),
      remittance: `order ${number}`,
      bankReference: `FT-${paymentId}`,
    })),
  ];
  const statement = { fileName: 'statement.csv', format: 'TABLE', lineCount: lines.length, userId, now } as const;
  await insertLines(tx, await insertStatement(tx, statement), lines);
}
