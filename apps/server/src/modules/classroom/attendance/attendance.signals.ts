import { defineSignal } from '../../../kernel/outbox/signals.ts';

/** An excuse was accepted or refused. */
export const excuseSettled = defineSignal<{ sessionId: number; userId: number; isAccepted: boolean }>(
  'attendance-excuse.settled',
);
