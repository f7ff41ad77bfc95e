import { defineSignal } from '../../../kernel/outbox/signals.ts';

/** Somebody connected a Zoom account, for the first time or again. */
export const zoomConnected = defineSignal<{ userId: number }>('zoom.connected');
