import { withNames } from '@sullam/domain/discussions/mentions.ts';
import type { CommentedSubject } from '@sullam/domain/subjects.gen.ts';
import { type RawBuilder, sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { presentText, shownIn } from '../../organization/media/media.public.ts';
import { COMMENT, commentQuery, contributor, filesOf, readBesides } from './comment-row.reads.ts';
import type { Contributor } from './comments.schemas.ts';

/** What a comment answers, for who decides about it: the comment above it; null where it stands on top. */
export async function readAround(
  context: MemberContext,
  tx: Tx,
  commentId: number,
): Promise<{ author: Contributor | null; html: string; writtenAt: string } | null> {
  const row = await tx.one(
    commentQuery()
      .innerJoin('comments as x', 'x.parent_comment_id', 'c.comment_id')
      .where('x.comment_id', '=', commentId),
  );
  if (!row) return null;
  const besides = await readBesides(tx, [row], () => sql<boolean>`true`);
  const files = filesOf(context, besides, row, shownIn(context, COMMENT, row.comment_id));
  return {
    author: row.deleted_at ? null : contributor(context, row, []),
    html: row.deleted_at ? '' : presentText(withNames(row.html, besides.names), files),
    writtenAt: row.created_at.toISOString(),
  };
}

/** How often somebody wrote, was taken out of sight and appealed, in the talk of some hosts. */
export interface CommentRecordOf {
  comments: number;
  removed: number;
  appeals: number;
}

export async function readCommentRecord(
  tx: Tx,
  {
    hostKind,
    userId,
    isOfHosts,
  }: { hostKind: CommentedSubject; userId: number; isOfHosts: (hostId: string) => RawBuilder<boolean> },
): Promise<CommentRecordOf> {
  const row = await tx.one(
    db
      .selectFrom('comments as c')
      .leftJoin('moderation_cases as k', 'k.comment_id', 'c.comment_id')
      .select([
        sql<number>`count(*) filter (where c.deleted_at is null)::int`.as('comments'),
        sql<number>`count(*) filter (where c.hidden_at is not null)::int`.as('removed'),
        sql<number>`count(*) filter (where k.appeal <> '')::int`.as('appeals'),
      ])
      .where('c.author_user_id', '=', userId)
      .where('c.host_kind', '=', hostKind)
      .where(isOfHosts('c.host_id')),
  );
  return row!;
}

/** Appeals about hosts themselves. */
export async function countHostAppeals(
  tx: Tx,
  { hostKind, isOfHosts }: { hostKind: CommentedSubject; isOfHosts: (hostId: string) => RawBuilder<boolean> },
): Promise<number> {
  const row = await tx.one(
    db
      .selectFrom('moderation_cases as k')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('k.host_kind', '=', hostKind)
      .where('k.comment_id', 'is', null)
      .where('k.appeal', '<>', '')
      .where(isOfHosts('k.host_id')),
  );
  return row!.count;
}
