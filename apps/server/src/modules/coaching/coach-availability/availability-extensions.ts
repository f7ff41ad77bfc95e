import type { BookedSpan, PreparedTime } from '@sullam/domain/coaching/free-times.ts';
import type { Span } from '@sullam/domain/coaching/spans.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import type { SystemContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { extensionPoint } from '../../../kernel/extensions.ts';

/** Sessions of a coach that are held or booked and overlap a span, but for one that is being moved. */
export const coachSessionSpans =
  extensionPoint<
    (context: SystemContext, tx: Tx, coachId: number, within: Span, except?: number) => Promise<BookedSpan[]>
  >('coach-session-spans');

/** Times within a span at which a coach is busy elsewhere: with lectures and events, for example. */
export const coachBusySpans =
  extensionPoint<(context: SystemContext, tx: Tx, coachId: number, within: Span) => Promise<Span[]>>(
    'coach-busy-spans',
  );

/** Computes what else follows from a coach's time: runs in the job that computes the next times, after each change and every hour. */
export const coachTimeFollowers =
  extensionPoint<(context: SystemContext, tx: Tx, coachId: number) => Promise<void>>('coach-time-followers');

/** A booked session that lies outside the coach's hours or in a blocked time. */
export interface OutsideSession {
  coachingSessionId: number;
  title: Localized;
  startsAt: Date;
  endsAt: Date;
  learner: { userId: number; firstName: string; lastName: string } | null;
}

/** Sessions to come of a coach that no longer fit the hours (`hoursProblem`), first one first. */
export const affectedSessions =
  extensionPoint<
    (context: SystemContext, tx: Tx, coachId: number, prepared: PreparedTime) => Promise<OutsideSession[]>
  >('coach-affected-sessions');
