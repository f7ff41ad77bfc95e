// Written by `npm run generate`. Do not edit.
import type { EnglishMessages } from '../define.ts';

export const messages = {
  "posting-rules.title": "Posting rules",
  "posting-rules.lead": "They apply to posts and comments in all groups.",
  "posting-rules.words.title": "Listed words",
  "posting-rules.words.text": "A listed word is found however it is disguised: with vowel marks or tatweel, invisible characters, look-alike letters, or spelled out.",
  "posting-rules.words.field": "Words, one on each line",
  "posting-rules.words.hint": "Matches whole words. Add * to match longer words, such as spam* for “spammer”.",
  "posting-rules.words.count": {
    "one": "{count} of {limit} entries",
    "other": "{count} of {limit} entries"
  },
  "posting-rules.action.legend": "When a listed word is used",
  "posting-rules.action.HOLD": "Hold for review",
  "posting-rules.action.HOLDText": "Only its author sees it until a moderator has decided.",
  "posting-rules.action.REFUSE": "Refuse",
  "posting-rules.action.REFUSEText": "It isn’t published, and its author sees which word to remove.",
  "posting-rules.try.title": "Try it",
  "posting-rules.try.field": "A sentence",
  "posting-rules.try.hint": "Nothing is saved or sent.",
  "posting-rules.try.found": "Found: {words}",
  "posting-rules.try.nothing": "No listed word found.",
  "posting-rules.newcomers.title": "Newcomers",
  "posting-rules.newcomers.text": "People who have just joined a group post and comment less often, so that no one can flood it. Its leaders aren’t limited.",
  "posting-rules.newcomers.days": "Days after joining",
  "posting-rules.newcomers.daysHint": "0 means no limit for anyone.",
  "posting-rules.newcomers.posts": "Posts an hour",
  "posting-rules.newcomers.comments": "Comments an hour",
  "posting-rules.reasons.title": "Saved reasons",
  "posting-rules.reasons.text": "What moderators and group leaders tell authors when they remove something. They choose one by its number; the author reads it in their own language.",
  "posting-rules.reasons.field": "Reason",
  "posting-rules.reasons.add": "Add a reason",
  "posting-rules.messages.saved": "Posting rules saved"
} as const satisfies EnglishMessages;
