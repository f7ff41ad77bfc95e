import type { CommentedSubject } from '@sullam/domain/subjects.gen.ts';
import { sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import type { HostAccess } from './comment-hosts.ts';
import { commentQuery, presentReply } from './comment-row.reads.ts';
import { readShown } from './comments.reads.ts';
import type { WrittenComment } from './comments.schemas.ts';

/** So much of what one person wrote is read at once; few write more on one thing. */
const MOST = 200;

/** What somebody wrote in a talk and is there to read, the oldest first, each with what it replies to; for those who moderate. */
export async function listMemberComments(
  context: MemberContext,
  tx: Tx,
  hostKind: CommentedSubject,
  access: HostAccess,
  authorUserId: number,
): Promise<WrittenComment[]> {
  const ofTalk = () => commentQuery().where('c.host_kind', '=', hostKind).where('c.host_id', '=', access.hostId);
  const rows = await tx.all(
    ofTalk()
      .where('c.author_user_id', '=', authorUserId)
      .where('c.deleted_at', 'is', null)
      .where('c.hidden_at', 'is', null)
      .orderBy('c.comment_id')
      .limit(MOST),
  );
  const parentIds = [...new Set(rows.flatMap((row) => row.parent_comment_id ?? []))];
  const parents =
    parentIds.length === 0
      ? []
      : await tx.all(ofTalk().where(sql<boolean>`c.comment_id = any(${parentIds}::bigint[])`));
  const shown = await readShown(context, tx, hostKind, access, [...rows, ...parents]);
  const parentOf = new Map(parents.map((row) => [row.comment_id, presentReply(context, shown, row)]));
  return rows.map((row) => ({
    comment: presentReply(context, shown, row),
    repliesTo: row.parent_comment_id === null ? null : (parentOf.get(row.parent_comment_id) ?? null),
  }));
}
