/** Views of its tables that others may read. */
export const VIEWS = ['submission_people', 'submitted_files', 'submitted_versions', 'submitted_work'] as const;

export { isMarkedVersion, readGroup, readStandings } from './learner-standing.reads.ts';
export {
  HAND_IN_REFUSALS,
  handInRefusal,
  isAhead,
  type LearnerStanding,
  learnerStanding,
  windowFor,
} from './learner-standing.ts';
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
export { LearnerState, SubmissionParams, SubmissionVersion, VersionSummary } from './submissions.schemas.ts';
export { submissionHandedIn } from './submissions.signals.ts';
