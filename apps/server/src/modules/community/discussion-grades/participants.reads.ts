import { formatDecimal, trimDecimal } from '@sullam/domain/decimal.ts';
import { participationOf } from '@sullam/domain/discussions/participation.ts';
import { multiplyRationals, rational, rationalOf, roundRational } from '@sullam/domain/rational.ts';
import { foldForSearch } from '@sullam/domain/search-folding.ts';
import { type RawBuilder, sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import type { PageOf } from '../../../kernel/database/paging.ts';
import { type findAsked, HOST, readContributions } from '../discussion-boards/discussion-boards.public.ts';
import type { DiscussionParticipant, DiscussionParticipants } from './discussion-grades.schemas.ts';
import { listMarks } from './discussion-marks.repository.ts';

type Board = NonNullable<Awaited<ReturnType<typeof findAsked>>>;

interface Asked extends PageOf {
  search?: string | undefined;
  isWaiting?: boolean | undefined;
  /** This learner alone. */
  userId?: number | undefined;
}

/** The learners of a graded discussion's course with what they have written, by name. */
export async function listParticipants(
  tx: Tx,
  board: Board,
  { search = '', isWaiting = false, userId, skip = 0, take = 20 }: Asked,
): Promise<DiscussionParticipants> {
  const { discussionBoardId, courseId } = board;
  const written = (what: RawBuilder<unknown>) =>
    sql<number>`(select coalesce(${what}, 0)::int from visible_comments v where ${inOrganization('v')}
      and v.host_kind = ${HOST} and v.host_id = ${discussionBoardId} and v.author_user_id = l.user_id)`;
  const pattern = `%${foldForSearch(search)
    .trim()
    .replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const found = db
    .selectFrom('learners as l')
    .innerJoin('member_records as m', 'm.user_id', 'l.user_id')
    .where('l.course_id', '=', courseId)
    .where(userId === undefined ? sql<boolean>`true` : sql<boolean>`l.user_id = ${userId}`)
    .where(sql<boolean>`fold_search(m.all_names) like ${pattern}`)
    .where(
      isWaiting
        ? sql<boolean>`(not exists (select from discussion_marks d where ${inOrganization('d')}
            and d.discussion_board_id = ${discussionBoardId} and d.user_id = l.user_id)
            and exists (select from visible_comments v where ${inOrganization('v')}
            and v.host_kind = ${HOST} and v.host_id = ${discussionBoardId} and v.author_user_id = l.user_id))`
        : sql<boolean>`true`,
    );
  const rows = await tx.all(
    found
      .select(['l.user_id as userId', 'm.first_name as firstName', 'm.last_name as lastName'])
      .select([
        written(sql`count(*) filter (where v.parent_comment_id is null)`).as('contributionCount'),
        written(sql`count(*) filter (where v.parent_comment_id is not null)`).as('replyCount'),
        written(sql`sum(v.word_count)`).as('wordCount'),
        sql<Date | null>`(select max(v.created_at) from visible_comments v where ${inOrganization('v')} and v.host_kind = ${HOST}
            and v.host_id = ${discussionBoardId} and v.author_user_id = l.user_id)`.as('lastAt'),
      ])
      .orderBy('m.first_name')
      .orderBy('m.last_name')
      .orderBy('l.user_id')
      .offset(skip)
      .limit(take),
  );
  const counted = await tx.one(found.select(sql<number>`count(*)::int`.as('total')));
  const userIds = rows.map(({ userId }) => userId);
  const contributions = await readContributions(tx, board, userIds);
  const marks = await listMarks(tx, discussionBoardId, userIds);
  const data = rows.map((row): DiscussionParticipant => {
    const { stepsDone, steps } = participationOf(board, row.userId, contributions.get(row.userId) ?? []);
    const mark = marks.get(row.userId);
    return {
      ...row,
      lastAt: row.lastAt?.toISOString() ?? null,
      stepsDone,
      steps,
      counted:
        board.grading === 'PARTICIPATION' && board.maximum !== null ? share(board.maximum, stepsDone, steps) : null,
      points: mark?.points ?? null,
      comment: mark?.comment ?? '',
      version: mark?.version ?? 0,
    };
  });
  return {
    grading: board.grading as DiscussionParticipants['grading'],
    maximum: board.maximum,
    dueAt: board.dueAt?.toISOString() ?? null,
    data,
    total: counted?.total ?? 0,
  };
}

/** Points as a page shows them; the gradebook keeps them exactly. */
const share = (maximum: string, done: number, steps: number): string =>
  formatDecimal(
    trimDecimal(roundRational(multiplyRationals(rationalOf(maximum), rational(done, Math.max(steps, 1))), 2)),
  );

export async function isOrWasLearner(tx: Tx, courseId: number, userId: number): Promise<boolean> {
  const row = await tx.one(
    db
      .selectFrom('enrollment_records')
      .select('user_id')
      .where('course_id', '=', courseId)
      .where('user_id', '=', userId),
  );
  return row !== undefined;
}
