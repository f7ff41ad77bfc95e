import type { MemberContext } from '../../kernel/context.ts';
import type { Tx } from '../../kernel/database/database.ts';
import { extensionPoint } from '../../kernel/extensions.ts';

/** A module whose records outlive a course brings what refuses to delete it. */
export const courseDeletion =
  extensionPoint<(context: MemberContext, tx: Tx, courseId: number) => Promise<void>>('course-deletion');

/** A module that owns what is learned in a course brings whether there is anything yet: an empty course isn't published. */
export const courseContents =
  extensionPoint<(context: MemberContext, tx: Tx, courseId: number) => Promise<boolean>>('course-contents');
