import { defineSignal } from '../../kernel/outbox/signals.ts';

/** Somebody has decided about an excuse. */
export const excuseSettled = defineSignal<{ sessionId: number; userId: number; isAccepted: boolean }>(
  'attendance-excuse.settled',
);
