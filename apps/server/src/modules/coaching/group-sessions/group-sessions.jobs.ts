import type { JobDefinition } from '../../../kernel/jobs/job-queue.ts';
import { REMIND_GROUP } from './group-reminders.ts';
import { remindGroup } from './group-sessions.notifications.ts';

export const groupSessionJobs: readonly JobDefinition[] = [
  {
    name: REMIND_GROUP,
    run: (context, payload) =>
      remindGroup(context, payload as { groupSessionId: number; startsAt: string; minutes: number }),
  },
];
