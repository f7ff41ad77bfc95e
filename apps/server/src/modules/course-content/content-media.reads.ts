import { sql } from 'kysely';
import { ours } from '../../kernel/database/organization.ts';
import type { MediaRef } from '../media/media.public.ts';
import { type MediaReference, mentionOf } from '../media/media.public.ts';

export interface CaptionRow {
  language: 'en' | 'ar';
  mediaId: number;
}

/** The subtitles of a film whose files are still there. */
export const presentCaptions = (captions: unknown, refs: ReadonlyMap<number, MediaRef>) =>
  (captions as CaptionRow[]).flatMap(({ language, mediaId }) => {
    const media = refs.get(mediaId);
    return media ? [{ language, media }] : [];
  });

/** Ids of the files that belong to a subsection itself. */
export const ownMediaIds = (row: {
  media_id: number | null;
  poster_media_id: number | null;
  captions: unknown;
}): number[] =>
  [row.media_id, row.poster_media_id, ...(row.captions as CaptionRow[]).map(({ mediaId }) => mediaId)].filter(
    (id): id is number => id !== null,
  );

/** What a lesson shows, its subtitles, and the pictures of its texts, as they are and as they are being written. */
export const showsInLesson: MediaReference = (file) => sql<boolean>`(
  exists (select from course_subsections where ${ours()}
    and (media_id = ${file.mediaId} or poster_media_id = ${file.mediaId}
      or captions @> jsonb_build_array(jsonb_build_object('mediaId', ${file.mediaId}::bigint))))
  or exists (select from subsection_texts where ${ours()}
    and (${file.mediaId}::bigint = any(media_ids) or html like ${mentionOf(file)} or draft_html like ${mentionOf(file)})))`;
