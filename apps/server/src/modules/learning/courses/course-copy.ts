import { shiftInstant } from '@sullam/domain/lectures/zoned-time.ts';
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

/** A date of the course as the copy has it: at the same time of day by the organisation's clock. */
export const shiftedDate = (
  { configuration }: MemberContext,
  { shiftDays }: CourseCopy,
  date: Date | null,
): Date | null => (date === null || shiftDays === null ? null : shiftInstant(date, shiftDays, configuration.time_zone));

/** A module that owns something of a course brings what copies it; what it uses was copied before. */
export const courseCopying = extensionPoint<CopyCoursePart>('course-copying');
