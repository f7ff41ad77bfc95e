/** When learners may see what markers gave: the same rules for every kind of work, in every answer and report. */

/** When something of an exam may be seen. */
export const RELEASES = ['AT_ONCE', 'AFTER_CLOSE', 'AT_TIME', 'NEVER'] as const;
export type Release = (typeof RELEASES)[number];

/** When the marks of an assignment may be seen: what is released by hand has no moment of its own. */
export const MARK_RELEASES = ['AT_ONCE', 'BY_HAND', 'AT_TIME'] as const;
export type MarkRelease = (typeof MARK_RELEASES)[number];

/** On what it depends whether a rule lets something through. Moments are milliseconds since 1970. */
interface Circumstances {
  now: number;
  /** Of AT_TIME. */
  at: number | null;
  /** Of AFTER_CLOSE: when the last learner's window closes; null: it stays open. */
  everybodyClosesAt: number | null;
  /** Of BY_HAND. */
  isReleasedByHand: boolean;
}

function letsThrough(
  rule: Release | MarkRelease,
  { now, at, everybodyClosesAt, isReleasedByHand }: Circumstances,
): boolean {
  switch (rule) {
    case 'AT_ONCE':
      return true;
    case 'AFTER_CLOSE':
      return everybodyClosesAt !== null && now >= everybodyClosesAt;
    case 'AT_TIME':
      return at !== null && now >= at;
    case 'BY_HAND':
      return isReleasedByHand;
    case 'NEVER':
      return false;
  }
}

export interface MarkReleaseState {
  release: MarkRelease;
  releaseAt: Date | null;
  releasedAt: Date | null;
}

/** May learners see the marks of an assignment that have been given? */
export const areMarksReleased = ({ release, releaseAt, releasedAt }: MarkReleaseState, now: Date): boolean =>
  letsThrough(release, {
    now: now.getTime(),
    at: releaseAt?.getTime() ?? null,
    everybodyClosesAt: null,
    isReleasedByHand: releasedAt !== null,
  });

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

const isReleased = (
  release: Release,
  { at }: ReleaseRules,
  { isFinished, now, everybodyClosesAt }: ReleaseMoment,
): boolean => isFinished && letsThrough(release, { now, at, everybodyClosesAt, isReleasedByHand: false });

/** What may be shown now. Explanations give the answers away, so they never come before them. */
export function releasedNow(rules: ReleaseRules, moment: ReleaseMoment): Released {
  const answers = isReleased(rules.answers, rules, moment);
  return {
    score: moment.isMarked && isReleased(rules.score, rules, moment),
    answers,
    explanations: answers && isReleased(rules.explanations, rules, moment),
  };
}

/** One line of the release rules as learners see it: by which rule, and when, where a moment is known. */
export interface PlannedRelease {
  rule: Release;
  /** Milliseconds since 1970; null: at once, never, or as long as somebody's window stays open. */
  at: number | null;
}

export type ReleasePlan = Record<keyof Released, PlannedRelease>;

const ORDER: Record<Release, number> = { AT_ONCE: 0, AT_TIME: 1, AFTER_CLOSE: 1, NEVER: 2 };

/** When everything may be seen. Explanations give the answers away: they come with them at the earliest. */
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
