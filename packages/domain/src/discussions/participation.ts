/** What a graded discussion asks of everybody who takes part. */
export interface ParticipationRules {
  /** Contributions of one's own. */
  ownCount: number;
  /** Replies, each to somebody else. */
  replyCount: number;
  /** Shorter ones don't count. */
  leastWords: number;
}

/** Something that was written on the board. */
export interface Contribution {
  wordCount: number;
  /** Whom it replies to; null: a contribution of one's own. */
  repliesTo: number | null;
}

export interface Participation {
  ownDone: number;
  repliesDone: number;
  /** Of how many steps how many were taken. */
  stepsDone: number;
  steps: number;
  isComplete: boolean;
}

/** How far somebody has come. Replies to oneself and further ones to the same person are no steps. */
export function participationOf(
  { ownCount, replyCount, leastWords }: ParticipationRules,
  userId: number,
  contributions: readonly Contribution[],
): Participation {
  const long = contributions.filter(({ wordCount }) => wordCount >= leastWords);
  const own = long.filter(({ repliesTo }) => repliesTo === null).length;
  const answered = new Set(long.map(({ repliesTo }) => repliesTo).filter((to) => to !== null && to !== userId));
  const ownDone = Math.min(own, ownCount);
  const repliesDone = Math.min(answered.size, replyCount);
  const steps = ownCount + replyCount;
  const stepsDone = ownDone + repliesDone;
  return { ownDone, repliesDone, steps, stepsDone, isComplete: stepsDone === steps };
}
