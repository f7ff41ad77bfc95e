import { TEST_NOW } from '@sullam/web-kit/testing/fixtures.ts';
import type { AttemptSnapshot, SnapshotQuestion } from '../attempt.api.ts';

const choice = (id: string, en: string, ar: string) => ({ id, text: { en: `<p>${en}</p>`, ar: `<p>${ar}</p>` } });

/** A question with two choices, "First" and "Second". */
export const snapshotQuestion = (position: number, changes: Partial<SnapshotQuestion> = {}): SnapshotQuestion => ({
  position,
  section: 0,
  marks: '2.0000',
  state: 'OPEN',
  question: {
    type: 'SINGLE_CHOICE',
    prompt: { en: `<p>Prompt ${position}</p>`, ar: `<p>نص ${position}</p>` },
    hints: [],
    hintCount: 0,
    choices: [choice('a', 'First', 'الأول'), choice('b', 'Second', 'الثاني')],
  },
  picture: null,
  files: [],
  answer: null,
  isAnswered: false,
  isPartlyAnswered: false,
  isFlagged: false,
  sequence: 0,
  ...changes,
});

export const MINUTES = 60_000;

/** A running attempt of three questions, 30 minutes before its end. */
export const snapshot = (changes: Partial<AttemptSnapshot> = {}): AttemptSnapshot => ({
  examAttemptId: 9,
  subsectionExamId: 5,
  courseId: 3,
  number: 1,
  state: 'RUNNING',
  isPreview: false,
  title: { en: 'Final exam', ar: 'الاختبار النهائي' },
  instructions: {},
  startedAt: new Date(TEST_NOW).toISOString(),
  deadline: new Date(TEST_NOW + 30 * MINUTES).toISOString(),
  finishedAt: null,
  serverTime: new Date(TEST_NOW).toISOString(),
  remainingMilliseconds: 30 * MINUTES,
  isHolder: true,
  wasElsewhere: false,
  sections: [{ title: { en: 'Part', ar: 'جزء' }, navigation: 'FREE' }],
  questions: [1, 2, 3].map((position) => snapshotQuestion(position)),
  ...changes,
});
