import type { SystemContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { extensionPoint } from '../../../kernel/extensions.ts';
import { type FollowedLecture, readFollowed } from './followed-lectures.reads.ts';

/** What a module does when lectures change: it keeps something of them (a list of who was there). */
export interface LectureFollower {
  /** In the transaction that made, moved, cancelled or published them. */
  changed(context: SystemContext, tx: Tx, lectures: readonly FollowedLecture[]): Promise<void>;
  /** A learner went through the door of an online lecture. */
  joined(context: SystemContext, tx: Tx, joining: { lectureId: number; userId: number; at: Date }): Promise<void>;
}

export const lectureFollowers = extensionPoint<LectureFollower>('lecture-followers');

export async function tellChanged(context: SystemContext, tx: Tx, lectureIds: readonly number[]): Promise<void> {
  const followers = context.extensions.of(lectureFollowers);
  if (followers.length === 0 || lectureIds.length === 0) return;
  const lectures = await readFollowed(tx, lectureIds);
  for (const follower of followers) await follower.changed(context, tx, lectures);
}

export async function tellJoined(
  context: SystemContext,
  tx: Tx,
  joining: { lectureId: number; userId: number; at: Date },
): Promise<void> {
  for (const follower of context.extensions.of(lectureFollowers)) await follower.joined(context, tx, joining);
}
