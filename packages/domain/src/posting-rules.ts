import type { WordAction } from './word-list.ts';

/** What an author is told when something is removed, in both languages. */
export interface ModerationReason {
  en: string;
  ar: string;
}

/** What an organisation asks of posts and comments in its groups. */
export interface PostingRules {
  words: readonly string[];
  /** That moderators have at hand, in the order of their keys. */
  reasons: readonly ModerationReason[];
  wordAction: WordAction;
  /** In so many days of a membership somebody is a newcomer; 0: nobody is. */
  newcomerDays: number;
  /** So often a newcomer posts in an hour. */
  newcomerPosts: number;
  newcomerComments: number;
}

export const STANDARD_RULES: Readonly<Omit<PostingRules, 'words' | 'reasons'>> = {
  wordAction: 'HOLD',
  newcomerDays: 2,
  newcomerPosts: 3,
  newcomerComments: 15,
};

export const POSTING_RULE_LIMITS = {
  newcomerDays: { minimum: 0, maximum: 60 },
  newcomerPosts: { minimum: 1, maximum: 100 },
  newcomerComments: { minimum: 1, maximum: 500 },
  reason: 500,
  reasons: 30,
} as const;
