import { type RawBuilder, sql } from 'kysely';
import { inOrganization } from '../../../kernel/database/organization.ts';
import type { MediaRef } from '../../organization/media/media.public.ts';
import { type MediaReference, mentionOf } from '../../organization/media/media.public.ts';

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

/** Where the files of a lesson are shown: to who may open it, and to who works on its course. */
export const LESSON = 'lesson';

/** A lesson shows a file to its readers, itself or in a text. `lesson` stands for the view `lessons`. */
export const isInLesson = (mediaId: number, lesson: string): RawBuilder<boolean> => {
  const lessonId = sql.ref(`${lesson}.course_subsection_id`);
  return sql<boolean>`(exists (select from course_subsections i where ${inOrganization('i')} and i.course_subsection_id = ${lessonId}
      and (i.media_id = ${mediaId} or i.poster_media_id = ${mediaId}
        or i.captions @> jsonb_build_array(jsonb_build_object('mediaId', ${mediaId}::bigint))))
    or exists (select from subsection_texts t where ${inOrganization('t')} and t.course_subsection_id = ${lessonId}
      and ${mediaId}::bigint = any(t.media_ids)))`;
};

/** What a lesson shows, its subtitles, and the pictures of its texts, as they are and as they are being written. */
export const showsInLesson: MediaReference = (file) => sql<boolean>`(
  exists (select from course_subsections where ${inOrganization()}
    and (media_id = ${file.mediaId} or poster_media_id = ${file.mediaId}
      or captions @> jsonb_build_array(jsonb_build_object('mediaId', ${file.mediaId}::bigint))))
  or exists (select from subsection_texts where ${inOrganization()}
    and (${file.mediaId}::bigint = any(media_ids) or html like ${mentionOf(file)} or draft_html like ${mentionOf(file)})))`;
