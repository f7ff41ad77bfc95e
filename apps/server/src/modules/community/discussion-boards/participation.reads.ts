import {
  type Contribution,
  type Participation,
  type ParticipationRules,
  participationOf,
} from '@sullam/domain/discussions/participation.ts';
import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import type { LoggedFacts } from '../../learning/activity-log/activity-log.public.ts';
import { HOST } from './discussion-boards.reads.ts';

/** What a board asks for, and until when what is written counts. */
export interface AskedParticipation extends ParticipationRules {
  discussionBoardId: number;
  dueAt: Date | null;
}

interface Written {
  wordCount: number;
  parentId: number | null;
  repliesTo: number | null;
}

/** What was written on boards, with whom it answers. */
const written = () =>
  db
    .selectFrom('visible_comments as v')
    .leftJoin('visible_comments as t', 't.comment_id', 'v.parent_comment_id')
    .select(['v.word_count as wordCount', 'v.parent_comment_id as parentId', 't.author_user_id as repliesTo'])
    .where('v.host_kind', '=', HOST);

/** An answer to something that is gone is no contribution of one's own. */
const counts = ({ parentId, repliesTo }: Written): boolean => parentId === null || repliesTo !== null;

/** By board or by author. */
function grouped<Row extends Written>(rows: readonly Row[], keyOf: (row: Row) => number): Map<number, Contribution[]> {
  const found = new Map<number, Contribution[]>();
  for (const row of rows.filter(counts)) {
    const contributions = found.get(keyOf(row));
    if (contributions) contributions.push(row);
    else found.set(keyOf(row), [row]);
  }
  return found;
}

/** What somebody wrote on each of several boards. */
export async function readOwnContributions(
  tx: Tx,
  discussionBoardIds: readonly number[],
  userId: number,
): Promise<Map<number, Contribution[]>> {
  const rows = await tx.all(
    written()
      .select('v.host_id as boardId')
      .where(sql<boolean>`v.host_id = any(${[...discussionBoardIds]}::bigint[])`)
      .where('v.author_user_id', '=', userId),
  );
  return grouped(rows, ({ boardId }) => boardId);
}

/** What people wrote on a board in time; of these, or of everybody (null). */
export async function readContributions(
  tx: Tx,
  { discussionBoardId, dueAt }: Pick<AskedParticipation, 'discussionBoardId' | 'dueAt'>,
  userIds: readonly number[] | null,
): Promise<Map<number, Contribution[]>> {
  const rows = await tx.all(
    written()
      .select('v.author_user_id as userId')
      .where('v.host_id', '=', discussionBoardId)
      .where(userIds === null ? sql<boolean>`true` : sql<boolean>`v.author_user_id = any(${[...userIds]}::bigint[])`)
      .where(dueAt === null ? sql<boolean>`true` : sql<boolean>`v.created_at <= ${dueAt}`),
  );
  return grouped(rows, ({ userId }) => userId);
}

/** How far one learner has come. */
export async function readParticipation(tx: Tx, asked: AskedParticipation, userId: number): Promise<Participation> {
  const contributions = await readContributions(tx, asked, [userId]);
  return participationOf(asked, userId, contributions.get(userId) ?? []);
}

/** What somebody said in discussions that can still be read; without a name only for themselves. */
export const contributionFacts: LoggedFacts = {
  type: 'CONTRIBUTED',
  feature: 'discussion-boards',
  facts: ({ userId, isOwn }) => {
    const said = db
      .selectFrom('visible_comments as x')
      .innerJoin('discussion_boards as b', 'b.discussion_board_id', 'x.host_id')
      .select(['x.created_at as occurred_at', sql<string>`b.discussion_board_id::text`.as('subject')])
      .select(['b.course_id', 'b.title'])
      .where('x.author_user_id', '=', userId)
      .where('x.host_kind', '=', HOST)
      .where('b.published_at', 'is not', null)
      .where('b.hidden_at', 'is', null);
    return isOwn ? said : said.where('x.is_anonymous', '=', false);
  },
  path: (subject, courseId) => `/lms/courses/${courseId}/discussion-boards/${subject}`,
};
