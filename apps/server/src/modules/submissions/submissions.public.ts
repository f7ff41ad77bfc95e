export { isHiddenNow, readableCount } from './submission-comments.reads.ts';
export { wordsOf } from './submission-content.ts';
export { putDraft } from './submission-drafts.repository.ts';
export { freezeMembers, freezeWithoutWork, listMemberIds, releaseMembers } from './submission-members.repository.ts';
export { findSubmittedAt, insertVersion, listVersions } from './submission-versions.repository.ts';
export { accessSubmission, accessSubmissionToMark } from './submissions.access.ts';
export { readVersion, summaryOf } from './submissions.reads.ts';
export {
  ensureSubmission,
  lockSubmission,
  lockSubmissionById,
  type SubmissionRecord,
  setCurrent,
} from './submissions.repository.ts';
export { SubmissionParams, SubmissionVersion, VersionSummary } from './submissions.schemas.ts';
export { submissionHandedIn } from './submissions.signals.ts';
