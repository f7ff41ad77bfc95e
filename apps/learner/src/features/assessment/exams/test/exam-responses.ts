import { TEST_NOW } from '@sullam/web-kit/testing/fixtures.ts';
import type { AttemptSummary, Exam, ExamCard, Review, ReviewedQuestion } from '../exams.api.ts';

const NOW = new Date(TEST_NOW).toISOString();
const atOnce = { rule: 'AT_ONCE', at: null } as const;

const personal = {
  opensAt: null,
  closesAt: null,
  limitMinutes: 60,
  extraMinutes: 0,
  attemptsAllowed: 2,
  attemptsUsed: 0,
  runningAttemptId: null,
  refusal: null,
  result: { percent: null, passed: null, isProvisional: false },
} satisfies Partial<ExamCard>;

export const examCard = (changes: Partial<ExamCard> = {}): ExamCard => ({
  subsectionExamId: 5,
  title: { en: 'Final exam', ar: 'الاختبار النهائي' },
  isPublished: true,
  isFinished: false,
  ...personal,
  ...changes,
});

export const examDetail = (changes: Partial<Exam> = {}): Exam => ({
  ...personal,
  subsectionExamId: 5,
  courseId: 3,
  title: { en: 'Final exam', ar: 'الاختبار النهائي' },
  instructions: {},
  isPublished: true,
  hasPassword: false,
  gradingMethod: 'BEST',
  passPercent: '60',
  questionCount: 3,
  answeredCount: 0,
  navigation: ['FREE'],
  releases: { scores: atOnce, answers: { rule: 'NEVER', at: null }, explanations: { rule: 'NEVER', at: null } },
  serverTime: NOW,
  attempts: [],
  canEdit: false,
  ...changes,
});

export const attemptSummary = (changes: Partial<AttemptSummary> = {}): AttemptSummary => ({
  examAttemptId: 9,
  number: 1,
  state: 'SUBMITTED',
  isPreview: false,
  startedAt: NOW,
  deadline: null,
  finishedAt: NOW,
  score: '7.500000',
  marks: '10.0000',
  isBeingMarked: false,
  ...changes,
});

export const reviewed = (changes: Partial<ReviewedQuestion> = {}): ReviewedQuestion => ({
  position: 1,
  section: 0,
  marks: '2.0000',
  question: {
    type: 'SHORT_TEXT',
    prompt: { en: '<p>The longest river?</p>', ar: '<p>أطول نهر؟</p>' },
    hints: [],
    hintCount: 0,
    maximumLength: 100,
  },
  picture: null,
  files: [],
  answer: { type: 'SHORT_TEXT', text: 'Danube' },
  isFlagged: false,
  score: null,
  outcome: null,
  comment: null,
  comments: [],
  rubric: null,
  key: null,
  parts: null,
  feedback: null,
  ...changes,
});

export const review = (changes: Partial<Review> = {}): Review => ({
  examAttemptId: 9,
  subsectionExamId: 5,
  courseId: 3,
  title: { en: 'Final exam', ar: 'الاختبار النهائي' },
  number: 1,
  state: 'SUBMITTED',
  isPreview: false,
  startedAt: NOW,
  finishedAt: new Date(TEST_NOW + 20 * 60_000).toISOString(),
  released: { scores: false, answers: false, explanations: false },
  releases: {
    scores: { rule: 'AT_TIME', at: '2027-03-01T09:00:00.000Z' },
    answers: { rule: 'NEVER', at: null },
    explanations: { rule: 'NEVER', at: null },
  },
  hiddenCount: 0,
  isBeingMarked: false,
  score: null,
  marks: '10.0000',
  passed: null,
  sections: [{ title: {} }],
  questions: [reviewed()],
  ...changes,
});
