import type { Localized } from '@sullam/domain/localized.ts';
import type { QuestionRef } from '../questions/questions.public.ts';

export interface PaperSection {
  title: Localized;
  navigation: 'FREE' | 'ONE_WAY';
  shufflesChoices: boolean;
}

export interface PaperQuestion extends QuestionRef {
  position: number;
  section: number;
  marks: string;
  negativeMarks: string;
  salt: number;
}

/** What never changes in an attempt. */
export interface Paper {
  examAttemptId: number;
  courseSubsectionId: number;
  courseId: number;
  userId: number;
  isPreview: boolean;
  seed: string;
  sections: PaperSection[];
  /** In their order; the first has position 1. */
  questions: PaperQuestion[];
}

/** Is the question open in this attempt? In sections that go one way only the one that is reached. */
export const isOneWay = (paper: Paper, question: PaperQuestion): boolean =>
  paper.sections[question.section]?.navigation === 'ONE_WAY';

/** The first position from here on that lies in a section that goes one way; behind the last question when there is none. */
export function oneWayFrom(
  paper: Pick<Paper, 'sections'> & { questions: readonly { section: number }[] },
  position: number,
): number {
  const at = paper.questions.findIndex(
    ({ section }, index) => index + 1 >= position && paper.sections[section]?.navigation === 'ONE_WAY',
  );
  return at < 0 ? paper.questions.length + 1 : at + 1;
}
