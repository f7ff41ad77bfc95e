import type { MemberContext } from '../../../kernel/context.ts';
import { transaction } from '../../../kernel/database/database.ts';
import { accessCourse } from '../courses/courses.public.ts';
import { deleteFavorite, insertFavorite } from './favorites.repository.ts';

export const addFavorite = (context: MemberContext, courseId: number): Promise<void> =>
  transaction(context, async (tx) => {
    await accessCourse(context, tx, courseId, 'see');
    await insertFavorite(tx, context.caller.userId, courseId, context.clock.now());
  });

/** Removing what isn't there changes nothing; what was hidden since can still be removed. */
export const removeFavorite = (context: MemberContext, courseId: number): Promise<void> =>
  transaction(context, async (tx) => {
    const wasThere = await deleteFavorite(tx, context.caller.userId, courseId);
    if (!wasThere) await accessCourse(context, tx, courseId, 'see');
  });
