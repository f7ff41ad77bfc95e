import { defineSignal } from '../../../kernel/outbox/signals.ts';
import type { AttemptPayload } from '../exam-attempts/exam-attempts.public.ts';

/** Every answer of an attempt has its mark; sent again after marks change. */
export const examMarked = defineSignal<AttemptPayload>('exam-attempt.marked');
/** A learner may see the score of an attempt from now on. */
export const examScoreReleased = defineSignal<AttemptPayload>('exam-attempt.score-released');
/** An attempt that had a score waits for a marker again. */
export const examScoreWithdrawn = defineSignal<AttemptPayload>('exam-attempt.score-withdrawn');
