import type { MemberContext } from '../../kernel/context.ts';

/** What somebody's schedule was about the last time. */
export interface LastAnswer {
  courseIds: readonly number[];
  /** Lessons of which it was asked whether they wait for others. */
  lessonIds: readonly number[];
}

const MOST_ANSWERS = 10_000;
const answers = new Map<string, LastAnswer>();

const keyOf = ({ organizationId, caller }: MemberContext, what: string): string =>
  `${organizationId} ${caller.userId} ${what}`;

/**
 * A schedule asks three things, each by the answer to the one before: which courses are somebody's, what is dated in them, and which of
 * those lessons they can't open yet. The first two say the same for weeks. So all three are asked at once, by what they said the last
 * time, and what was asked by something that has changed is asked again. What is answered never comes from here.
 */
export const lastAnswerTo = (context: MemberContext, what: string): LastAnswer | undefined =>
  answers.get(keyOf(context, what));

export function rememberAnswer(context: MemberContext, what: string, answer: LastAnswer): void {
  if (answers.size >= MOST_ANSWERS) answers.clear();
  answers.set(keyOf(context, what), answer);
}
