/** A row of a table, by its columns. */
export type Row = Record<string, unknown>;

/** Writes a row for the organisation that is filled, and answers it as it stands. */
export type Own = (table: string, row: Row) => Promise<Row>;

/** What a course is filled with: whose it is, who learns and teaches there, and wording that is looked for afterwards. */
export type CourseFilling = Record<'course_id' | 'both' | 'marker' | 'learnerId' | 'instructorId' | 'now', unknown>;
