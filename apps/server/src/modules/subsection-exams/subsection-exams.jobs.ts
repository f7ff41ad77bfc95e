import { transaction } from '../../kernel/database/database.ts';
import type { JobDefinition } from '../../kernel/jobs/job-queue.ts';
import { closeAllOverdue, closeOverdue } from './closing.service.ts';
import { tellAllReleased } from './scores.service.ts';

/** Every minute: attempts whose time is over are closed, scores whose moment has come are told. */
export const examJobs: readonly JobDefinition[] = [
  {
    name: 'exam-attempts.close-overdue',
    schedule: '* * * * *',
    run: (context) => closeAllOverdue((after) => transaction(context, (tx) => closeOverdue(context, tx, { after }))),
  },
  {
    name: 'exam-attempts.tell-released',
    schedule: '* * * * *',
    run: (context) => transaction(context, (tx) => tellAllReleased(context, tx)),
  },
];
