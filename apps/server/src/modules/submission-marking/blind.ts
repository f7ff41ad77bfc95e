import type { SubmissionVersion } from '../submissions/submissions.public.ts';

const extensionOf = (name: string): string => /\.[A-Za-z0-9]{1,10}$/.exec(name)?.[0] ?? '';

/** A version without what tells whose it is: learners write their names into those of files. */
export const withoutNames = (version: SubmissionVersion): SubmissionVersion => ({
  ...version,
  submittedBy: null,
  files: version.files.map(({ submissionFileId, file }, index) => ({
    submissionFileId,
    file: { ...file, name: `${index + 1}${extensionOf(file.name)}`, alt: {} },
  })),
});
