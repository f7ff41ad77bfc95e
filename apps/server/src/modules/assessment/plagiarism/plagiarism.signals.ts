import { defineSignal } from '../../../kernel/outbox/signals.ts';

/** A submission is more alike to another one than its assignment's threshold. */
export const plagiarismFound = defineSignal<{ courseSubsectionId: number; courseId: number }>('plagiarism.found');

/** All of an assignment's submissions have been checked again. */
export const plagiarismRunFinished = defineSignal<{ courseSubsectionId: number; courseId: number; byUserId: number }>(
  'plagiarism.run-finished',
);
