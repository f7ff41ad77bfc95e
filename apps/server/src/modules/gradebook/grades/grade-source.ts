import type { Localized } from '@sullam/domain/localized.ts';
import type { Rational } from '@sullam/domain/rational.ts';
import type { SystemContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { extensionPoint } from '../../../kernel/extensions.ts';

/** What an item takes from the exam, assignment or discussion that it follows. */
export interface SourceFacts {
  courseId: number;
  title: Localized;
  maximumPoints: string;
  dueAt: Date | null;
  isPublished: boolean;
}

export interface SourceMark {
  state: 'MARKED' | 'PENDING' | 'MISSING' | 'BLANK';
  /** Exact, of the maximum above; null unless it is marked. */
  points: Rational | null;
  /** It was changed after it had been given. */
  isRegraded: boolean;
  /** Its source has notified the learner of this mark: the gradebook doesn't do so again. */
  isNotified?: boolean;
}

/** Where grades come from by themselves: an exam, an assignment, a discussion. */
export interface GradeSource {
  name: 'EXAM' | 'ASSIGNMENT' | 'DISCUSSION';
  /** It notifies learners of a released mark itself. */
  notifiesItself: boolean;
  /** The activity of a subsection; null where nothing is (any more). */
  facts(tx: Tx, courseSubsectionId: number): Promise<SourceFacts | null>;
  /** What of some courses lets its marks through to learners now. */
  findReleased(tx: Tx, courseIds: readonly number[], now: Date): Promise<Iterable<number>>;
  /** Of these learners, or of all (null), as they are now. */
  marks(
    context: SystemContext,
    tx: Tx,
    courseSubsectionId: number,
    userIds: readonly number[] | null,
  ): Promise<Map<number, SourceMark>>;
  /** What was said with a learner's mark, once they may see it; nothing where it was said of single answers. */
  comment?(context: SystemContext, tx: Tx, courseSubsectionId: number, userId: number): Promise<string>;
}

/** Whoever gives marks of its own brings its source, and calls `follow` when something is different. */
export const gradeSources = extensionPoint<GradeSource>('grade-sources');
