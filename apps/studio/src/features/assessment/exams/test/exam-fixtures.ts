import type { Exam, ExamCheck } from '../exams.api.ts';

/** An exam of two parts: one with a chosen and a drawn question, one empty. */
export const exam = (changes: Partial<Exam> = {}): Exam => ({
  examId: 5,
  courseId: 3,
  title: { en: 'Midterm', ar: 'منتصف الفصل' },
  instructions: { en: '<p>Read well</p>' },
  sections: [
    {
      title: { en: 'First part', ar: 'الجزء الأول' },
      navigation: 'FREE',
      isShuffled: false,
      shufflesChoices: true,
      draws: [
        {
          questionId: 7,
          questionCategoryId: null,
          tags: [],
          difficulty: null,
          take: 1,
          marks: '2.5000',
          questionName: 'Rivers',
          questionType: 'SINGLE_CHOICE',
          candidateCount: 1,
        },
        {
          questionId: null,
          questionCategoryId: 3,
          tags: ['maps'],
          difficulty: 2,
          take: 3,
          marks: null,
          questionName: null,
          questionType: null,
          candidateCount: 2,
        },
      ],
    },
    { title: { en: 'Second part' }, navigation: 'ONE_WAY', isShuffled: false, shufflesChoices: false, draws: [] },
  ],
  heldIn: [],
  version: 4,
  updatedAt: '2026-03-01T08:00:00.000Z',
  ...changes,
});

export const check = (): ExamCheck => ({
  questionCount: 4,
  leastMarks: '5.5',
  mostMarks: '6.5',
  expectedMinutes: 5,
  findings: [
    { code: 'draw-too-few', path: 'sections.0.draws.1', isRequired: true, count: 1 },
    { code: 'section-empty', path: 'sections.1', isRequired: true, count: 0 },
  ],
  sections: [
    {
      draws: [
        { candidateCount: 1, leastMarks: '2.5', mostMarks: '2.5' },
        { candidateCount: 2, leastMarks: '3', mostMarks: '4' },
      ],
    },
    { draws: [] },
  ],
});
