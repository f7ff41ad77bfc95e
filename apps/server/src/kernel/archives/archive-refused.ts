import { Problem } from '../problem.ts';

/** Why an archive isn't read, as the wording names it. */
export type ArchiveFault =
  | 'damaged'
  | 'cut-off'
  | 'checksum'
  | 'false-sizes'
  | 'encrypted'
  | 'unsafe-name'
  | 'symbolic-link'
  | 'duplicate-name'
  | 'too-many-files'
  | 'file-too-large'
  | 'too-large'
  | 'bomb';

/** A refusal of an archive; `file` is the entry that it concerns, `most` the limit that it is beyond. */
export const archiveRefused = (fault: ArchiveFault, values: { file?: string; most?: number } = {}): Problem =>
  new Problem(`archive.${fault}`, 422, {
    values: { ...values, ...(values.file === undefined ? {} : { file: values.file.slice(0, 120) }) },
  });
