import {
  nearestFree,
  type PreparedTime,
  type SlotProblem,
  type SlotRules,
  slotProblem,
} from '@sullam/domain/coaching/free-times.ts';
import { DAY, MINUTE } from '@sullam/domain/limits.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { reading, type Tx } from '../../../kernel/database/database.ts';
import { readPreparedTime, readSlotRules } from '../coach-availability/coach-availability.public.ts';
import { slotRefused } from './coaching-sessions.errors.ts';
import { zonedInstant } from './session-times.ts';

/** A time that somebody wants, and whose session it is to be. */
export interface SlotWish {
  coachId: number;
  sessionTypeId: number;
  at: Date;
  /** The session that is moved: its own old time counts as free. */
  except?: number;
  /** Differs from the rules of the type for a session that is booked already, and for coaches. */
  rulesOf?: (rules: SlotRules) => SlotRules;
  /** The reader's zone. */
  zone: string;
}

/** A time is not free. Thrown inside the transaction, so that the nearest free times are found after the lock has gone. */
class SlotRefusal extends Error {
  constructor(readonly problem: SlotProblem) {
    super(problem);
  }
}

/** Days before and after a refused time in which others are offered instead. */
const DAYS_BEFORE = 7;
const DAYS_AFTER = 28;

async function nearestTimes(context: MemberContext, tx: Tx, wish: SlotWish): Promise<string[]> {
  const now = context.clock.now().getTime();
  const at = Math.max(wish.at.getTime(), now);
  const within = { from: Math.max(now, at - DAYS_BEFORE * DAY), until: at + DAYS_AFTER * DAY };
  const { rules } = await readSlotRules(tx, wish.sessionTypeId);
  const prepared = await readPreparedTime(context, tx, wish.coachId, within, { except: wish.except });
  const free = nearestFree(prepared, wish.rulesOf?.(rules) ?? rules, at, now);
  return free.map((instant) => zonedInstant(new Date(instant), wish.zone));
}

const EXCLUSION = '23P01';

function problemOf(error: unknown): SlotProblem | null {
  if (error instanceof SlotRefusal) return error.problem;
  return (error as { code?: string }).code === EXCLUSION ? 'TAKEN' : null;
}

/** Runs a change that needs a time. If the time is not free, it is refused with the reason and the nearest that are. */
export async function withNearestTimes<R>(context: MemberContext, wish: SlotWish, work: () => Promise<R>): Promise<R> {
  try {
    return await work();
  } catch (error) {
    const problem = problemOf(error);
    if (problem === null) throw error;
    throw slotRefused(problem, await reading(context, (tx) => nearestTimes(context, tx, wish)));
  }
}

/** A coach's time around one start. */
export const preparedAt = (context: MemberContext, tx: Tx, { coachId, at, except }: SlotWish): Promise<PreparedTime> =>
  readPreparedTime(context, tx, coachId, { from: at.getTime(), until: at.getTime() + MINUTE }, { except });

/** @throws SlotRefusal, which `withNearestTimes` turns into a response */
export function checkSlot(prepared: PreparedTime, rules: SlotRules, at: Date, now: Date): void {
  const problem = slotProblem(prepared, rules, at.getTime(), now.getTime());
  if (problem !== null) throw new SlotRefusal(problem);
}
