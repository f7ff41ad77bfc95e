import { chargeLines } from '@sullam/domain/commerce/reverse-charge.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { deleteCartItems, deleteCartVouchers, lockCart, lockCartVouchers, priceCart } from '../carts/carts.public.ts';
import { insertUse } from '../vouchers/vouchers.public.ts';
import { holdItems } from './holds.ts';
import { onceForKey } from './idempotency.ts';
import { keepCompany, paysWithoutTax, readCompany } from './order-companies.ts';
import { type Buyer, readBuyer, readOrder } from './order-detail.reads.ts';
import { completeOrder, EXPIRE_ORDER } from './order-states.ts';
import { cartChanged, nothingToOrder } from './orders.errors.ts';
import { insertHistory, insertLines, insertOrder, nextOrderNumber } from './orders.repository.ts';
import type { CheckoutBody, Order, OrderCompany } from './orders.schemas.ts';
import { insertPayment } from './payments.repository.ts';

/** How long an order can be paid. */
export const HOLD_MINUTES = 15;

type PricedOrder = Awaited<ReturnType<typeof priceCart>>['order'];
type Item = PricedOrder['purchasedItems'][number];
type Total = PricedOrder['totals'][number];
type AppliedVoucher = PricedOrder['vouchers'][number];

interface Placing {
  total: Total;
  buyer: Buyer;
  company: OrderCompany | null;
  isReverseCharge: boolean;
  vouchers: readonly AppliedVoucher[];
}

/** Places one order of items that share a currency. What costs nothing is complete at once. */
async function placeOrder(
  context: MemberContext,
  tx: Tx,
  items: readonly Item[],
  { total, buyer, company, isReverseCharge, vouchers }: Placing,
): Promise<number> {
  const { userId } = context.caller;
  const now = context.clock.now();
  const expiresAt = new Date(now.getTime() + HOLD_MINUTES * 60_000);
  const lines = chargeLines(
    items.map((item) => ({ ...item, grossMinor: item.priceMinor - item.discountMinor })),
    total.taxRateBasisPoints,
    isReverseCharge,
  );
  const sumOf = (part: 'totalMinor' | 'taxMinor'): number =>
    [...lines.values()].reduce((sum, line) => sum + line[part], 0);
  const totalMinor = sumOf('totalMinor');
  const orderId = await insertOrder(tx, {
    number: await nextOrderNumber(tx),
    userId,
    status: 'PENDING',
    currency: total.currency,
    totalMinor,
    taxMinor: sumOf('taxMinor'),
    buyerName: buyer.name,
    buyerEmail: buyer.email,
    placedAt: now,
    expiresAt,
  });
  await keepCompany(tx, orderId, company);
  const inserted = await insertLines(
    tx,
    items.map((item) => ({
      orderId,
      itemType: item.purchasedItemType.slug,
      itemId: item.itemId,
      quantity: item.quantity,
      title: JSON.stringify(item.title),
      ...lines.get(item.id)!,
      discountMinor: item.discountMinor,
      reductionMinor: item.listMinor - item.priceMinor,
      priceKind: item.priceKind,
      exemptionReason: item.exemptionReason && JSON.stringify(item.exemptionReason),
      cancellationTiers: JSON.stringify(item.cancellationTiers),
    })),
  );
  for (const { voucherId, discountMinor } of vouchers)
    await insertUse(tx, { orderId, voucherId, userId, discountMinor, heldAt: now });
  const sold = inserted.map(({ order_line_id, item_id, quantity, itemType }) => ({
    orderLineId: order_line_id,
    itemId: item_id,
    quantity,
    itemType,
  }));
  // another buyer took the last one since the cart was priced
  if (!(await holdItems(context, tx, { userId, expiresAt }, sold))) throw cartChanged();
  await insertHistory(tx, { orderId, kind: 'PLACED', amountMinor: totalMinor, at: now, userId });
  await audit(context, tx, { action: 'order.place', noun: 'order', nounId: orderId, changes: { totalMinor } });
  if (totalMinor === 0) {
    const method = vouchers.length > 0 ? 'Voucher' : 'Free';
    const free = {
      orderId,
      method,
      provider: 'none',
      isTest: false,
      status: 'SUCCEEDED',
      amountMinor: 0,
      now,
    } as const;
    await insertPayment(tx, free);
    await completeOrder(context, tx, { orderId, userId, totalMinor }, { method: 'Free' });
  } else {
    await context.jobs.enqueue(tx, context.organizationId, EXPIRE_ORDER, { orderId }, { runAt: expiresAt });
  }
  return orderId;
}

/**
 * Orders what is in the caller's cart, one order for each currency. Prices, tax and rights are checked anew; the browser says only
 * which version of the cart the buyer saw.
 * @throws Problem order.cart-changed when the cart differs from it, or whether the buyer accounts for the VAT, order.cart-empty when nothing can be ordered
 */
export const checkOut = (
  context: MemberContext,
  body: CheckoutBody,
  idempotencyKey: string | string[] | undefined,
): Promise<{ orders: Order[] }> =>
  onceForKey(context, { header: idempotencyKey, operation: 'checkOut', body }, async (tx) => {
    const { userId } = context.caller;
    await lockCart(tx, userId, context.clock.now());
    await lockCartVouchers(tx, userId);
    const { purchasedItems, totals, vouchers, version } = (await priceCart(context, tx)).order;
    if (version !== body.version) throw cartChanged();
    if (totals.length === 0) throw nothingToOrder();
    const buyer = await readBuyer(context, tx);
    const company = body.company ? readCompany(body.company) : null;
    const isReverseCharge =
      company !== null &&
      (await paysWithoutTax(tx, { vatNumber: company.vatNumber, countryCode: company.address.countryCode }));
    if (body.isReverseCharge !== undefined && body.isReverseCharge !== isReverseCharge) throw cartChanged();
    const orderIds: number[] = [];
    for (const total of totals) {
      const items = purchasedItems.filter((item) => item.currency === total.currency && item.problem === null);
      const applied = vouchers.filter(({ problem, currency }) => problem === null && currency === total.currency);
      orderIds.push(
        await placeOrder(context, tx, items, { total, buyer, company, isReverseCharge, vouchers: applied }),
      );
      await deleteCartItems(
        tx,
        userId,
        items.map(({ id }) => id),
      );
    }
    await deleteCartVouchers(tx, userId);
    const orders: Order[] = [];
    for (const orderId of orderIds) orders.push(await readOrder(context, tx, orderId));
    return { orders };
  });
