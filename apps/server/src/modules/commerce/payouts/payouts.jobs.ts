import type { JobDefinition } from '../../../kernel/jobs/job-queue.ts';
import { readReports } from './payouts.service.ts';

export const payoutJobs: readonly JobDefinition[] = [
  { name: 'payouts.read-reports', schedule: '23 * * * *', run: (context) => readReports(context) },
];
