import { transaction } from '../../../kernel/database/database.ts';
import type { JobDefinition } from '../../../kernel/jobs/job-queue.ts';
import { closeAllOverdue, closeOverdue } from './closing.service.ts';

/** Every minute: attempts whose time is over are closed. */
export const closeOverdueJob: JobDefinition = {
  name: 'exam-attempts.close-overdue',
  schedule: '* * * * *',
  run: (context) => closeAllOverdue((after) => transaction(context, (tx) => closeOverdue(context, tx, { after }))),
};
