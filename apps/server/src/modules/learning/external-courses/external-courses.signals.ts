import { defineSignal } from '../../../kernel/outbox/signals.ts';

/** What somebody learned elsewhere stands for a course from now on. */
export const courseRecognized = defineSignal<{ courseId: number; userId: number }>('external-course.recognized');
