import type { Localized } from '@sullam/domain/localized.ts';
import type { Rational } from '@sullam/domain/rational.ts';
import type { SystemContext } from '../../kernel/context.ts';
import type { Tx } from '../../kernel/database/database.ts';

/** What an item takes from the exam or assignment that it follows. */
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
}

/** Where grades come from by themselves. */
export interface GradeSource {
  name: 'EXAM' | 'ASSIGNMENT';
  /** It tells learners of a released mark itself. */
  tellsItself: boolean;
  /** What is held in a subsection; null where nothing is (any more). */
  facts(context: SystemContext, tx: Tx, courseSubsectionId: number): Promise<SourceFacts | null>;
  /** Of these learners, or of all (null), as they are now. */
  marks(
    context: SystemContext,
    tx: Tx,
    courseSubsectionId: number,
    userIds: readonly number[] | null,
  ): Promise<Map<number, SourceMark>>;
}
