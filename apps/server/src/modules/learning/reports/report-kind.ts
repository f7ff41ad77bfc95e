import type { Feature } from '@sullam/domain/features.ts';
import type { Language, Localized } from '@sullam/domain/localized.ts';
import type { Catalogue } from '@sullam/strings/define.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { extensionPoint } from '../../../kernel/extensions.ts';
import type { ReportWords } from './report-words.ts';
import type { Plot, ReportColumn, ReportQuery, ReportRow } from './reports.schemas.ts';

/** Whom a report is about: everybody of one course, or of the organisation. */
export interface Scope {
  /** Null: every course of the organisation. */
  courseId: number | null;
}

/** What a report is asked for, once the caller may read it. */
export interface Asked extends Scope {
  context: MemberContext;
  narrowing: Omit<ReportQuery, 'skip' | 'take' | 'sort' | 'of' | 'search'>;
  /** The courses that are compared, where the kind compares some. */
  courses: readonly { courseId: number; title: Localized }[];
  /** When the figures were counted, where so many are counted that they are kept: their lists may be kept beside them. */
  countedAt?: Date;
}

/** The ids of courses in a query. */
export const idsOf = (list: string | undefined): number[] => (list ?? '').split(',').filter(Boolean).map(Number);

/** What of the list: which figure it is behind, who is searched for, in which order. */
export interface Listed extends Pick<ReportQuery, 'of' | 'search' | 'sort'> {
  skip: number;
  take: number;
}

/** What was counted, in no language: it may be kept for many readers, and is worded for each. */
export interface Figures {
  /** How many people or enrolments the report is about. */
  population: number;
  plots(words: ReportWords): Plot[];
}

/**
 * A kind of report. Its figures and its list ask with the same conditions: whatever number a plot shows is the id of a list with
 * as many rows (`of`).
 */
export interface ReportKind {
  /** The last part of its address: `completion`. */
  readonly kind: string;
  readonly place: number;
  /** Where it can be asked for; `COURSE` is a course's, `ORGANIZATION` all courses at once. */
  readonly scopes: readonly ('COURSE' | 'ORGANIZATION')[];
  /** It is there while one of these is on; absent: always. */
  readonly partOf?: readonly Feature[];
  /** Which filters mean something for it. */
  readonly filters: readonly ('dates' | 'group' | 'status' | 'courses')[];
  /** Its messages, the same object every time; absent: those of the module `reports`. */
  readonly words?: Readonly<Record<Language, Catalogue>>;
  /** Whom it is about where nobody says. */
  readonly usualStatus: NonNullable<ReportQuery['status']>;
  title(words: ReportWords): string;
  /** Fills in what nobody has said, before anything is counted. */
  settle?(asked: Asked, tx: Tx): Promise<Asked>;
  columns(asked: Asked, words: ReportWords): ReportColumn[];
  figures(asked: Asked, tx: Tx): Promise<Figures>;
  rows(asked: Asked, tx: Tx, listed: Listed, words: ReportWords): Promise<ReportRow[]>;
  /** How many rows the list has on all its pages. */
  count(asked: Asked, tx: Tx, listed: Pick<Listed, 'of' | 'search'>): Promise<number>;
}

/** Modules bring their kinds of report here; `reportRoutes` makes the addresses of each. */
export const reportKinds = extensionPoint<ReportKind>('report-kinds');
