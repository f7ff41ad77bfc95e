import type { Localized } from '@sullam/domain/localized.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { extensionPoint } from '../../../kernel/extensions.ts';

/**
 * Before a course is deleted: a module whose records outlive it brings what refuses, one whose rows the database can't take
 * along in its own order takes them itself.
 */
export const courseDeletion = extensionPoint<(tx: Tx, courseId: number) => Promise<void>>('course-deletion');

/** Something in a course that learners would find empty. */
export interface CourseGap {
  courseSubsectionId: number;
  title: Localized;
}

/** A module that owns what is learned in a course brings what of it is still empty: nothing empty is published. */
export const courseGaps =
  extensionPoint<(context: MemberContext, tx: Tx, courseId: number) => Promise<CourseGap[]>>('course-gaps');

/** A module that owns what is learned in a course brings whether there is anything yet: an empty course isn't published. */
export const courseContents =
  extensionPoint<(context: MemberContext, tx: Tx, courseId: number) => Promise<boolean>>('course-contents');
