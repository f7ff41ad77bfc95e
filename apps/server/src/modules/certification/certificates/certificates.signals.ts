import { defineSignal } from '../../../kernel/outbox/signals.ts';

/** Somebody was given a certificate and is to be told. */
export const certificateIssued = defineSignal<{ certificateId: number; courseId: number | null; userId: number }>(
  'certificate.issued',
);
