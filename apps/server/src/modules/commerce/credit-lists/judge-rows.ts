import { createHash } from 'node:crypto';
import { type CreditListRow, creditAmount } from '@sullam/domain/commerce/credit-list.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { listUsedKeys, MOST_MINOR } from '../credit-accounts/credit-accounts.public.ts';
import { type FoundMember, findActiveMembers } from './credit-lists.reads.ts';
import type { CreditListBody, RowStatus } from './credit-lists.schemas.ts';

/** A row with what would become of it now. */
export interface JudgedRow extends CreditListRow {
  amountMinor: number | null;
  /** Under which the ledger moves the amount once; null for a wrong amount. */
  key: string | null;
  member: FoundMember | null;
  status: Exclude<RowStatus, 'DONE'>;
}

type Terms = Pick<CreditListBody, 'name' | 'currency' | 'reason'>;

/** The same name, address, amount and place among equal rows is the same gift, in whichever list it stands. */
const keyOf = ({ name, currency }: Terms, email: string, amountMinor: number, place: number): string =>
  `list:${createHash('sha256')
    .update(JSON.stringify([name.normalize('NFKC').toLowerCase(), currency, email, amountMinor, place]))
    .digest('base64url')}`;

/** What becomes of each row: preview and command ask the same. */
export async function judgeRows(tx: Tx, terms: Terms, rows: readonly CreditListRow[]): Promise<JudgedRow[]> {
  const members = await findActiveMembers(
    tx,
    rows.map(({ email }) => email),
  );
  const places = new Map<string, number>();
  const keyed = rows.map((row) => {
    const { email } = row;
    const amountMinor = creditAmount(row.amount, terms.currency, MOST_MINOR);
    const place = (places.get(`${email} ${amountMinor}`) ?? 0) + 1;
    places.set(`${email} ${amountMinor}`, place);
    const key = amountMinor === null ? null : keyOf(terms, email, amountMinor, place);
    return { ...row, reason: row.reason || terms.reason, amountMinor, key, member: members.get(email) ?? null };
  });
  const used = await listUsedKeys(
    tx,
    keyed.flatMap(({ key }) => key ?? []),
  );
  return keyed.map((row) => {
    if (row.key === null) return { ...row, status: 'WRONG_AMOUNT' };
    if (!row.member) return { ...row, status: 'UNKNOWN_MEMBER' };
    return { ...row, status: used.has(row.key) ? 'DONE_ALREADY' : 'WAITING' };
  });
}
