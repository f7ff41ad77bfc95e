import type { Platform } from '../../../kernel/context.ts';
import { fileFor } from '../assessment/assessment.public.ts';
import type { SubmissionVersion, VersionSummary } from '../submissions/submissions.public.ts';
import type { SummaryForMarker, VersionForMarker } from './submission-marking.schemas.ts';

/** Who submitted it and when: either gives away whose it is. */
const UNDISCLOSED = { submittedBy: null, submittedAt: null, withdrawnAt: null };

/** A version without anything that gives away whose it is. */
export const withoutNames = (platform: Platform, version: SubmissionVersion): VersionForMarker => ({
  ...version,
  ...UNDISCLOSED,
  files: version.files.map(({ submissionFileId, file }, index) => ({
    submissionFileId,
    file: fileFor(platform, file, index, true),
  })),
});

export const summaryWithoutNames = (version: VersionSummary): SummaryForMarker => ({
  ...version,
  ...UNDISCLOSED,
  receiptCode: null,
});
