import type { ActivitySpan } from '@sullam/domain/activities.ts';
import type { MemberContext } from '../../kernel/context.ts';

const MOST_ANSWERS = 50_000;
const answers = new Map<string, readonly number[]>();

const keyOf = ({ organizationId, caller }: MemberContext, what: string): string =>
  `${organizationId} ${caller.userId} ${what}`;

/**
 * A schedule asks one thing by the answer to another: which courses are somebody's, what is dated in them, what they have done of it,
 * and which of those lessons they can't open yet. Most of that says the same for weeks. So all is asked at once, by what was answered
 * the last time, and what was asked by something that has changed is asked again. What is answered never comes from here.
 */
export const lastIdsOf = (context: MemberContext, what: string): readonly number[] | undefined =>
  answers.get(keyOf(context, what));

export function rememberIds(context: MemberContext, what: string, ids: readonly number[]): void {
  if (answers.size >= MOST_ANSWERS) answers.clear();
  answers.set(keyOf(context, what), ids);
}

/** Names what is asked for in a span: of a week as long it is probably the same. */
export const spanKey = ({ from, to, withOverdue, courseIds }: ActivitySpan): string =>
  `${to.getTime() - from.getTime()} ${withOverdue} ${courseIds.join()}`;

interface Asked<Row, More> {
  /** Under which the numbers are remembered. */
  what: string;
  /** The read of the rows, which has been asked for in this moment. */
  rows: Promise<readonly Row[]>;
  idOf: (row: Row) => number;
  /** Reads more about some of them. It may be asked about others than those of the rows. */
  more: (ids: readonly number[]) => Promise<More>;
}

/** Rows and more about them, which is asked for at the same moment wherever the rows are among those of the last time. */
export async function readWithMore<Row, More>(
  context: MemberContext,
  { what, rows: asked, idOf, more }: Asked<Row, More>,
): Promise<{ rows: readonly Row[]; more: More | undefined }> {
  const last = lastIdsOf(context, what) ?? [];
  const [rows, guessed] = await Promise.all([asked, last.length > 0 ? more(last) : undefined]);
  const ids = rows.map(idOf);
  rememberIds(context, what, ids);
  if (ids.length === 0) return { rows, more: undefined };
  return { rows, more: guessed && ids.every((id) => last.includes(id)) ? guessed : await more(ids) };
}
