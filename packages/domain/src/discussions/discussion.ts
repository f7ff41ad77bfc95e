export const DISCUSSION_KINDS = ['DISCUSSION', 'QUESTION'] as const;
export type DiscussionKind = (typeof DISCUSSION_KINDS)[number];

/** How a discussion becomes a grade: by what was counted, by an instructor's word alone, by a rubric, or not at all. */
export const DISCUSSION_GRADINGS = ['NONE', 'PARTICIPATION', 'BY_HAND', 'RUBRIC'] as const;
export type DiscussionGrading = (typeof DISCUSSION_GRADINGS)[number];

/** Which of a course's discussions a list shows. */
export const DISCUSSION_FILTERS = ['ALL', 'UNREAD', 'UNANSWERED', 'MINE', 'FOLLOWED'] as const;
export type DiscussionFilter = (typeof DISCUSSION_FILTERS)[number];

/** Why somebody reports something. */
export const REPORT_REASONS = ['SPAM', 'HURTFUL', 'CHEATING', 'OTHER'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** How a case of moderation stands. KEPT: it stays in sight; APPEALED: its author asks for another look. */
export const CASE_STATES = ['OPEN', 'KEPT', 'HIDDEN', 'APPEALED'] as const;
export type CaseState = (typeof CASE_STATES)[number];

/** In which order a talk is read. LIKED: what most people like first. */
export const COMMENT_ORDERS = ['OLDEST', 'NEWEST', 'LIKED'] as const;
export type CommentOrder = (typeof COMMENT_ORDERS)[number];

export const COMMENT_LIMITS = {
  /** Characters of the text as HTML. */
  html: 30_000,
  /** Files beside it. */
  attachments: 5,
  mentions: 20,
  /** Of a reason, an appeal, a note to a report. */
  note: 1000,
  /** Answers that come with their comment; more are asked for. */
  repliesAtOnce: 10,
} as const;

export interface BoardLock {
  lockedFrom: Date | null;
  lockedUntil: Date | null;
}

/** Nothing can be written on it at the moment. */
export const isLockedAt = ({ lockedFrom, lockedUntil }: BoardLock, now: Date): boolean =>
  lockedFrom !== null && lockedFrom <= now && (lockedUntil === null || now < lockedUntil);
