import type { QuestionType } from '../questions/question.ts';

/** What an answer takes on average, in seconds: a first estimate for authors, not a limit. */
const SECONDS: Record<QuestionType, number> = {
  SINGLE_CHOICE: 60,
  MULTIPLE_CHOICE: 90,
  TRUE_FALSE: 30,
  SHORT_TEXT: 60,
  NUMERIC: 120,
  MATCHING: 120,
  ORDERING: 90,
  FILL_BLANKS: 90,
  DROPDOWN_CLOZE: 75,
  HOTSPOT: 45,
  FILE_UPLOAD: 900,
  ESSAY: 900,
};

export const expectedSeconds = (type: QuestionType): number => SECONDS[type];
