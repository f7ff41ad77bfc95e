import type { MemberContext } from '../../kernel/context.ts';
import type { Tx } from '../../kernel/database/database.ts';
import { extensionPoint } from '../../kernel/extensions.ts';

/** Why the caller may see a person's profile who would not be there for them otherwise: they are their learner, say. */
export const profileReasons =
  extensionPoint<(context: MemberContext, tx: Tx, userId: number) => Promise<boolean>>('profile-reasons');
