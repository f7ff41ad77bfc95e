import { defineSignal } from '../../../kernel/outbox/signals.ts';

/** How totals come about is different now: settings, categories, or what an item counts. */
export const gradebookChanged = defineSignal<{ courseId: number }>('gradebook.changed');
