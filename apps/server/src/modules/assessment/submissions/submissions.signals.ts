import { defineSignal } from '../../../kernel/outbox/signals.ts';

interface SubmissionPayload extends Record<string, unknown> {
  assignmentSubmissionId: number;
  courseSubsectionId: number;
  courseId: number;
  number: number;
}

/** A version was handed in. */
export const submissionHandedIn = defineSignal<SubmissionPayload>('submission.handed-in');
/** It was taken back. */
export const submissionWithdrawn = defineSignal<SubmissionPayload>('submission.withdrawn');
