import { Problem } from '../../../kernel/problem.ts';
import type { FeedFailure } from './coach-feeds.schemas.ts';

const CODES = {
  UNREACHABLE: 'coach-feed.unreachable',
  REFUSED: 'coach-feed.refused',
  TOO_LARGE: 'coach-feed.too-large',
  UNREADABLE: 'coach-feed.unreadable',
  TOO_COMPLEX: 'coach-feed.too-complex',
} as const satisfies Record<FeedFailure, string>;

/** A calendar that was never read has no last good state: without one, its times would count as free. */
export const feedNotAdded = (failure: FeedFailure): Problem => new Problem(CODES[failure], 422);
export const tooManyFeeds = (most: number): Problem => new Problem('coach-feed.too-many', 409, { values: { most } });
export const feedAdded = (): Problem => new Problem('coach-feed.already-added', 409);
