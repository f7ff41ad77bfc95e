import type { FeedOrder } from '@sullam/domain/posts.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { transaction } from '../../../kernel/database/database.ts';
import { putFeedOrder } from './feed.repository.ts';

export const setFeedOrder = (context: MemberContext, order: FeedOrder): Promise<void> =>
  transaction(context, (tx) => putFeedOrder(tx, context.caller.userId, order));
