import {
  type Contribution,
  type Participation,
  type ParticipationRules,
  participationOf,
} from '@sullam/domain/discussions/participation.ts';
import { sql } from 'kysely';
import { db, type Tx } from '../../kernel/database/database.ts';
import { HOST } from './discussion-boards.reads.ts';

/** What a board asks for, and until when what is written counts. */
export interface AskedParticipation extends ParticipationRules {
  discussionBoardId: number;
  dueAt: Date | null;
}

/** What people wrote on a board in time; of these, or of everybody (null). */
export async function readContributions(
  tx: Tx,
  { discussionBoardId, dueAt }: Pick<AskedParticipation, 'discussionBoardId' | 'dueAt'>,
  userIds: readonly number[] | null,
): Promise<Map<number, Contribution[]>> {
  const rows = await tx.all(
    db
      .selectFrom('visible_comments as v')
      .leftJoin('visible_comments as t', 't.comment_id', 'v.parent_comment_id')
      .select(['v.author_user_id as userId', 'v.word_count as wordCount', 'v.parent_comment_id as parentId'])
      .select('t.author_user_id as repliesTo')
      .where('v.host_kind', '=', HOST)
      .where('v.host_id', '=', discussionBoardId)
      .where(userIds === null ? sql<boolean>`true` : sql<boolean>`v.author_user_id = any(${[...userIds]}::bigint[])`)
      .where(dueAt === null ? sql<boolean>`true` : sql<boolean>`v.created_at <= ${dueAt}`),
  );
  const found = new Map<number, Contribution[]>();
  for (const { userId, wordCount, parentId, repliesTo } of rows) {
    // an answer to something that is gone is no contribution of one's own
    if (parentId !== null && repliesTo === null) continue;
    found.set(userId, [...(found.get(userId) ?? []), { wordCount, repliesTo }]);
  }
  return found;
}

/** How far one learner has come. */
export async function readParticipation(tx: Tx, asked: AskedParticipation, userId: number): Promise<Participation> {
  const contributions = await readContributions(tx, asked, [userId]);
  return participationOf(asked, userId, contributions.get(userId) ?? []);
}
