import { HOUR, SECOND } from '@sullam/domain/limits.ts';
import type { CommentedSubject } from '@sullam/domain/subjects.gen.ts';
import { sql } from 'kysely';
import type { Platform } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import type { JobDefinition } from '../../../kernel/jobs/job-queue.ts';
import { publishToMany } from '../../../kernel/stream/stream-hub.ts';
import { forgetTalk } from './comment-activity.repository.ts';
import { commentHosts, hostOf } from './comment-hosts.ts';
import { listWatchers } from './readings.repository.ts';

const TELL_STREAMS = 'comments.tell-streams';
/** Whoever looked within this time may have the page open still. */
const LOOKING = 3 * HOUR;

/** Tells those who have a talk before them that there is something new: once a second at most, however many write. */
export function queueStreamMessage(
  context: Platform & { organizationId: number },
  tx: Tx,
  hostKind: CommentedSubject,
  hostId: number,
): Promise<void> {
  const second = Math.floor(context.clock.now().getTime() / SECOND) + 1;
  return context.jobs.enqueue(
    tx,
    context.organizationId,
    TELL_STREAMS,
    { hostKind, hostId },
    {
      key: `talk:${context.organizationId}:${hostKind}:${hostId}:${second}`,
      runAt: new Date(second * SECOND),
    },
  );
}

/** The message says only where: never what was written, and never by whom. */
const tellStreams: JobDefinition = {
  name: TELL_STREAMS,
  run: (context, payload) =>
    transaction(context, async (tx) => {
      const { hostKind, hostId } = payload as { hostKind: CommentedSubject; hostId: number };
      const host = hostOf(context, hostKind);
      const since = new Date(context.clock.now().getTime() - LOOKING);
      const watchers = await listWatchers(tx, { hostKind, hostId }, host.people(context, hostId), since);
      await publishToMany(context, tx, watchers, host.stream.name, { [host.stream.idName]: hostId });
    }),
};

/** Every night: the talk of hosts that were deleted, with their course or by themselves. */
const forgetGone: JobDefinition = {
  name: 'comments.forget-gone',
  schedule: '20 3 * * *',
  run: (context) =>
    transaction(context, async (tx) => {
      for (const { kind, exists } of context.extensions.of(commentHosts))
        await forgetTalk(tx, kind, (column) => sql<boolean>`not ${exists(sql.ref(column))}`);
    }),
};

export const commentJobs: readonly JobDefinition[] = [tellStreams, forgetGone];
