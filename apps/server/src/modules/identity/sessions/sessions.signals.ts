import { defineSignal } from '../../../kernel/outbox/signals.ts';

/** Somebody signed in from a kind of device that this person had not used before (never for the very first one). */
export const sessionOpenedOnNewDevice = defineSignal<{
  userId: number;
  sessionId: string;
  browser: string | null;
  system: string | null;
  ip: string;
  at: string;
}>('session.opened-on-new-device');
