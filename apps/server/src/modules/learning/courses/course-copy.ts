import { sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { extensionPoint } from '../../../kernel/extensions.ts';

/** A course that is being copied: what a module needs to copy its own part. */
export interface CourseCopy {
  fromCourseId: number;
  toCourseId: number;
  /** Old lessons to new ones. */
  subsectionIds: ReadonlyMap<number, number>;
  /** Old groups to new ones; filled by course groups, which are copied first. Without groups it stays empty. */
  courseGroupIds: Map<number, number>;
  includesGroups: boolean;
  /** By so many days dates move, at the same time of day; null: the copy has no dates. */
  shiftDays: number | null;
}

/** What a module copies with a course: learners and what they did stay behind. */
export type CopyCoursePart = (context: MemberContext, tx: Tx, copy: CourseCopy) => Promise<void>;

/** A date as the copy has it, in the organisation's time zone. */
export const shiftedDate = ({ configuration }: MemberContext, { shiftDays }: CourseCopy, column: string) =>
  shiftDays === null
    ? sql<Date | null>`null::timestamptz`
    : sql<Date | null>`(${sql.ref(column)} at time zone ${configuration.time_zone}::text + make_interval(days => ${shiftDays}::int)) at time zone ${configuration.time_zone}::text`;

/** A module that owns something of a course brings what copies it; what it uses was copied before. */
export const courseCopying = extensionPoint<CopyCoursePart>('course-copying');
