import { CREDIT_LIST } from '@sullam/domain/commerce/credit-list.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext, SystemContext } from '../../../kernel/context.ts';
import { reading, type Tx, transaction } from '../../../kernel/database/database.ts';
import { invalidField, notFound } from '../../../kernel/problem.ts';
import { addCredit, checkCurrency, reasonOf } from '../credit-accounts/credit-accounts.public.ts';
import { onceForKey } from '../orders/orders.public.ts';
import { listTooLong, nothingToGive } from './credit-lists.errors.ts';
import { findActiveMembers, findCreditList, listRows } from './credit-lists.reads.ts';
import {
  findWaitingRow,
  finishList,
  insertList,
  insertRows,
  lockList,
  setRowResult,
} from './credit-lists.repository.ts';
import type { CreditList, CreditListBody, CreditListPreview, RowQuery } from './credit-lists.schemas.ts';
import { type JudgedRow, judgeRows } from './judge-rows.ts';
import { readRows } from './read-credit-list.task.ts';

/** The job that gives the credit of a list, row by row. */
export const RUN_CREDIT_LIST = 'credit-lists.run';

/** Reads the rows of a list before its transaction begins. @throws Problem credit-list.too-long */
async function rowsOf({ text }: CreditListBody) {
  const rows = await readRows(text, CREDIT_LIST.rows);
  if (rows.length > CREDIT_LIST.rows) throw listTooLong();
  return rows;
}

function termsOf({ name: text, currency, reason }: CreditListBody) {
  const name = text.trim();
  if (name === '') throw invalidField('name', 'required');
  return { name, currency, reason: reasonOf(reason) };
}

const sumOf = (rows: readonly JudgedRow[]): number =>
  rows.reduce((sum, { amountMinor }) => sum + (amountMinor ?? 0), 0);

/** What a list would give, with one result for each row. */
export async function previewList(context: MemberContext, body: CreditListBody): Promise<CreditListPreview> {
  const rows = await rowsOf(body);
  return reading(context, async (tx) => {
    await checkCurrency(context, tx, body.currency);
    const judged = await judgeRows(tx, termsOf(body), rows);
    const waiting = judged.filter(({ status }) => status === 'WAITING');
    return {
      currency: body.currency,
      rows: judged.map(({ member, key: _, ...row }) => ({ ...row, memberName: member?.name ?? null })),
      waitingCount: waiting.length,
      waitingMinor: sumOf(waiting),
    };
  });
}

/**
 * Stores a list with what became of each row; a job gives the credit of those that wait. An Idempotency-Key stores it once.
 * @throws Problem credit-list.nothing-to-give when no row would give credit
 */
export async function sendList(
  context: MemberContext,
  body: CreditListBody,
  header: string | string[] | undefined,
): Promise<CreditList> {
  const rows = await rowsOf(body);
  return onceForKey(context, { header, operation: 'sendCreditList', body }, async (tx) => {
    await checkCurrency(context, tx, body.currency);
    const terms = termsOf(body);
    const judged = await judgeRows(tx, terms, rows);
    const waiting = judged.filter(({ status }) => status === 'WAITING');
    if (waiting.length === 0) throw nothingToGive();
    const { name, currency } = terms;
    const { userId: madeBy } = context.caller;
    const creditListId = await insertList(tx, { name, currency, madeBy, madeAt: context.clock.now() });
    await insertRows(
      tx,
      judged.map(({ member, line, email, amount, amountMinor, reason, key, status }) => ({
        creditListId,
        line,
        email,
        amount,
        amountMinor,
        reason,
        key,
        status,
        userId: member?.userId ?? null,
      })),
    );
    await audit(context, tx, {
      action: 'credit-list.send',
      noun: 'credit-list',
      nounId: creditListId,
      changes: { name, currency, rows: judged.length, waitingMinor: sumOf(waiting) },
    });
    await context.jobs.enqueue(tx, context.organizationId, RUN_CREDIT_LIST, { creditListId });
    return (await findCreditList(tx, creditListId))!;
  });
}

/** Gives the credit of one row. Who is no active member by now gets none. */
async function giveRow(
  context: SystemContext,
  tx: Tx,
  list: { creditListId: number; currency: string; madeBy: number },
  row: NonNullable<Awaited<ReturnType<typeof findWaitingRow>>>,
): Promise<void> {
  const { creditListId, currency, madeBy } = list;
  const { line, email, amountMinor, reason, key } = row;
  const userId = (await findActiveMembers(tx, [email])).get(email)?.userId ?? null;
  if (userId === null) {
    await setRowResult(tx, { creditListId, line }, { status: 'UNKNOWN_MEMBER', userId });
    return;
  }
  const { isRepeated } = await addCredit(context, tx, { key, userId, currency, amountMinor, reason, madeBy });
  await setRowResult(tx, { creditListId, line }, { status: isRepeated ? 'DONE_ALREADY' : 'DONE', userId });
}

/** Does the next row of a list in a transaction of its own; returns false once none is left. */
const doNextRow = (context: SystemContext, creditListId: number): Promise<boolean> =>
  transaction(context, async (tx) => {
    const list = await lockList(tx, creditListId);
    if (!list || list.finishedAt) return false;
    const row = await findWaitingRow(tx, creditListId);
    if (row) await giveRow(context, tx, { creditListId, ...list }, row);
    else await finishList(tx, creditListId, context.clock.now());
    return row !== undefined;
  });

/** Gives the credit of a list. A run that is broken off goes on where it stopped. */
export async function runList(context: SystemContext, creditListId: number): Promise<void> {
  while (await doNextRow(context, creditListId));
}

const accessList = async (tx: Tx, creditListId: number): Promise<CreditList> => {
  const list = await findCreditList(tx, creditListId);
  if (!list) throw notFound();
  return list;
};

export const readList = (context: MemberContext, creditListId: number): Promise<CreditList> =>
  reading(context, (tx) => accessList(tx, creditListId));

export const readListRows = (context: MemberContext, creditListId: number, query: RowQuery) =>
  reading(context, async (tx) => {
    await accessList(tx, creditListId);
    return listRows(tx, creditListId, query);
  });
