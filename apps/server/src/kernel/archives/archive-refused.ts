import { Problem } from '../problem.ts';

const FAULTS = [
  'damaged',
  'cut-off',
  'checksum',
  'false-sizes',
  'encrypted',
  'unsafe-name',
  'symbolic-link',
  'duplicate-name',
  'too-many-files',
  'file-too-large',
  'too-large',
  'bomb',
] as const;

/** Why an archive isn't read, as the wording names it. */
export type ArchiveFault = (typeof FAULTS)[number];

/** The error codes (422) of a route that reads an archive. */
export const ARCHIVE_ERRORS = FAULTS.map((fault) => `archive.${fault}` as const);

/** A refusal of an archive; `file` is the entry that it concerns, `most` the limit that it is beyond. */
export const archiveRefused = (fault: ArchiveFault, values: { file?: string; most?: number } = {}): Problem =>
  new Problem(`archive.${fault}`, 422, {
    values: { ...values, ...(values.file === undefined ? {} : { file: values.file.slice(0, 120) }) },
  });
