/** Views of its tables that others may read. */
export const VIEWS = ['specialization_overviews'] as const;
