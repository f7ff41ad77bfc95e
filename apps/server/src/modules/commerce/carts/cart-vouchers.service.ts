import { normalizeVoucherCode } from '@sullam/domain/commerce/vouchers.ts';
import { money } from '@sullam/domain/money.ts';
import { moneyIn } from '@sullam/strings/format.ts';
import type { MemberContext, SystemContext } from '../../../kernel/context.ts';
import { reading, type Tx, transaction } from '../../../kernel/database/database.ts';
import { hitRateLimit, type Limit, networkOf, undoRateLimitHit } from '../../../kernel/rate-limit.ts';
import { findVoucherId, lockVouchers } from '../vouchers/vouchers.public.ts';
import { unfitVoucher, unknownVoucher } from './carts.errors.ts';
import { addCartVoucher, deleteCartVouchers, listCartVoucherIds, lockCart } from './carts.repository.ts';
import type { Cart, CartVoucher } from './carts.schemas.ts';
import { priceCart } from './priced-cart.ts';

/** Codes that don't exist. Whoever has one mistypes it a few times. */
const WRONG_CODES: Limit = { name: 'voucher codes', count: 10, seconds: 600 };
/** The same from one network, which a class may share. */
const WRONG_CODES_OF_NETWORK: Limit = { name: 'voucher codes network', count: 100, seconds: 600 };

/**
 * Looks a code up. Every one that doesn't exist counts, before the database is asked, so that many requests at once can't guess more.
 * @throws Problem auth-004 after too many wrong codes, voucher.unknown for another one
 */
async function findByCode(context: MemberContext, typed: string): Promise<number> {
  const { organizationId, caller, ip } = context;
  const tries: [Limit, string][] = [
    [WRONG_CODES, `${organizationId} ${caller.userId}`],
    [WRONG_CODES_OF_NETWORK, `${organizationId} ${networkOf(ip)}`],
  ];
  for (const [limit, subject] of tries) await hitRateLimit(context, limit, subject);
  const voucherId = await reading(context, (tx) => findVoucherId(tx, normalizeVoucherCode(typed)));
  if (voucherId === undefined) throw unknownVoucher();
  for (const [limit, subject] of tries) await undoRateLimitHit(context, limit, subject);
  return voucherId;
}

/** The amount that the order lacks, as the caller reads it. */
async function missingAmount(context: MemberContext, { missingMinor, currency }: CartVoucher): Promise<string> {
  if (currency === null) return '';
  const { formatLocale } = await context.wordingIn(context.language);
  return moneyIn(formatLocale, money(missingMinor, currency));
}

/** Applies a voucher to the caller's cart. It replaces vouchers there that have stopped to apply. */
export async function applyVoucher(context: MemberContext, typed: string): Promise<Cart> {
  const voucherId = await findByCode(context, typed);
  return transaction(context, async (tx) => {
    const { userId } = context.caller;
    const now = context.clock.now();
    await lockCart(tx, userId, now);
    await addCartVoucher(tx, userId, voucherId, now);
    const cart = await priceCart(context, tx);
    const added = cart.order.vouchers.find((voucher) => voucher.voucherId === voucherId)!;
    if (added.problem) throw unfitVoucher(added.problem, await missingAmount(context, added));
    const unfit = cart.order.vouchers.filter(({ problem }) => problem !== null);
    if (unfit.length === 0) return cart;
    await deleteCartVouchers(
      tx,
      userId,
      unfit.map((voucher) => voucher.voucherId),
    );
    return priceCart(context, tx);
  });
}

export const removeVouchers = (context: MemberContext, voucherId: number | undefined): Promise<Cart> =>
  transaction(context, async (tx) => {
    const { userId } = context.caller;
    await lockCart(tx, userId, context.clock.now());
    await deleteCartVouchers(tx, userId, voucherId === undefined ? undefined : [voucherId]);
    return priceCart(context, tx);
  });

/** Locks the vouchers in a member's cart, which is locked already: nobody else can take their last uses until the transaction ends. */
export const lockCartVouchers = async (tx: Tx, userId: number): Promise<void> =>
  lockVouchers(tx, await listCartVoucherIds(tx, userId));

/** Puts vouchers of an order that ended unpaid back into the buyer's cart, which is locked, unless others are there. */
export async function restoreCartVouchers(
  { clock }: SystemContext,
  tx: Tx,
  userId: number,
  voucherIds: readonly number[],
): Promise<void> {
  if ((await listCartVoucherIds(tx, userId)).length > 0) return;
  for (const voucherId of voucherIds) await addCartVoucher(tx, userId, voucherId, clock.now());
}
