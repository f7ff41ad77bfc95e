import type { SlotRules } from '@sullam/domain/coaching/free-times.ts';
import { MINUTE } from '@sullam/domain/limits.ts';
import type { AccessedSession } from './coaching-sessions.access.ts';
import type { SessionRecord } from './coaching-sessions.repository.ts';

/** Coaches move their sessions at any notice and as far ahead as they like. */
export const forCoach = (rules: SlotRules): SlotRules => ({ ...rules, noticeMinutes: 0, horizonDays: 730 });

type SpanOfSession = Pick<SessionRecord, 'startsAt' | 'endsAt' | 'bufferBeforeMinutes' | 'bufferAfterMinutes'>;

export const minutesOf = ({ startsAt, endsAt }: Pick<SessionRecord, 'startsAt' | 'endsAt'>): number =>
  (endsAt.getTime() - startsAt.getTime()) / MINUTE;

/** The rules by which a coach moves a session, with length and buffers as they were when it was booked. */
export const rulesOfSpan =
  (session: SpanOfSession) =>
  (rules: SlotRules): SlotRules => ({
    ...forCoach(rules),
    lengthMinutes: minutesOf(session),
    bufferBeforeMinutes: session.bufferBeforeMinutes,
    bufferAfterMinutes: session.bufferAfterMinutes,
  });

/** The rules of the type, with length and buffers as they were when the session was booked. */
export const rulesFor =
  ({ session, side }: AccessedSession) =>
  (rules: SlotRules): SlotRules => ({
    ...(side === 'LEARNER' ? rules : forCoach(rules)),
    lengthMinutes: minutesOf(session),
    bufferBeforeMinutes: session.bufferBeforeMinutes,
    bufferAfterMinutes: session.bufferAfterMinutes,
  });
