import { foldedWords } from '@sullam/domain/search-folding.ts';
import { sql } from 'kysely';
import { isAdministrator } from '../../kernel/access/access.ts';
import type { MemberContext, RequestContext } from '../../kernel/context.ts';
import { db, type Tx } from '../../kernel/database/database.ts';
import type { MediaRecord } from './media.access.ts';
import type { MediaDetail, UploadsQuery } from './media.schemas.ts';
import { type MediaRef, mediaColumns, presentMedia } from './media-ref.ts';

/** A record with the reference that pages need. */
export const presentDetail = (context: RequestContext, row: Omit<MediaRecord, never>): MediaDetail => ({
  ...(presentMedia(context, row.ref) as MediaRef),
  kind: row.kind as MediaDetail['kind'],
  visibility: row.visibility as MediaDetail['visibility'],
  status: row.status as MediaDetail['status'],
  createdAt: row.created_at.toISOString(),
});

/** References of those of the asked files that the caller may see by itself, in the order asked. */
export async function dumpMedia(context: MemberContext, tx: Tx, ids: readonly number[]): Promise<MediaRef[]> {
  const { caller } = context;
  const rows = await tx.all(
    db
      .selectFrom('media as m')
      .select(['m.media_id', mediaColumns('m').as('ref')])
      .where('m.organization_id', '=', context.organizationId)
      .where(sql<boolean>`m.media_id = any(${[...ids]}::bigint[])`)
      .where(
        sql<boolean>`(m.visibility = 'PUBLIC' or m.owner_user_id = ${caller.userId} or ${isAdministrator(caller)}::boolean)`,
      ),
  );
  const byId = new Map(rows.map((row) => [row.media_id, row.ref]));
  return ids.flatMap((id) => presentMedia(context, byId.get(id) ?? null) ?? []);
}

/** The caller's own files, newest first. */
export async function listOwnUploads(context: MemberContext, tx: Tx, query: UploadsQuery) {
  const words = foldedWords(query.search ?? '');
  const own = () => {
    let rows = db
      .selectFrom('media as m')
      .where('m.organization_id', '=', context.organizationId)
      .where('m.owner_user_id', '=', context.caller.userId);
    if (query.kind) rows = rows.where('m.kind', '=', query.kind);
    for (const word of words) rows = rows.where(sql<boolean>`position(${word} in fold_search(m.original_name)) > 0`);
    return rows;
  };
  const [rows, counted] = await Promise.all([
    tx.all(
      own()
        .selectAll('m')
        .select(mediaColumns('m').as('ref'))
        .orderBy('m.created_at', 'desc')
        .orderBy('m.media_id', 'desc')
        .offset(query.skip ?? 0)
        .limit(query.take ?? 20),
    ),
    tx.one(own().select(sql<number>`count(*)::int`.as('total'))),
  ]);
  return { data: rows.map((row) => presentDetail(context, row)), total: counted?.total ?? 0 };
}

/** A file in an answer of its owner's to a question of an exam; nobody else's answers can hold it. */
const isAnswer = (tx: Tx, organizationId: number, mediaId: number) => tx.sql`exists (
  select from media f
  join exam_attempts t on t.organization_id = f.organization_id and t.user_id = f.owner_user_id
  join attempt_answers a on a.organization_id = t.organization_id and a.exam_attempt_id = t.exam_attempt_id
  where f.organization_id = ${organizationId} and f.media_id = ${mediaId} and a.answer -> 'mediaIds' @> to_jsonb(${mediaId}::bigint))`;

/** Was this file handed in, for an assignment or in an exam? Then its bytes stay what they are. */
export async function isHandedIn(context: RequestContext, tx: Tx, mediaId: number): Promise<boolean> {
  const own = context.organizationId;
  const [row] = await tx.sql<{ handed_in: boolean }[]>`
    select exists (select from submission_files where organization_id = ${own} and media_id = ${mediaId})
      or ${isAnswer(tx, own, mediaId)} as handed_in`;
  return row?.handed_in ?? false;
}

/** Does anything in the organisation refer to this file? */
export async function isInUse(context: RequestContext, tx: Tx, mediaId: number): Promise<boolean> {
  const own = context.organizationId;
  const mention = `%data-media-id="${mediaId}"%`;
  const [row] = await tx.sql<{ used: boolean }[]>`
    select exists (select from courses where organization_id = ${own} and cover_media_id = ${mediaId})
      or exists (select from course_subsections where organization_id = ${own} and (media_id = ${mediaId} or poster_media_id = ${mediaId}
        or captions @> jsonb_build_array(jsonb_build_object('mediaId', ${mediaId}::bigint))))
      or exists (select from subsection_texts where organization_id = ${own} and (${mediaId}::bigint = any(media_ids) or html like ${mention} or draft_html like ${mention}))
      or exists (select from question_versions where organization_id = ${own} and ${mediaId}::bigint = any(media_ids))
      or exists (select from assignments where organization_id = ${own} and (${mediaId}::bigint = any(attachment_ids) or ${mediaId}::bigint = any(instruction_media_ids)))
      or exists (select from submission_files where organization_id = ${own} and media_id = ${mediaId})
      or ${isAnswer(tx, own, mediaId)}
      or exists (select from submission_drafts where organization_id = ${own} and ${mediaId}::bigint = any(media_ids))
      or exists (select from specializations where organization_id = ${own} and cover_media_id = ${mediaId})
      or exists (select from members where organization_id = ${own} and profile_media_id = ${mediaId})
      or exists (select from organization_profiles where organization_id = ${own} and (logo_media_id = ${mediaId} or icon_media_id = ${mediaId}
        or landing::text ~ ${`"[a-zA-Z]*[mM]ediaId": ${mediaId}[,}]`}))
      or exists (select from organization_terms where organization_id = ${own} and media_id = ${mediaId})
      or exists (select from organization_fonts where organization_id = ${own} and styles @> jsonb_build_array(jsonb_build_object('mediaId', ${mediaId}::bigint))) as used`;
  return row?.used ?? false;
}

/** The name under which a file is saved, for those that are not shown in the page. */
export async function savedName(context: RequestContext, tx: Tx, storageKey: string): Promise<string | null> {
  const row = await tx.one(
    db
      .selectFrom('media')
      .select('original_name')
      .where('organization_id', '=', context.organizationId)
      .where('storage_key', '=', storageKey),
  );
  return row?.original_name ?? null;
}
