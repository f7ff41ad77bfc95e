/** Wording areas of every screen that shows an exam. Exams show questions of the bank as learners see them. */
export const EXAM_AREAS = [
  'studio',
  'accommodations',
  'exam-authoring',
  'questions',
  'question-view',
  'sharing',
  'builder',
  'media',
  'errors',
  'exam-marking',
] as const;
