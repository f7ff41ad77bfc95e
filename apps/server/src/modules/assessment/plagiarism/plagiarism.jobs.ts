import type { Platform } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import type { FileStore } from '../../../kernel/files/file-store.ts';
import type { JobDefinition } from '../../../kernel/jobs/job-queue.ts';
import { checkVersion, failVersion, type VersionKey } from './check-version.ts';
import { markWaiting } from './plagiarism.repository.ts';

const CHECK = 'plagiarism.check-version';

/** Lets a version be checked; one that waits already isn't checked twice. */
export async function requestCheck(
  context: Platform & { organizationId: number },
  tx: Tx,
  version: VersionKey & { assignmentId: number },
): Promise<void> {
  const { organizationId } = context;
  const { submissionId, number } = version;
  await markWaiting(tx, version);
  const key = `plagiarism:${organizationId}:${submissionId}:${number}`;
  await context.jobs.enqueue(tx, organizationId, CHECK, { submissionId, number }, { key });
}

export const plagiarismJobs = (store: FileStore): JobDefinition[] => [
  {
    name: CHECK,
    async run(context, payload) {
      const key = payload as unknown as VersionKey;
      try {
        await checkVersion(context, store, key);
      } catch (error) {
        await failVersion(context, key);
        throw error; // the queue tries again
      }
    },
  },
];
