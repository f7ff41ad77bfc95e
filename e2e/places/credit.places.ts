import type { Demo } from '../support/demo.ts';

/** The credit account of the demo's learner, the order that was refunded to it, and a list that gave credit to several. */
export async function find({ asAdministrator }: Demo) {
  const { data } = await asAdministrator<{ data: { creditAccountId: number }[] }>('credit-accounts');
  const [first] = data;
  if (!first) throw new Error('The demo has no credit account.');
  const { creditAccountId } = first;
  const ledger = await asAdministrator<{ data: { kind: string; orderId: number | null }[] }>(
    `credit-accounts/${creditAccountId}/transfers`,
  );
  const refundedOrderId = ledger.data.find(({ kind }) => kind === 'REFUND')?.orderId;
  if (!refundedOrderId) throw new Error('The demo has no refund to credit.');
  const lists = await asAdministrator<{ data: { creditListId: number }[] }>('credit-lists');
  const [list] = lists.data;
  if (!list) throw new Error('The demo has no credit list.');
  return { credit: { creditAccountId, refundedOrderId }, creditListId: list.creditListId };
}
