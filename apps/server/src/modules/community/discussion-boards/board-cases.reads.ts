import type { Localized } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { presentText, readMediaRefs } from '../../organization/media/media.public.ts';
import { HOST } from './discussion-boards.reads.ts';

/** Boards of a course, as a condition on the number of a host. */
export const isBoardOfCourse = (courseId: number) => (hostId: string) =>
  sql<boolean>`exists (select from discussion_boards b where ${inOrganization('b')} and b.discussion_board_id = ${sql.ref(hostId)}
    and b.course_id = ${courseId})`;

/** Boards as they are shown beside a case. */
export async function readBoards(context: MemberContext, tx: Tx, ids: readonly number[]) {
  const rows = await tx.all(
    db
      .selectFrom('discussion_boards as b')
      .innerJoin('member_names as p', 'p.user_id', 'b.author_user_id')
      .select(['b.discussion_board_id', 'b.title', 'b.body', 'b.media_ids', 'b.created_at', 'b.is_anonymous'])
      .select(['b.author_user_id', 'p.first_name', 'p.last_name'])
      .where(sql<boolean>`b.discussion_board_id = any(${[...ids]}::bigint[])`),
  );
  const files = await readMediaRefs(
    context,
    tx,
    rows.flatMap((row) => row.media_ids),
  );
  return new Map(
    rows.map((row) => [
      row.discussion_board_id,
      {
        title: row.title,
        body: Object.fromEntries(
          Object.entries(row.body as Localized).map(([language, html]) => [language, presentText(html ?? '', files)]),
        ) as Localized,
        isAnonymous: row.is_anonymous,
        writtenAt: row.created_at.toISOString(),
        author: {
          userId: row.author_user_id,
          firstName: row.first_name,
          lastName: row.last_name,
          image: null,
          isStaff: false,
        },
      },
    ]),
  );
}

/** How many cases of a course wait for a decision. */
export async function countOpenCases(tx: Tx, courseId: number): Promise<number> {
  const row = await tx.one(
    db
      .selectFrom('open_cases as o')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('o.host_kind', '=', HOST)
      .where(isBoardOfCourse(courseId)('o.host_id')),
  );
  return row!.count;
}
