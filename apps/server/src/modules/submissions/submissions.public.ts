export { wordsOf } from './submission-content.ts';
export { accessSubmission, accessSubmissionToMark } from './submissions.access.ts';
export { personOf, readVersion, summaryOf } from './submissions.reads.ts';
export {
  ensureSubmission,
  findSubmission,
  findSubmittedAt,
  findVersion,
  freezeMembers,
  insertVersion,
  listFiles,
  listMemberIds,
  listVersions,
  lockSubmission,
  lockSubmissionById,
  putDraft,
  type SubmissionRecord,
  setCurrent,
} from './submissions.repository.ts';
export { SubmissionParams, SubmissionVersion, VersionSummary } from './submissions.schemas.ts';
export { submissionHandedIn, submissionWithdrawn } from './submissions.signals.ts';
