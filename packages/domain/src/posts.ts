import { addressLength } from './links.ts';
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
  /** That somebody has written for later. */
  scheduled: 30,
  /** So far ahead. */
  scheduledDays: 365,
} as const;

/** Why a post that was written for later couldn't be posted. */
export const SCHEDULE_FAILURES = ['LEFT', 'WORDS', 'TOO_OFTEN', 'CONTENT'] as const;
export type ScheduleFailure = (typeof SCHEDULE_FAILURES)[number];

/** A word behind #, in either script; not inside a word and not a number alone. */
const HASHTAG = /(?<![\p{L}\p{N}_&/])#([\p{L}\p{N}_\u064B-\u0652\u0640]{2,40})/gu;

/** The hashtags of a plain text, by the form in which they are compared, as each is written first. */
function spellingsIn(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, written = ''] of text.matchAll(HASHTAG)) {
    const tag = foldForSearch(written);
    if (tag !== '' && !/^\d+$/.test(tag) && !found.has(tag)) found.set(tag, written);
  }
  return found;
}

/** The hashtags of a plain text in the form in which they are compared: `#قيادة` and `#قِيــادة` are one. */
export const hashtagsIn = (text: string): string[] => [...spellingsIn(text).keys()];

/** The same as they are written, for readers. */
export const writtenHashtagsIn = (text: string): string[] => [...spellingsIn(text).values()];

/** A link, or an address that stands as text. */
const LINK = /href="(https?:\/\/[^"\s]+)"|(?<![\p{L}\p{N}"=/])(https?:\/\/[^\s<>"]{4,})/iu;

/** Where the first link of a post leads; null without one. */
export function firstLinkIn(html: string): string | null {
  const match = LINK.exec(html);
  const written = match?.[2];
  const found = match?.[1] ?? written?.slice(0, addressLength(written));
  return found ? found.replaceAll('&amp;', '&') : null;
}
