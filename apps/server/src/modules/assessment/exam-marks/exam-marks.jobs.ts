import { transaction } from '../../../kernel/database/database.ts';
import type { JobDefinition } from '../../../kernel/jobs/job-queue.ts';
import { notifyAllReleased } from './scores.service.ts';

/** Every minute: notifies learners of scores that have become visible. */
export const notifyReleasedJob: JobDefinition = {
  name: 'exam-attempts.tell-released',
  schedule: '* * * * *',
  run: (context) => transaction(context, (tx) => notifyAllReleased(context, tx)),
};
