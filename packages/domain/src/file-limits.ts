/** Sizes of files that both sides check, in bytes. Apart from the other limits: first pages need none of them. */

export const MEGABYTE = 1024 * 1024;
/** A pasted list of people, or one in a file. */
export const LISTED_PEOPLE = { rows: 5000, fileRows: 5001, characters: 500_000, fileBytes: 5 * MEGABYTE } as const;
export const FILE_SIZE_LIMITS = {
  image: 10 * MEGABYTE,
  video: 4096 * MEGABYTE,
  audio: 500 * MEGABYTE,
  document: 100 * MEGABYTE,
  captions: 2 * MEGABYTE,
  font: 2 * MEGABYTE,
  archive: 1024 * MEGABYTE,
} as const;
