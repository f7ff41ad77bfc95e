import type { SystemContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import {
  type AccountKind,
  type AccountRecord,
  findTransfer,
  insertTransfer,
  lockAccounts,
  moveBalances,
  openAccounts,
  type TransferKind,
} from './credit-accounts.repository.ts';

export interface Transfer {
  /** The same key moves money once. */
  key: string;
  kind: TransferKind;
  /** Member whose account it is about. */
  userId: number;
  currency: string;
  amountMinor: number;
  /** A refund returns credit that was spent; without it the refund is new credit. */
  isReturn?: boolean;
  orderId?: number;
  refundId?: number;
  reason?: string;
  madeBy?: number;
  /** When it happened; now if absent. */
  at?: Date;
}

export interface TransferResult {
  /** Of the member's account; null if it has none and nothing was moved. */
  creditAccountId: number | null;
  /** Of the member's account, after the transfer. */
  balanceMinor: number;
  /** How much the member's account lacks; nothing was moved if it isn't 0. */
  missingMinor: number;
  /** The key had moved it before. */
  isRepeated: boolean;
}

/** The organisation's account on the other side of a member's. */
const otherSide = ({ kind, isReturn = false }: Transfer): Exclude<AccountKind, 'MEMBER'> =>
  kind === 'PAYMENT' || (kind === 'REFUND' && isReturn) ? 'SPENT' : 'ISSUED';

const takesFromMember = ({ kind }: Transfer): boolean => kind === 'PAYMENT' || kind === 'DEDUCTION';

const isOfMember = ({ kind }: AccountRecord): boolean => kind === 'MEMBER';

/** Keys come from payments, refunds, requests and rows of lists, each of which moves one amount. */
const keyTaken = (key: string): Error => new Error(`The key ${key} has moved something else`);

interface Sides {
  member: AccountRecord;
  organization: AccountRecord;
}

/**
 * Locks both accounts, the one with the lower id first, so that no two transfers wait for each other. Opens those that are missing: the
 * organisation's before the first member's, and a member's only while the organisation's is locked, which keeps their ids in the order
 * in which they are locked.
 */
async function lockSides(context: SystemContext, tx: Tx, wanted: Transfer): Promise<Sides | null> {
  const { userId, currency } = wanted;
  const now = context.clock.now();
  const pair = { userId, currency, other: otherSide(wanted) };
  let locked = await lockAccounts(tx, pair);
  // an account that would only be found empty is not opened
  if (takesFromMember(wanted) && !locked.some(isOfMember)) return null;
  if (locked.every(isOfMember)) {
    const organization = ['ISSUED', 'SPENT'] as const;
    await openAccounts(
      tx,
      organization.map((kind) => ({ kind, userId: null, currency })),
      now,
    );
    locked = await lockAccounts(tx, pair);
  }
  if (!locked.some(isOfMember)) {
    await openAccounts(tx, [{ kind: 'MEMBER', userId, currency }], now);
    locked = await lockAccounts(tx, pair);
  }
  return { member: locked.find(isOfMember)!, organization: locked.find((account) => !isOfMember(account))! };
}

/**
 * Moves an amount between a member's account and one of the organisation, once for its key, or nothing if the member's account holds
 * less. The transfer and both balances change in the caller's transaction.
 * @throws when the key has moved something else
 */
export async function transfer(context: SystemContext, tx: Tx, wanted: Transfer): Promise<TransferResult> {
  const { key, kind, amountMinor } = wanted;
  const sides = await lockSides(context, tx, wanted);
  if (!sides) return { creditAccountId: null, balanceMinor: 0, missingMinor: amountMinor, isRepeated: false };
  const { member, organization } = sides;
  const { creditAccountId } = member;
  const [from, to] = takesFromMember(wanted) ? [member, organization] : [organization, member];
  const move = { debitAccountId: from.creditAccountId, creditAccountId: to.creditAccountId, amountMinor };
  const repeated = async (): Promise<TransferResult | null> => {
    const found = await findTransfer(tx, key);
    if (!found) return null;
    const isSame =
      found.kind === kind &&
      found.amountMinor === amountMinor &&
      found.debitAccountId === move.debitAccountId &&
      found.creditAccountId === move.creditAccountId;
    if (!isSame) throw keyTaken(key);
    return { creditAccountId, balanceMinor: member.balanceMinor, missingMinor: 0, isRepeated: true };
  };
  const before = await repeated();
  if (before) return before;
  const balanceMinor = member.balanceMinor + (from === member ? -amountMinor : amountMinor);
  if (balanceMinor < 0)
    return { creditAccountId, balanceMinor: member.balanceMinor, missingMinor: -balanceMinor, isRepeated: false };
  const { orderId = null, refundId = null, reason = '', madeBy = null, at = context.clock.now() } = wanted;
  const details = { orderId, refundId, reason, madeBy, madeAt: at };
  const inserted = await insertTransfer(tx, { key, kind, ...move, balanceAfterMinor: balanceMinor, ...details });
  // the same key was used for another account at the same moment
  if (inserted === undefined) throw keyTaken(key);
  await moveBalances(tx, move);
  return { creditAccountId, balanceMinor, missingMinor: 0, isRepeated: false };
}
