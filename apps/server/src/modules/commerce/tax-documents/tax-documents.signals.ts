import { defineSignal } from '../../../kernel/outbox/signals.ts';

/** A document of an order was issued. */
export const taxDocumentIssued = defineSignal<{ orderId: number }>('tax-document.issued');
