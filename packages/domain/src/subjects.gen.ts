// Written by `npm run generate` from the folder subjects/ of the domain. Do not edit.
/** What people are entitled to. */
export const ENTITLED_SUBJECTS = ['COURSE', 'EVENT', 'SPECIALIZATION'] as const;
export type EntitledSubject = (typeof ENTITLED_SUBJECTS)[number];

/** What has a capacity. */
export const POOLED_SUBJECTS = ['COACHING_SESSION', 'EVENT', 'EVENT_TICKET_TYPE'] as const;
export type PooledSubject = (typeof POOLED_SUBJECTS)[number];

/** What has comments. */
export const COMMENTED_SUBJECTS = ['discussion-board', 'post'] as const;
export type CommentedSubject = (typeof COMMENTED_SUBJECTS)[number];
