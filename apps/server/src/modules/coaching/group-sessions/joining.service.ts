import type { MemberContext } from '../../../kernel/context.ts';
import { reading } from '../../../kernel/database/database.ts';
import { notAllowed } from '../../../kernel/problem.ts';
import { readMeetingTools } from '../../organization/video-conferencing/video-conferencing.public.ts';
import {
  joinOpensAt,
  notOpenYet,
  sessionOff,
  sessionOver,
  withoutRoom,
} from '../coaching-sessions/coaching-sessions.public.ts';
import { accessGroup } from './group-sessions.access.ts';
import { findOwnSeat } from './group-sessions.repository.ts';

/** Where the video room is, for the coach and learners with a seat. The address leaves the server only while the room is open. */
export const joinGroupSession = (context: MemberContext, groupSessionId: number): Promise<{ address: string }> =>
  reading(context, async (tx) => {
    const { group, side } = await accessGroup(context, tx, groupSessionId);
    const seat = await findOwnSeat(tx, groupSessionId, context.caller.userId);
    if (side !== 'COACH' && seat?.state !== 'BOOKED') throw notAllowed();
    const now = context.clock.now();
    if (group.state !== 'BOOKED') throw sessionOff();
    if (group.endsAt <= now) throw sessionOver();
    if (joinOpensAt(group) > now) throw notOpenYet();
    const { tools, jitsiUrl } = await readMeetingTools(context, tx);
    if (!group.byVideo || group.room === null || !tools.includes('JITSI')) throw withoutRoom();
    return { address: `${jitsiUrl}/${group.room}` };
  });
