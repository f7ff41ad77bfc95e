import { HOUR } from '@sullam/domain/limits.ts';
import { db, transaction } from '../../../kernel/database/database.ts';
import type { JobDefinition } from '../../../kernel/jobs/job-queue.ts';
import { forgetEventsBefore } from '../../../kernel/stream/stream-hub.ts';

/** Removes what no browser will ask for again. */
export const forgetOldEvents: JobDefinition = {
  name: 'stream.forget-old-events',
  schedule: '*/10 * * * *',
  async run(context) {
    const now = context.clock.now();
    await transaction(context, async (tx) => {
      await forgetEventsBefore(tx, new Date(now.getTime() - HOUR));
      await tx.run(db.deleteFrom('stream_tickets').where('expires_at', '<', now));
    });
  },
};
