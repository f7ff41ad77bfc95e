import { defineSignal } from '../../../kernel/outbox/signals.ts';

/** Somebody registered by the form. PENDING: an administrator has to decide. */
export const memberRegistered = defineSignal<{ userId: number; status: 'ACTIVE' | 'PENDING' }>('member.registered');
/** Sent in each organisation of the person: copies of a name, a picture or a device have to go. */
export const accountDeleted = defineSignal<{ userId: number }>('account.deleted');
/** An invited person has accepted. */
export const invitationAccepted = defineSignal<{ userId: number }>('member.invitation-accepted');
