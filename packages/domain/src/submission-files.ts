/** Endings of the files that learners can bring and hand in: pictures and documents. */
export const SUBMISSION_EXTENSIONS = [
  'pdf',
  'docx',
  'xlsx',
  'pptx',
  'odt',
  'ods',
  'odp',
  'epub',
  'txt',
  'csv',
  'md',
  'jpg',
  'png',
  'webp',
  'avif',
  'gif',
] as const;
export type SubmissionExtension = (typeof SUBMISSION_EXTENSIONS)[number];

/** The ending of a file's name as it is compared: in small letters, one for each type. */
export function extensionOf(name: string): string {
  const ending = /\.([a-z0-9]+)$/.exec(name.toLowerCase())?.[1] ?? '';
  return ending === 'jpeg' ? 'jpg' : ending;
}

/** Whether files with this ending can be handed in at all. */
export const isSubmissionExtension = (ending: string): ending is SubmissionExtension =>
  SUBMISSION_EXTENSIONS.some((extension) => extension === ending);
