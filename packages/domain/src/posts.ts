import { foldForSearch } from './search-folding.ts';

/** In which order the feed of all groups comes. */
export const FEED_ORDERS = ['NEWEST', 'DISCUSSED'] as const;
export type FeedOrder = (typeof FEED_ORDERS)[number];

export const POST_LIMITS = {
  /** Posts of a page, unless asked otherwise. */
  page: 10,
  files: 8,
  pollOptions: 8,
  pollOption: 120,
  pinned: 5,
  /** Who came to a group in these days posts at most so often in an hour. */
  newcomerDays: 2,
  newcomerPostsPerHour: 3,
} as const;

/** A word behind #, in either script; not inside a word and not a number alone. */
const HASHTAG = /(?<![\p{L}\p{N}_&/])#([\p{L}\p{N}_\u064B-\u0652\u0640]{2,40})/gu;

/** The hashtags of a plain text in the form in which they are compared: `#قيادة` and `#قِيــادة` are one. */
export function hashtagsIn(text: string): string[] {
  const found = [...text.matchAll(HASHTAG)].map((match) => foldForSearch(match[1] ?? ''));
  return [...new Set(found.filter((tag) => tag !== '' && !/^\d+$/.test(tag)))];
}
