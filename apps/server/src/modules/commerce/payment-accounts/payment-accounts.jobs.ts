import type { JobDefinition } from '../../../kernel/jobs/job-queue.ts';
import type { EventSubject } from './account-providers.ts';
import type { AccountMode } from './payment-accounts.schemas.ts';
import { FOLLOW_EVENT, forgetOldEvents } from './payment-webhooks.service.ts';
import { followEvent, reconcile } from './reconcile.service.ts';

export const paymentAccountJobs: readonly JobDefinition[] = [
  {
    name: FOLLOW_EVENT,
    run: (context, { provider, mode, subject }) =>
      followEvent(context, {
        provider: String(provider),
        mode: mode as AccountMode,
        subject: subject as EventSubject,
      }),
  },
  {
    name: 'payment-accounts.reconcile',
    schedule: '*/5 * * * *',
    run: (context) => reconcile(context, { isDaily: false }),
  },
  {
    name: 'payment-accounts.reconcile-everything',
    schedule: '47 2 * * *',
    run: (context) => reconcile(context, { isDaily: true }),
  },
  {
    name: 'payment-accounts.forget-events',
    schedule: '41 3 * * *',
    run: async (context) => {
      await forgetOldEvents(context);
    },
  },
];
