import type { Localized } from '@sullam/domain/localized.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { extensionPoint } from '../../../kernel/extensions.ts';

/**
 * How a text of a course is written: in one line, in several, formatted, formatted with pictures and formulas, as the text of a
 * lesson, or on a page of its own.
 */
export const TEXT_FORMS = ['LINE', 'TEXT', 'HTML', 'RICH', 'ARTICLE', 'ELSEWHERE'] as const;
export type TextForm = (typeof TEXT_FORMS)[number];

/** One text of a course that an author writes in two languages. */
export interface CourseText {
  /** What it is a text of, among those of its source: a lesson's id; 0 for the course itself. */
  placeId: number;
  /** What that is called. */
  placeTitle: Localized;
  /** Which of its texts; of a list with the place in it: `outcomes.2`. */
  field: string;
  form: TextForm;
  value: Localized;
  /** Characters that it may have. */
  mostCharacters: number;
  /** The lesson that it belongs to, where it does. */
  courseSubsectionId: number | null;
  /** The studio's page where it is written. */
  path: string;
}

/** A change of one text: written only where it still is what it was. */
export interface CourseTextChange {
  courseId: number;
  placeId: number;
  field: string;
  before: Localized;
  after: Localized;
}

/** What a module that owns texts of a course says of them to whoever translates it. */
export interface CourseTextSource {
  /** What its texts belong to: one word, which is part of their keys. */
  place: string;
  /** In the order in which the course has them. */
  list(context: MemberContext, tx: Tx, courseId: number): Promise<CourseText[]>;
  /**
   * By the rules of the module.
   * @throws Problem conflict where the text is another one meanwhile
   */
  write?(context: MemberContext, change: CourseTextChange): Promise<void>;
}

export const courseTexts = extensionPoint<CourseTextSource>('course-texts');
