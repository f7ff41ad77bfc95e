import { DAY } from '@sullam/domain/limits.ts';
import { transaction } from '../../../kernel/database/database.ts';
import type { JobDefinition } from '../../../kernel/jobs/job-queue.ts';
import { deleteAssignmentsBefore } from './seat-assignments.repository.ts';
import { ASSIGN_SEATS, assignSeats } from './seat-assignments.service.ts';
import { endExpiredInvitations } from './seat-pools.repository.ts';

/** How long the results of a list can be looked at. */
const RESULTS_KEPT = 30 * DAY;

export const seatPoolJobs: readonly JobDefinition[] = [
  {
    name: ASSIGN_SEATS,
    run: (context, { seatAssignmentId }) => assignSeats(context, Number(seatAssignmentId)),
  },
  {
    name: 'seat-pools.forget-addresses',
    schedule: '25 2 * * *',
    run: (context) =>
      transaction(context, async (tx) => {
        const now = context.clock.now();
        await endExpiredInvitations(tx, now);
        await deleteAssignmentsBefore(tx, new Date(now.getTime() - RESULTS_KEPT));
      }),
  },
];
