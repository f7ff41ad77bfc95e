import { defineSignal } from '../../../kernel/outbox/signals.ts';

/** Somebody has everything that a specialization asks for, for the first time. */
export const specializationCompleted = defineSignal<{ specializationId: number; userId: number }>(
  'specialization.completed',
);
