/** When a learner may see the score, what was right, and the explanations: the same rule in every answer and report. */

export const RELEASES = ['AT_ONCE', 'AFTER_CLOSE', 'AT_TIME', 'NEVER'] as const;
export type Release = (typeof RELEASES)[number];

export interface ReleaseRules {
  score: Release;
  answers: Release;
  explanations: Release;
  /** The moment of AT_TIME, milliseconds since 1970. */
  at: number | null;
}

export interface ReleaseMoment {
  now: number;
  /** The attempt takes no more answers. */
  isFinished: boolean;
  /** Every part has its mark; until then there is no score. */
  isMarked: boolean;
  /** When the last learner's window closes; null: it stays open, and nothing can wait for its end. */
  everybodyClosesAt: number | null;
}

export interface Released {
  score: boolean;
  answers: boolean;
  explanations: boolean;
}

function isReleased(release: Release, rules: ReleaseRules, moment: ReleaseMoment): boolean {
  if (!moment.isFinished) return false;
  switch (release) {
    case 'AT_ONCE':
      return true;
    case 'AFTER_CLOSE':
      return moment.everybodyClosesAt !== null && moment.now >= moment.everybodyClosesAt;
    case 'AT_TIME':
      return rules.at !== null && moment.now >= rules.at;
    case 'NEVER':
      return false;
  }
}

/** What may be shown now. Explanations tell the answers, so they never come before them. */
export function releasedNow(rules: ReleaseRules, moment: ReleaseMoment): Released {
  const answers = isReleased(rules.answers, rules, moment);
  return {
    score: moment.isMarked && isReleased(rules.score, rules, moment),
    answers,
    explanations: answers && isReleased(rules.explanations, rules, moment),
  };
}

/** One line of the release rules as learners are told it: by which rule, and when, where a moment is known. */
export interface PlannedRelease {
  rule: Release;
  /** Milliseconds since 1970; null: at once, never, or as long as somebody's window stays open. */
  at: number | null;
}

export type ReleasePlan = Record<keyof Released, PlannedRelease>;

const ORDER: Record<Release, number> = { AT_ONCE: 0, AT_TIME: 1, AFTER_CLOSE: 1, NEVER: 2 };

/** When everything may be seen. Explanations tell the answers: they come with them at the earliest. */
export function releasePlan(rules: ReleaseRules, everybodyClosesAt: number | null): ReleasePlan {
  const planned = (rule: Release): PlannedRelease => ({
    rule,
    at: rule === 'AFTER_CLOSE' ? everybodyClosesAt : rule === 'AT_TIME' ? rules.at : null,
  });
  const [answers, explanations] = [planned(rules.answers), planned(rules.explanations)];
  const isLater =
    ORDER[answers.rule] - ORDER[explanations.rule] || (answers.at ?? Infinity) - (explanations.at ?? Infinity);
  return { score: planned(rules.score), answers, explanations: isLater > 0 ? answers : explanations };
}
