import { foldedWords } from '@sullam/domain/search-folding.ts';
import { sql } from 'kysely';
import { isAdministrator } from '../../kernel/access/access.ts';
import type { MemberContext, Platform, RequestContext } from '../../kernel/context.ts';
import { db, type Tx } from '../../kernel/database/database.ts';

import type { MediaRecord } from './media.access.ts';
import type { MediaDetail, UploadsQuery } from './media.schemas.ts';
import { type MediaRef, mediaColumns, presentMedia } from './media-ref.ts';
import {
  anyReference,
  type FileInQuestion,
  handedInFiles,
  type MediaReference,
  mediaReferences,
} from './media-references.ts';

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
    let rows = db.selectFrom('media as m').where('m.owner_user_id', '=', context.caller.userId);
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

/** Was this file handed in, for an assignment or in an exam? Then its bytes stay what they are. */
export const isHandedIn = (context: Platform, tx: Tx, file: FileInQuestion): Promise<boolean> =>
  isReferredTo(tx, file, context.extensions.of(handedInFiles));

/** Does anything in the organisation refer to this file? */
export const isInUse = (context: Platform, tx: Tx, file: FileInQuestion): Promise<boolean> =>
  isReferredTo(tx, file, [...context.extensions.of(mediaReferences), ...context.extensions.of(handedInFiles)]);

async function isReferredTo(tx: Tx, file: FileInQuestion, references: readonly MediaReference[]): Promise<boolean> {
  const row = await tx.one(db.selectNoFrom(anyReference(references, file).as('used')));
  return row?.used ?? false;
}

/** The name under which a file is saved, for those that are not shown in the page. */
export async function savedName(tx: Tx, storageKey: string): Promise<string | null> {
  const row = await tx.one(db.selectFrom('media').select('original_name').where('storage_key', '=', storageKey));
  return row?.original_name ?? null;
}
