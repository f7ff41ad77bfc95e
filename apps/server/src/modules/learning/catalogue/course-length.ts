import { type RawBuilder, sql } from 'kysely';

/** Where a course stops being short, and until where it isn't long; the wording of the filter names the same hours. */
const MEDIUM_FROM = 120;
const MEDIUM_UP_TO = 360;

/** How long a course of `course_overviews as c` is, in the filter's words; null: it doesn't say. */
export const courseLength: RawBuilder<string | null> = sql`case when c.duration_minutes <= 0 then null
  when c.duration_minutes < ${sql.lit(MEDIUM_FROM)} then 'SHORT'
  when c.duration_minutes <= ${sql.lit(MEDIUM_UP_TO)} then 'MEDIUM' else 'LONG' end`;
