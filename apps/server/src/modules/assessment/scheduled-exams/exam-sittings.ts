import type { SystemContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { extensionPoint } from '../../../kernel/extensions.ts';

/** Which ends of running attempts follow a change. */
export interface MovedTimes {
  /** Whose deadlines move; everybody's without it. */
  userIds?: readonly number[];
  /** A grant itself was changed: what was promised before doesn't hold any more. */
  isGrant?: boolean;
  /** No deadline comes earlier, whatever it was made of. */
  keepsDeadlines?: boolean;
}

/** How a learner sits an exam just now. */
export interface LearnerSitting {
  attemptsUsed: number;
  isRunning: boolean;
  runningDeadline: Date | null;
}

/** What whoever keeps the attempts at an exam does when its rules are read or changed. */
export interface ExamSittings {
  /** Learners' attempts; those of editors who try it out don't count. */
  countAttempts(tx: Tx, courseSubsectionId: number): Promise<number>;
  /** By learner; who hasn't begun isn't in it. */
  sittingsOf(tx: Tx, courseSubsectionId: number, userIds: readonly number[]): Promise<Map<number, LearnerSitting>>;
  /** After times or grants changed; the caller holds the exam's lock. */
  moveDeadlines(context: SystemContext, tx: Tx, courseSubsectionId: number, moved?: MovedTimes): Promise<void>;
}

/** Brought by whoever keeps the attempts. */
export const examSittings = extensionPoint<ExamSittings>('exam-sittings');

export function sittingsIn({ extensions }: Pick<SystemContext, 'extensions'>): ExamSittings {
  const [sittings] = extensions.of(examSittings);
  if (!sittings) throw new Error('nobody keeps the attempts at exams');
  return sittings;
}
