import { DAY } from '@sullam/domain/limits.ts';
import type { JobDefinition } from '../../../kernel/jobs/job-queue.ts';
import { deleteExpiredRateLimits } from '../../../kernel/rate-limit.ts';
import { forgetOldTokens } from '../users/users.public.ts';
import { deleteOldSessions } from './sessions.repository.ts';

/** How long what is over is kept: a used refresh token that turns up again within this time still gives its thief away. */
const KEPT = 14 * DAY;

/** Clears away sessions, tokens and counts of tries that are over. */
export const forgetOldSessions: JobDefinition = {
  name: 'sessions.forget-old',
  schedule: '17 3 * * *',
  async run({ database, clock, organizationId }) {
    const now = clock.now();
    const before = new Date(now.getTime() - KEPT);
    await database.identity`
      delete from refresh_tokens r using sessions s
      where s.session_id = r.session_id and s.organization_id = ${organizationId}
        and (r.rotated_at < ${before} or s.ended_at < ${before} or s.expires_at < ${before})`;
    await deleteOldSessions(database, organizationId, before);
    await forgetOldTokens(database, organizationId, before);
    await deleteExpiredRateLimits(database, now);
  },
};
