import type { Language } from '@sullam/domain/localized.ts';
import { defineSignal } from '../../../kernel/outbox/signals.ts';

/** Somebody is invited (again): a mail with a link goes out. */
export const memberInvited = defineSignal<{
  userId: number;
  email: string;
  firstName: string;
  language: Language;
  invitedByUserId: number;
  inviterName: string;
}>('member.invited');
export const memberApproved = defineSignal<{ userId: number; email: string; language: Language; byUserId: number }>(
  'member.approved',
);
export const memberRejected = defineSignal<{
  userId: number;
  email: string;
  language: Language;
  byUserId: number;
  reason: string;
}>('member.rejected');
export const memberDisabled = defineSignal<{ userId: number; byUserId: number }>('member.disabled');
/** Somebody is called otherwise now. */
export const memberRenamed = defineSignal<{ userId: number }>('member.renamed');
export const memberEnabled = defineSignal<{ userId: number; byUserId: number }>('member.enabled');
/** An administrator let a member in without the authenticator. */
export const secondFactorReset = defineSignal<{ userId: number; byUserId: number; at: string }>(
  'member.second-factor-reset',
);
