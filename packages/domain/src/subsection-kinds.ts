/** Subsections that are done on pages of their own; the outline leads there. Surveys and polls share a table. */
export const ACTIVITY_KINDS = ['EXAM', 'ASSIGNMENT', 'SURVEY', 'POLL', 'DISCUSSION'] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/** Whether a kind of subsection is an activity rather than something to read, see or hear. */
export const isActivity = (kind: string): kind is ActivityKind => ACTIVITY_KINDS.some((activity) => activity === kind);
