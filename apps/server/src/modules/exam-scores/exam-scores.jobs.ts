import { transaction } from '../../kernel/database/database.ts';
import type { JobDefinition } from '../../kernel/jobs/job-queue.ts';
import { tellAllReleased } from './scores.service.ts';

/** Every minute: scores whose moment has come are told. */
export const tellReleasedJob: JobDefinition = {
  name: 'exam-attempts.tell-released',
  schedule: '* * * * *',
  run: (context) => transaction(context, (tx) => tellAllReleased(context, tx)),
};
