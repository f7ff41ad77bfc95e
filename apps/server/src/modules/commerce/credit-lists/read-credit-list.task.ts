import { type CreditListRow, readCreditList } from '@sullam/domain/commerce/credit-list.ts';
import { SECOND } from '@sullam/domain/limits.ts';
import { inThread } from '../../../kernel/threads/thread-pool.ts';
import type { ThreadTask } from '../../../kernel/threads/thread-task.ts';

interface Asked {
  text: string;
  /** More rows than this are worth no more reading. */
  most: number;
}

/** Rows that cross in one message. */
const PAGE = 500;

/** Reads a list row by row; at most one row more than was asked for. */
export const readCreditListTask: ThreadTask<Asked, null, CreditListRow[]> = {
  name: 'credit-lists.read',
  lane: 'quick',
  deadline: 10 * SECOND,
  async run({ text, most }, exchange) {
    let page: CreditListRow[] = [];
    let count = 0;
    for (const row of readCreditList(text)) {
      page.push(row);
      count += 1;
      if (count > most) break;
      if (page.length < PAGE) continue;
      await exchange(page);
      page = [];
    }
    await exchange(page);
    return null;
  },
};

/** The rows of a list, read in a thread. */
export async function readRows(text: string, most: number): Promise<CreditListRow[]> {
  const rows: CreditListRow[] = [];
  await inThread(readCreditListTask, { text, most }, (page) => {
    rows.push(...page);
  });
  return rows;
}
