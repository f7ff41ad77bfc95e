import { MEMBERSHIP_TEMPLATE } from '@sullam/domain/notification-targets/membership.ts';
import { SIGN_IN_TEMPLATE } from '@sullam/domain/notification-targets/sign-in.ts';
import { MEMBER_APPROVED_TEMPLATE } from '@sullam/domain/notification-targets.ts';
import { transaction } from '../../../kernel/database/database.ts';
import { on, type SignalSubscription } from '../../../kernel/outbox/signals.ts';
import { memberRegistered } from '../../identity/accounts/accounts.public.ts';
import { findMemberName, memberApproved } from '../../identity/members/members.public.ts';
import { sessionOpenedOnNewDevice } from '../../identity/sessions/sessions.public.ts';
import { administrators } from './audiences.ts';
import { notifyAudience } from './notifications.jobs.ts';
import { notify } from './notify.ts';

/** Signals of accounts, members and sessions, which this module depends on. All other modules send their own notifications. */
export const notificationSources: readonly SignalSubscription[] = [
  on(memberRegistered, (context, { userId, status }, signalId) =>
    transaction(context, async (tx) => {
      if (status !== 'PENDING') return;
      await notifyAudience(context, tx, administrators, {
        templateId: MEMBERSHIP_TEMPLATE,
        parameters: { person: await findMemberName(tx, userId) },
        data: {},
        dedupeKey: `member-requested:${signalId}`,
        byUserId: userId,
      });
    }),
  ),
  on(memberApproved, (context, { userId, byUserId }, signalId) =>
    transaction(context, async (tx) => {
      await notify(context, tx, {
        userIds: [userId],
        templateId: MEMBER_APPROVED_TEMPLATE,
        parameters: {},
        data: {},
        dedupeKey: `member-approved:${signalId}`,
        byUserId,
      });
    }),
  ),
  on(sessionOpenedOnNewDevice, (context, { userId, sessionId, browser, system }) =>
    transaction(context, async (tx) => {
      const device = [browser, system].filter(Boolean).join(' / ');
      await notify(context, tx, {
        userIds: [userId],
        templateId: SIGN_IN_TEMPLATE,
        parameters: { device },
        data: {},
        dedupeKey: `session:${sessionId}`,
      });
    }),
  ),
];
