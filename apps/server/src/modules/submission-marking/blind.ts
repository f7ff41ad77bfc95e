import type { Platform } from '../../kernel/context.ts';
import { withoutName } from '../media/media.public.ts';
import type { SubmissionVersion } from '../submissions/submissions.public.ts';

/** A version without what tells whose it is. */
export const withoutNames = (platform: Platform, version: SubmissionVersion): SubmissionVersion => ({
  ...version,
  submittedBy: null,
  files: version.files.map(({ submissionFileId, file }, index) => ({
    submissionFileId,
    file: withoutName(platform, file, index),
  })),
});
