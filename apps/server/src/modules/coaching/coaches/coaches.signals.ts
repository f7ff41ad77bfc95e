import { defineSignal } from '../../../kernel/outbox/signals.ts';

/** An administrator approved a coach, who can be found and booked from now on. */
export const coachApproved = defineSignal<{ coachId: number; userId: number; byUserId: number }>('coach.approved');

/** A coach's page, status or visibility has changed. */
export const coachChanged = defineSignal<{ coachId: number }>('coach.changed');

export const coachInvited = defineSignal<{ coachId: number; userId: number; byUserId: number }>('coach.invited');

/** A coach asks for approval. */
export const coachSubmitted = defineSignal<{ coachId: number; byUserId: number }>('coach.submitted');

export const coachDecided = defineSignal<{
  coachId: number;
  decision: 'APPROVED' | 'CHANGES_REQUESTED' | 'DECLINED';
  byUserId: number;
}>('coach.decided');
