import type { ActivityType } from '@sullam/domain/activity-types.gen.ts';
import type { Feature } from '@sullam/domain/features.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import type { Expression } from 'kysely';
import { extensionPoint } from '../../../kernel/extensions.ts';

/** Whose log is read, and by whom. */
export interface LogReader {
  userId: number;
  /**
   * By nobody but the person. Others aren't told at which hour somebody did what is marked or answered without names: from the
   * hour they could tell whose it is.
   */
  isOwn: boolean;
}

/** Something that somebody did or was given. */
export interface LoggedFact {
  occurred_at: Date;
  /** By which its page is found. */
  subject: string;
  course_id: number | null;
  /** What it is about; null: the course itself. */
  title: Localized | null;
}

/** One type of entries, brought by whoever owns the rows that tell of it. Nothing is written for the log: it is read off them. */
export interface LoggedFacts {
  type: ActivityType;
  /** There are no entries while this is off. */
  feature?: Feature;
  /** Only the person is told. */
  isPrivate?: boolean;
  /** Built once: the person's number is a value of the statement, whether the log is their own is its shape. */
  facts(reader: LogReader): Expression<LoggedFact>;
  /** The page of what an entry is about. */
  path(subject: string, courseId: number | null): string;
}

export const loggedFacts = extensionPoint<LoggedFacts>('logged-facts');
