import { defineSignal } from '../../../kernel/outbox/signals.ts';

/** Learners can see an exam from now on. */
export const subsectionExamPublished = defineSignal<{ subsectionExamId: number; courseId: number }>(
  'subsection-exam.published',
);
/** How an exam is scheduled is different now: what its attempts give together may be, too. */
export const subsectionExamSaved = defineSignal<{ subsectionExamId: number; courseId: number }>(
  'subsection-exam.saved',
);
