import { FILE_SIZE_LIMITS, MEGABYTE } from '@sullam/domain/file-limits.ts';

export const MEDIA_KINDS = ['IMAGE', 'VIDEO', 'AUDIO', 'DOCUMENT', 'CAPTIONS', 'FONT', 'PAGE', 'OTHER'] as const;
export type MediaKind = (typeof MEDIA_KINDS)[number];

export interface FileType {
  /** The ending of its storage key, from which its content type is known again. */
  ending: string;
  contentType: string;
  /** Shown in the page; everything else is saved under its name. */
  isInline: boolean;
}

const type = (ending: string, contentType: string, isInline: boolean): FileType => ({ ending, contentType, isInline });

/**
 * What is accepted, by kind. SVG is not: it is a document that can run scripts. A page (HTML) is only ever served for a
 * sandboxed frame.
 */
export const ACCEPTED: Record<MediaKind, { limit: number; types: readonly FileType[] }> = {
  IMAGE: {
    limit: FILE_SIZE_LIMITS.image,
    types: [
      type('jpg', 'image/jpeg', true),
      type('png', 'image/png', true),
      type('webp', 'image/webp', true),
      type('avif', 'image/avif', true),
      type('gif', 'image/gif', true),
    ],
  },
  VIDEO: {
    limit: FILE_SIZE_LIMITS.video,
    types: [type('mp4', 'video/mp4', true), type('m4v', 'video/mp4', true), type('webm', 'video/webm', true)],
  },
  AUDIO: {
    limit: FILE_SIZE_LIMITS.audio,
    types: [
      type('mp3', 'audio/mpeg', true),
      type('m4a', 'audio/mp4', true),
      type('aac', 'audio/aac', true),
      type('ogg', 'audio/ogg', true),
      type('opus', 'audio/ogg', true),
      type('wav', 'audio/wav', true),
      type('flac', 'audio/flac', true),
    ],
  },
  DOCUMENT: {
    limit: FILE_SIZE_LIMITS.document,
    types: [
      type('pdf', 'application/pdf', true),
      type('docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', false),
      type('xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', false),
      type('pptx', 'application/vnd.openxmlformats-officedocument.presentationml.presentation', false),
      type('odt', 'application/vnd.oasis.opendocument.text', false),
      type('ods', 'application/vnd.oasis.opendocument.spreadsheet', false),
      type('odp', 'application/vnd.oasis.opendocument.presentation', false),
      type('epub', 'application/epub+zip', false),
      type('txt', 'text/plain; charset=utf-8', false),
      type('csv', 'text/csv; charset=utf-8', false),
      type('md', 'text/markdown; charset=utf-8', false),
    ],
  },
  CAPTIONS: { limit: FILE_SIZE_LIMITS.captions, types: [type('vtt', 'text/vtt; charset=utf-8', true)] },
  FONT: {
    limit: FILE_SIZE_LIMITS.font,
    types: [
      type('woff2', 'font/woff2', true),
      type('woff', 'font/woff', true),
      type('ttf', 'font/ttf', true),
      type('otf', 'font/otf', true),
    ],
  },
  PAGE: { limit: 10 * MEGABYTE, types: [type('html', 'text/html; charset=utf-8', true)] },
  OTHER: { limit: FILE_SIZE_LIMITS.archive, types: [type('zip', 'application/zip', false)] },
};

const BY_ENDING = new Map(
  Object.values(ACCEPTED).flatMap(({ types }) => types.map((accepted) => [accepted.ending, accepted] as const)),
);

/** The type of a stored file, from the ending that we gave it when its bytes were looked at. */
export const typeOfKey = (storageKey: string): FileType | undefined =>
  BY_ENDING.get(storageKey.slice(storageKey.lastIndexOf('.') + 1));
