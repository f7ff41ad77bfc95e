import { randomUUID } from 'node:crypto';
import { CREDIT_TEMPLATE } from '@sullam/domain/notification-targets/credit.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext, SystemContext } from '../../../kernel/context.ts';
import { reading, type Tx } from '../../../kernel/database/database.ts';
import { invalidField, notFound } from '../../../kernel/problem.ts';
import { notify } from '../../operations/notifications/notifications.public.ts';
import { onceForKey } from '../orders/orders.public.ts';
import { balanceTooLow, writeAmount } from './credit-accounts.errors.ts';
import { findManagedAccount, isActiveMember, listSoldCurrencies, listTransfers } from './credit-accounts.reads.ts';
import { findAccount } from './credit-accounts.repository.ts';
import type { CreditAccount, CreditBalance, Deduction, TopUp } from './credit-accounts.schemas.ts';
import { transfer } from './credit-ledger.ts';

type Header = string | string[] | undefined;

/** Key of a transfer that a request asks for; what makes the request happen once is its Idempotency-Key. */
const newKey = (): string => `request:${randomUUID()}`;

/** @throws Problem invalid-field for a reason of blanks */
export function reasonOf(text: string): string {
  const reason = text.trim();
  if (reason === '') throw invalidField('reason', 'required');
  return reason;
}

interface Given extends TopUp {
  key: string;
  madeBy: number;
}

/** Gives credit to a member, once for its key, and tells them. */
export async function addCredit(
  context: SystemContext,
  tx: Tx,
  { key, userId, currency, amountMinor, reason, madeBy }: Given,
): Promise<CreditBalance & { isRepeated: boolean }> {
  const about = { userId, currency, amountMinor, reason };
  const { creditAccountId, balanceMinor, isRepeated } = await transfer(context, tx, {
    key,
    kind: 'TOP_UP',
    madeBy,
    ...about,
  });
  const balance = { creditAccountId: creditAccountId!, currency, balanceMinor, isRepeated };
  if (isRepeated) return balance;
  await notify(context, tx, {
    userIds: [userId],
    templateId: CREDIT_TEMPLATE,
    parameters: { amount: writeAmount(amountMinor, currency) },
    data: {},
    dedupeKey: `credit:${key}`,
  });
  await audit(context, tx, {
    action: 'credit-account.top-up',
    noun: 'credit-account',
    nounId: balance.creditAccountId,
    changes: about,
  });
  return balance;
}

/** Credit can only be given in a currency in which it can be spent. */
export async function checkCurrency(context: MemberContext, tx: Tx, currency: string): Promise<void> {
  if (!(await listSoldCurrencies(context, tx)).includes(currency)) throw invalidField('currency', 'invalid');
}

/**
 * Gives credit to a member of the organisation, once for an Idempotency-Key.
 * @throws Problem not-found when there is no active member with this id
 */
export const topUp = (context: MemberContext, body: TopUp, header: Header): Promise<CreditBalance> =>
  onceForKey(context, { header, operation: 'topUpCredit', body }, async (tx) => {
    await checkCurrency(context, tx, body.currency);
    const reason = reasonOf(body.reason);
    if (!(await isActiveMember(tx, body.userId))) throw notFound();
    const given = { ...body, key: newKey(), reason, madeBy: context.caller.userId };
    const { isRepeated: _, ...balance } = await addCredit(context, tx, given);
    return balance;
  });

/**
 * Takes credit back, never more than there is, once for an Idempotency-Key.
 * @throws Problem credit-account.balance-too-low when the account holds less
 */
export const deduct = (
  context: MemberContext,
  creditAccountId: number,
  body: Deduction,
  header: Header,
): Promise<CreditBalance> =>
  onceForKey(context, { header, operation: 'deductCredit', body: { creditAccountId, ...body } }, async (tx) => {
    const account = await findAccount(tx, creditAccountId);
    if (!account || account.userId === null) throw notFound();
    const { userId, currency } = account;
    const { amountMinor } = body;
    const about = { userId, currency, amountMinor, reason: reasonOf(body.reason) };
    const { balanceMinor, missingMinor } = await transfer(context, tx, {
      key: newKey(),
      kind: 'DEDUCTION',
      madeBy: context.caller.userId,
      ...about,
    });
    if (missingMinor > 0) throw balanceTooLow(balanceMinor, currency);
    await audit(context, tx, {
      action: 'credit-account.deduct',
      noun: 'credit-account',
      nounId: creditAccountId,
      changes: about,
    });
    return { creditAccountId, currency, balanceMinor };
  });

export const readAccount = (context: MemberContext, creditAccountId: number): Promise<CreditAccount> =>
  reading(context, async (tx) => {
    const account = await findManagedAccount(tx, creditAccountId);
    if (!account) throw notFound();
    return account;
  });

export const readTransfers = (
  context: MemberContext,
  creditAccountId: number,
  page: { skip?: number | undefined; take?: number | undefined },
) =>
  reading(context, async (tx) => {
    if (!(await findAccount(tx, creditAccountId))) throw notFound();
    return listTransfers(tx, creditAccountId, page);
  });
