import { type RawBuilder, sql } from 'kysely';
import { type Static, Type } from 'typebox';
import type { Platform } from '../../../kernel/context.ts';
import { Id, LocalizedName, NamedObject, Nullable } from '../../../kernel/http/schemas.ts';
import { anonymousFileUrl, signedFileUrl } from './file-address.ts';
import type { Showing } from './file-places.ts';

/** A file as responses carry it: where it can be fetched and what a page must know before. */
export const MediaRef = NamedObject('MediaRef', {
  mediaId: Id,
  url: Type.String(),
  contentType: Type.String(),
  name: Type.String(),
  byteSize: Type.Integer(),
  width: Nullable(Type.Integer()),
  height: Nullable(Type.Integer()),
  durationSeconds: Nullable(Type.Integer()),
  alt: LocalizedName,
  variants: Type.Array(
    NamedObject('MediaVariant', { url: Type.String(), width: Type.Integer(), contentType: Type.String() }),
  ),
});
export type MediaRef = Static<typeof MediaRef>;

interface StoredVariant {
  width: number;
  contentType: string;
  storageKey: string;
}

/** What mediaColumns() brings out of the database. */
export interface MediaRow {
  mediaId: number;
  organizationId: number;
  visibility: 'PUBLIC' | 'PRIVATE';
  contentType: string;
  name: string;
  byteSize: number;
  width: number | null;
  height: number | null;
  durationSeconds: number | null;
  alt: { en?: string | null; ar?: string | null };
  storageKey: string;
  variants: StoredVariant[];
}

/** The columns of a joined media row as one JSON value, null when nothing was joined. `m` is the alias of the media table. */
export const mediaColumns = (m: string): RawBuilder<MediaRow | null> => {
  const column = (name: string) => sql.ref(`${m}.${name}`);
  return sql<MediaRow | null>`case when ${column('media_id')} is null then null else jsonb_build_object(
    'mediaId', ${column('media_id')}, 'organizationId', ${column('organization_id')}, 'visibility', ${column('visibility')},
    'contentType', ${column('content_type')}, 'name', ${column('original_name')}, 'byteSize', ${column('byte_size')},
    'width', ${column('width')}, 'height', ${column('height')}, 'durationSeconds', ${column('duration_seconds')},
    'alt', ${column('alt')}, 'storageKey', ${column('storage_key')}, 'variants', ${column('variants')}) end`;
};

/**
 * The reference that leaves the server. Private files get an address that is signed and short-lived; of what is shown at a place
 * that its readers can lose sight of, it is good for the reader and the place alone.
 */
export function presentMedia(platform: Platform, row: MediaRow | null, showing?: Showing): MediaRef | null {
  if (!row) return null;
  const { organizationId, mediaId } = row;
  const isPublic = row.visibility === 'PUBLIC';
  const addressOf = (storageKey: string) =>
    signedFileUrl(platform, { organizationId, mediaId, storageKey, isPublic }, showing);
  return {
    mediaId,
    url: addressOf(row.storageKey),
    contentType: row.contentType,
    name: row.name,
    byteSize: row.byteSize,
    width: row.width,
    height: row.height,
    durationSeconds: row.durationSeconds,
    alt: row.alt,
    variants: row.variants.map(({ storageKey, width, contentType }) => ({
      url: addressOf(storageKey),
      width,
      contentType,
    })),
  };
}

/** The name of a file where nobody may know whose it is: its number and its ending. Learners write theirs into it. */
export const anonymousName = (name: string, index: number): string =>
  `${index + 1}${/\.[A-Za-z0-9]{1,10}$/.exec(name)?.[0] ?? ''}`;

/** A file without anything that gives away its owner, neither in its details nor in its file name. */
export const withoutName = (platform: Platform, ref: MediaRef, index: number): MediaRef => ({
  ...ref,
  name: anonymousName(ref.name, index),
  alt: {},
  url: anonymousFileUrl(platform, ref.url),
  variants: ref.variants.map((variant) => ({ ...variant, url: anonymousFileUrl(platform, variant.url) })),
});
