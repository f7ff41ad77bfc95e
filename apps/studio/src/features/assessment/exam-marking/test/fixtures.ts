import type {
  AttemptToMark,
  MarkedQuestion,
  Preview,
  Progress,
  QueuedAnswer,
  Statistics,
} from '../exam-marking.api.ts';

export const ESSAY = '<p>Rain &amp; snow.</p><p>They fall.</p>';

export const RUBRIC: NonNullable<MarkedQuestion['rubric']> = {
  rubricId: 4,
  rubricVersion: 1,
  title: { en: 'Essays', ar: 'المقالات' },
  maximum: '3',
  tolerance: '0',
  content: {
    allowsFreePoints: false,
    criteria: [
      {
        id: 1,
        name: { en: 'Argument', ar: 'الحجة' },
        description: {},
        isRange: false,
        levels: [
          { id: 11, points: '1', name: { en: 'Thin', ar: 'ضعيفة' }, description: {} },
          { id: 12, points: '3', name: { en: 'Strong', ar: 'قوية' }, description: {} },
        ],
      },
    ],
  },
};

export const question = (changes: Partial<MarkedQuestion> = {}): MarkedQuestion => ({
  position: 1,
  section: 0,
  questionId: 7,
  questionName: 'Weather',
  marks: '10.0000',
  negativeMarks: '0.0000',
  question: {
    type: 'ESSAY',
    prompt: { en: '<p>What falls?</p>', ar: '<p>ما الذي يسقط؟</p>' },
    hints: [],
    hintCount: 0,
    leastWords: 0,
    mostWords: null,
  } as unknown as MarkedQuestion['question'],
  picture: null,
  key: { type: 'ESSAY', guide: {}, explanation: {} },
  answer: { type: 'ESSAY', html: ESSAY },
  files: [],
  score: null,
  outcome: 'PENDING',
  parts: [],
  source: 'AUTO',
  isDisputed: false,
  comment: '',
  spentSeconds: 95,
  markedBy: null,
  markedAt: null,
  rubric: null,
  assessment: null,
  comments: [],
  version: 1,
  markVersion: 1,
  reviews: [],
  ...changes,
});

export const attempt = (questions: MarkedQuestion[], changes: Partial<AttemptToMark> = {}): AttemptToMark => ({
  examAttemptId: 21,
  subsectionExamId: 5,
  courseId: 3,
  title: { en: 'Final exam', ar: 'الاختبار النهائي' },
  learner: { userId: 9, firstName: 'Noura', lastName: 'Saleh' },
  number: 1,
  state: 'SUBMITTED',
  isPreview: false,
  startedAt: '2026-03-01T08:00:00Z',
  deadline: null,
  finishedAt: '2026-03-01T08:30:00Z',
  score: null,
  marks: '10.0000',
  markerCount: 1,
  questions,
  events: [],
  ...changes,
});

export const queued = (examAttemptId: number, state: QueuedAnswer['state'] = 'PENDING'): QueuedAnswer => ({
  examAttemptId,
  position: 1,
  questionId: 7,
  questionName: 'Weather',
  type: 'ESSAY',
  marks: '10.0000',
  score: null,
  state,
  learner: { userId: examAttemptId, firstName: 'Learner', lastName: String(examAttemptId) },
  finishedAt: '2026-03-01T08:30:00Z',
  text: 'Rain & snow.',
  isTextWhole: true,
  wordCount: 2,
  fileCount: 0,
  comparedText: null,
  givenScore: null,
  givenComment: '',
  version: 1,
  markVersion: 1,
});

export const progress = (changes: Partial<Progress['questions'][number]> = {}): Progress => ({
  title: { en: 'Final exam', ar: 'الاختبار النهائي' },
  courseId: 3,
  isBlind: false,
  markerCount: 1,
  asked: [{ questionId: 8, questionName: 'Rivers' }],
  questions: [
    {
      questionId: 7,
      questionName: 'Weather',
      type: 'ESSAY',
      pendingCount: 2,
      waitingCount: 0,
      disputedCount: 0,
      markedCount: 1,
      rubric: null,
      canChangeRubric: true,
      ...changes,
    },
  ],
});

export const statistics: Statistics = {
  title: { en: 'Final exam', ar: 'الاختبار النهائي' },
  courseId: 3,
  attemptCount: 40,
  meanPercent: 61.5,
  medianPercent: 60,
  deviationPercent: 14,
  meanSeconds: 1500,
  distribution: [0, 0, 0, 4, 7, 10, 10, 6, 3, 0],
  items: [
    {
      questionId: 8,
      version: 1,
      questionName: 'Rivers',
      type: 'SINGLE_CHOICE',
      count: 40,
      difficulty: 0.5,
      pointBiserial: -0.2,
      discrimination: -0.33,
      medianSeconds: 72,
      choices: [
        {
          choiceId: 'a',
          text: { en: '<p>Nile</p>', ar: '<p>النيل</p>' },
          isRight: true,
          count: 20,
          share: 0.5,
          upperShare: 0.33,
          lowerShare: 0.67,
          meanTotal: 50,
        },
        {
          choiceId: 'b',
          text: { en: '<p>Amazon</p>', ar: '<p>الأمازون</p>' },
          isRight: false,
          count: 20,
          share: 0.5,
          upperShare: 0.67,
          lowerShare: 0.33,
          meanTotal: 70,
        },
      ],
    },
  ],
};

const spread = { meanPercent: 50, medianPercent: 50, deviationPercent: 10 };

/** What a change of marks would do. */
export const preview: Preview = {
  askedCount: 12,
  changedCount: 4,
  raisedCount: 0,
  loweredCount: 3,
  unmarkedCount: 1,
  keptCount: 0,
  before: { ...spread, distribution: [0, 0, 0, 0, 0, 8, 4, 0, 0, 0] },
  after: { ...spread, distribution: [0, 0, 0, 0, 0, 11, 0, 0, 0, 0] },
};
