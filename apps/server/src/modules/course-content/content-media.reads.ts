import type { MediaRef } from '../media/media.public.ts';

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
