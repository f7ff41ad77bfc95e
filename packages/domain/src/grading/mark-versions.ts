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
