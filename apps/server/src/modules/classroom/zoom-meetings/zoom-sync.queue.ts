import type { SystemContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';

export const SYNC = 'zoom-meetings.sync';
export const ASK_RECORDING = 'zoom-meetings.recording';

/** A job for the meeting: at once, or then. What waits already is replaced, so that many changes are one call. */
export const queueSync = (
  { jobs, organizationId }: Pick<SystemContext, 'jobs' | 'organizationId'>,
  tx: Tx,
  zoomMeetingId: number,
  runAt?: Date,
): Promise<void> =>
  jobs.enqueue(
    tx,
    organizationId,
    SYNC,
    { zoomMeetingId },
    { key: `zoom-meeting:${organizationId}:${zoomMeetingId}`, ...(runAt ? { runAt } : {}) },
  );

export const queueRecording = (
  { jobs, organizationId }: Pick<SystemContext, 'jobs' | 'organizationId'>,
  tx: Tx,
  zoomMeetingId: number,
  runAt: Date,
): Promise<void> =>
  jobs.enqueue(
    tx,
    organizationId,
    ASK_RECORDING,
    { zoomMeetingId },
    { key: `zoom-recording:${organizationId}:${zoomMeetingId}`, runAt },
  );
