import type { Language } from '@sullam/domain/localized.ts';
import { defineSignal } from '../../../kernel/outbox/signals.ts';

/** A visitor or member wrote to the organisation; the message is stored and goes on by mail. */
export const contactMessageReceived = defineSignal<{
  contactMessageId: number;
  name: string;
  email: string;
  subject: string;
  message: string;
}>('contact-message.received');

/** Somebody wants the organisation's letters. The token stands in the link that leaves the list again. */
export const emailSubscribed = defineSignal<{ email: string; language: Language; unsubscribeToken: string }>(
  'email-subscription.created',
);
