import type { Demo } from '../support/demo.ts';

/** The demo's groups. */
interface Groups {
  /** The learner belongs to it. */
  groupId: number;
  /** A post in it that was commented on. */
  postId: number;
  /** The learner asked to be let in. */
  closedId: number;
}

async function findGroups({ asLearner }: Demo): Promise<Groups> {
  const { data } = await asLearner<{ data: { groupId: number; status: string | null; privacy: string }[] }>(
    'groups?take=50',
  );
  const own = data.find(({ status, privacy }) => status === 'ACCEPTED' && privacy === 'CLOSED');
  const closed = data.find(({ status }) => status === 'PENDING');
  if (!own || !closed) throw new Error("The demo's learner has no closed group and asked for none.");
  const posts = await asLearner<{ data: { postId: number; commentCount: number }[] }>(`groups/${own.groupId}/posts`);
  const post = posts.data.find(({ commentCount }) => commentCount > 0);
  if (!post) throw new Error('No post of the demo has comments.');
  return { groupId: own.groupId, postId: post.postId, closedId: closed.groupId };
}

export const find = async (demo: Demo) => ({ groups: await findGroups(demo) });
