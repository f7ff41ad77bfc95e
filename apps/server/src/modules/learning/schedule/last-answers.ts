import type { MemberContext } from '../../../kernel/context.ts';

const MOST_ANSWERS = 50_000;
const answers = new Map<string, readonly number[]>();

const keyOf = ({ organizationId, caller }: MemberContext, what: string): string =>
  `${organizationId} ${caller.userId} ${what}`;

/**
 * A schedule asks one thing by the answer to another: which courses are somebody's, what is dated in them, and which of those lessons
 * they can't open yet. Most of that says the same for weeks. So all is asked at once, by what was answered the last time, and what
 * was asked by something that has changed is asked again. What is answered never comes from here.
 */
export const lastIdsOf = (context: MemberContext, what: string): readonly number[] | undefined =>
  answers.get(keyOf(context, what));

export function rememberIds(context: MemberContext, what: string, ids: readonly number[]): void {
  if (answers.size >= MOST_ANSWERS) answers.clear();
  answers.set(keyOf(context, what), ids);
}
