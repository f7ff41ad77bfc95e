export {
  deleteMemberMark,
  deleteReviews,
  findMark,
  findMemberMarks,
  findReturnedMark,
  findReviews,
  listChanges,
  type Mark,
  putMark,
  putMemberMark,
  putReview,
  type Review,
  recordChange,
} from './submission-marks.repository.ts';
/** Views of its tables that others may read. */
export const VIEWS = [
  'submission_people',
  'submitted_files',
  'submitted_versions',
  'submitted_work',
  'work_marks',
  'work_member_marks',
  'work_reviews',
] as const;

export { isHiddenNow, readableCount } from './submission-comments.reads.ts';
export { freezeWithoutSubmission, listMemberIds, releaseMembers } from './submission-members.repository.ts';
export { isMarkedVersion, readGroup, readSubmissionStatuses } from './submission-status.reads.ts';
export {
  HAND_IN_REFUSALS,
  handInRefusal,
  isAhead,
  type SubmissionStatus,
  submissionStatus,
  windowFor,
} from './submission-status.ts';
export { findSubmittedAt, listVersions } from './submission-versions.repository.ts';
export { accessSubmission, accessSubmissionToMark } from './submissions.access.ts';
export { demoSubmissions, type LoadedSubmission } from './submissions.demo.ts';
export { readVersion, summaryOf } from './submissions.reads.ts';
export {
  ensureSubmission,
  lockSubmission,
  lockSubmissionById,
  type SubmissionRecord,
} from './submissions.repository.ts';
export { LearnerState, SubmissionParams, SubmissionVersion, VersionSummary } from './submissions.schemas.ts';
export { submissionHandedIn } from './submissions.signals.ts';
