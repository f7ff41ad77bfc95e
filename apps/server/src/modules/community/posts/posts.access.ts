import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { notAllowed, notFound } from '../../../kernel/problem.ts';
import type { PostRow } from './post-row.reads.ts';
import { findSeenPost } from './posts.reads.ts';

/**
 * The only way to one post. `talk` is for members of its group, `own` for its author among them, `moderate` for who moderates it.
 * @throws Problem not-found where the caller doesn't see it, not-allowed where they do, but may not do this
 */
export async function accessPost(
  context: MemberContext,
  tx: Tx,
  postId: number,
  action: 'see' | 'talk' | 'own' | 'moderate',
): Promise<PostRow> {
  const post = await findSeenPost(context, tx, postId);
  if (!post) throw notFound();
  const isOwn = post.author_user_id === context.caller.userId;
  const mayTalk = post.is_member && post.hidden_at === null;
  const may = { see: true, talk: mayTalk, own: isOwn && mayTalk, moderate: post.moderates };
  if (!may[action]) throw notAllowed();
  return post;
}
