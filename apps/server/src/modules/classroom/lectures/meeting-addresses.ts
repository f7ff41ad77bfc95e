import type { SystemContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { extensionPoint } from '../../../kernel/extensions.ts';
import type { LectureRecord } from './lectures.repository.ts';

/** A module that makes meetings of lectures knows where they are. */
export interface MeetingAddresses {
  /** Null: it has made none. */
  find(tx: Tx, lectureId: number): Promise<string | null>;
}

export const meetingAddresses = extensionPoint<MeetingAddresses>('meeting-addresses');

/** Where the meeting is that was made for a lecture, which nobody has pasted a link for. */
export async function meetingAddressOf(
  context: SystemContext,
  tx: Tx,
  { lectureId, tool }: Pick<LectureRecord, 'lectureId' | 'tool'>,
): Promise<string | null> {
  if (tool !== 'ZOOM') return null;
  for (const addresses of context.extensions.of(meetingAddresses)) {
    const address = await addresses.find(tx, lectureId);
    if (address !== null) return address;
  }
  return null;
}
