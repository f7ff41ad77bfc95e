import { foldedWords } from '@sullam/domain/search-folding.ts';
import { type RawBuilder, sql } from 'kysely';
import { isAdministrator } from '../../../kernel/access/access.ts';
import type { MemberContext, Platform, RequestContext } from '../../../kernel/context.ts';
import { batch, db, type Tx } from '../../../kernel/database/database.ts';
import { readPage } from '../../../kernel/database/paging.ts';
import type { Showing } from './file-places.ts';
import type { MediaRecord } from './media.access.ts';
import type { MediaDetail, UploadsQuery } from './media.schemas.ts';
import { type MediaRef, type MediaRow, mediaColumns, presentMedia } from './media-ref.ts';
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

/** Files by id, as presentMedia() takes them. */
export async function readMediaRows(tx: Tx, ids: readonly number[]): Promise<Map<number, MediaRow>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.all(
    db
      .selectFrom('media as m')
      .select(['m.media_id', mediaColumns('m').as('ref')])
      .where(sql<boolean>`m.media_id = any(${[...new Set(ids)]}::bigint[])`),
  );
  return new Map(rows.flatMap(({ media_id, ref }) => (ref ? [[media_id, ref] as const] : [])));
}

/** References of some of these files. Only for content whose reader has been checked: this mints addresses. */
export function presentFiles(
  platform: Platform,
  rows: ReadonlyMap<number, MediaRow>,
  ids: Iterable<number>,
  showing?: Showing,
): Map<number, MediaRef> {
  const refs = new Map<number, MediaRef>();
  for (const id of ids) {
    const ref = presentMedia(platform, rows.get(id) ?? null, showing);
    if (ref) refs.set(id, ref);
  }
  return refs;
}

/** The two in one, for files that all stand at the same place, or whose readers don't lose sight of them from one moment to the next. */
export async function readMediaRefs(
  context: RequestContext,
  tx: Tx,
  ids: readonly number[],
  showing?: Showing,
): Promise<Map<number, MediaRef>> {
  const rows = await readMediaRows(tx, ids);
  return presentFiles(context, rows, rows.keys(), showing);
}

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
  let own = db
    .selectFrom('media as m')
    .selectAll('m')
    .select(mediaColumns('m').as('ref'))
    .where('m.owner_user_id', '=', context.caller.userId);
  if (query.kind) own = own.where('m.kind', '=', query.kind);
  for (const word of words) own = own.where(sql<boolean>`position(${word} in fold_search(m.original_name)) > 0`);
  const { data, total } = await readPage(tx, own.orderBy('m.created_at', 'desc').orderBy('m.media_id', 'desc'), query);
  return { data: data.map((row) => presentDetail(context, row)), total };
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

/** Whether a condition is met, in one statement. */
export async function holdsNow(context: RequestContext, condition: RawBuilder<boolean>): Promise<boolean> {
  const [[row]] = await batch(context, db.selectNoFrom(condition.as('holds')));
  return row?.holds ?? false;
}

/** The name under which a file is saved, for those that are not shown in the page. */
export async function savedName(tx: Tx, storageKey: string): Promise<string | null> {
  const row = await tx.one(db.selectFrom('media').select('original_name').where('storage_key', '=', storageKey));
  return row?.original_name ?? null;
}
