/** Views of its tables that others may read. */
export const VIEWS = ['granted_dates'] as const;
