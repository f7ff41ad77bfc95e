/** On what a mark is given, as it was read. */
export interface ReadVersions {
  /** Of the mark; of one's own review where two people mark. */
  version: number;
  /** Of the mark itself, where two people mark. */
  markVersion?: number | undefined;
}

/** What is there. Two people mark: each has a review of their own. */
export interface StoredVersions {
  isDouble: boolean;
  review: number;
  mark: number;
}

/**
 * Whether a mark is given by an old picture. Where two people mark, the mark's version counts beside that of one's own
 * review: somebody may have decided, given it to everybody or taken it back meanwhile.
 */
export function isOldPicture({ version, markVersion }: ReadVersions, stored: StoredVersions): boolean {
  if (!stored.isDouble) return version !== stored.mark;
  return version !== stored.review || markVersion !== stored.mark;
}

/** Whether a marker may give a mark now, and what comes of it. */
export type MarkingTurn =
  /** Two others mark it already. */
  | 'NOT_NEEDED'
  /** Where two people mark, the mark's version has to be sent. */
  | 'VERSION_MISSING'
  | 'OLD_PICTURE'
  /** One of two: whatever counts until now stays until both are there. */
  | 'HALF'
  /** What counts is settled. */
  | 'WHOLE';

/** How things stand when a marker gives a mark. */
export interface MarkingStand extends StoredVersions {
  /** The marker has given one already, for the same work. */
  hasOwn: boolean;
  /** How many others have, for the same work. */
  others: number;
}

export function markingTurn(read: ReadVersions, { hasOwn, others, ...stored }: MarkingStand): MarkingTurn {
  if (stored.isDouble && !hasOwn && others >= 2) return 'NOT_NEEDED';
  if (stored.isDouble && read.markVersion === undefined) return 'VERSION_MISSING';
  if (isOldPicture(read, stored)) return 'OLD_PICTURE';
  return stored.isDouble && others === 0 ? 'HALF' : 'WHOLE';
}

/** What markers gave that one of them may see: nobody marks with a look at what the other gave, before both have. */
export const seenReviews = <Review>(
  reviews: readonly Review[],
  isOwn: (review: Review) => boolean,
  areBothThere: boolean,
): readonly Review[] => (areBothThere ? reviews : reviews.filter(isOwn));
