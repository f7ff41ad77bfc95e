import type { OutlineEditing } from '@sullam/api-client/schema.gen.ts';
import type { Accommodation, AssignmentCard, AssignmentEditing } from '../assignments.api.ts';
import type { MarkChange, Submission, SubmissionRow } from '../submissions.api.ts';

export const PERSON = { userId: 21, firstName: 'Noura', lastName: 'Al-Harbi' };
export const MARKER = { userId: 5, firstName: 'Omar', lastName: 'Saleh' };
export const GROUP = { courseGroupId: 6, name: { en: 'Palm', ar: 'نخلة' } };

export const assignment = (changes: Partial<AssignmentEditing> = {}): AssignmentEditing => ({
  assignmentId: 8,
  courseId: 3,
  title: { en: 'Essay', ar: 'مقالة' },
  instructions: { en: '<p>Write.</p>', ar: '<p>اكتب.</p>' },
  attachments: [],
  acceptsText: true,
  acceptsFiles: false,
  acceptsLink: false,
  mostWords: null,
  mostFiles: 5,
  mostBytes: 1_048_576,
  extensions: [],
  isGroupWork: false,
  latePercent: null,
  lateInterval: 'DAY',
  lateFloorPercent: '0',
  missingPercent: null,
  versionsAllowed: null,
  resubmitsUntil: null,
  allowsWithdrawal: true,
  maximum: '10',
  opensAt: null,
  dueAt: '2026-03-05T12:00:00.000Z',
  closesAt: null,
  rubricId: null,
  rubricVersion: null,
  markerCount: 1,
  tolerance: '0',
  isBlind: false,
  release: 'BY_HAND',
  releaseAt: null,
  releasedAt: null,
  isPublished: true,
  hasSubmissions: false,
  hasMarks: false,
  version: 2,
  ...changes,
});

/** The course's outline, which holds the assignment. */
export const OUTLINE: OutlineEditing = {
  courseId: 3,
  version: 1,
  sections: [
    {
      courseSectionId: 1,
      title: {},
      subsections: [
        {
          courseSubsectionId: 8,
          kind: 'ASSIGNMENT',
          title: {},
          isRequired: true,
          durationMinutes: 0,
          releaseAt: null,
          prerequisiteSubsectionId: null,
          isForGroups: false,
          hasContent: true,
          hasDraft: false,
          textLanguages: [],
          version: 1,
        },
      ],
    },
  ],
};

/** The assignment in the list of the course. */
export const CARD: AssignmentCard = {
  assignmentId: 8,
  courseId: 3,
  courseTitle: { en: 'Rivers', ar: 'أنهار' },
  title: { en: 'Essay', ar: 'مقالة' },
  isPublished: true,
  isGroupWork: false,
  isFinished: false,
  opensAt: null,
  dueAt: '2026-03-05T12:00:00.000Z',
  isDueBeforeEnrollment: false,
  closesAt: null,
  state: 'NOT_SUBMITTED',
  isLate: false,
  submittedAt: null,
  points: null,
  maximum: '10',
};

export const granted = (changes: Partial<Accommodation> = {}): Accommodation => ({
  opensAt: null,
  dueAt: '2026-03-09T12:00:00.000Z',
  closesAt: null,
  note: '',
  learner: PERSON,
  group: null,
  version: 1,
  grantedAt: '2026-03-01T08:00:00.000Z',
  ...changes,
});

export const row = (changes: Partial<SubmissionRow> = {}): SubmissionRow => ({
  assignmentSubmissionId: 40,
  learner: PERSON,
  group: null,
  state: 'SUBMITTED',
  isLate: false,
  number: 1,
  submittedAt: '2026-03-04T12:00:00.000Z',
  dueAt: '2026-03-05T12:00:00.000Z',
  points: null,
  isOutdated: false,
  isReviewed: false,
  markers: [],
  lateIntervals: 0,
  wordCount: 131,
  fileCount: 0,
  commentCount: 0,
  markVersion: 0,
  ...changes,
});

/** Somebody who handed in nothing. */
export const missing = (changes: Partial<SubmissionRow> = {}): SubmissionRow =>
  row({ assignmentSubmissionId: null, state: 'NOT_SUBMITTED', number: null, submittedAt: null, ...changes });

export const listOf = (...data: SubmissionRow[]) => ({
  data,
  total: data.length,
  counts: {
    NOT_SUBMITTED: data.filter(({ state }) => state === 'NOT_SUBMITTED').length,
    SUBMITTED: data.filter(({ state }) => state === 'SUBMITTED').length,
    DISPUTED: 0,
    MARKED: 0,
    RETURNED: 0,
    late: data.filter(({ isLate }) => isLate).length,
  },
});

export const submission = (changes: Partial<Submission> = {}): Submission => ({
  assignmentSubmissionId: 40,
  assignmentId: 8,
  courseId: 3,
  title: { en: 'Essay', ar: 'مقالة' },
  learner: PERSON,
  group: null,
  members: [],
  state: 'SUBMITTED',
  maximum: '10',
  dueAt: null,
  late: null,
  current: {
    number: 1,
    body: '<p>The river rises in the hills.</p>',
    link: '',
    wordCount: 6,
    files: [],
    submittedAt: '2026-03-04T12:00:00.000Z',
    submittedBy: PERSON,
    withdrawnAt: null,
    isLate: false,
  },
  versions: [],
  rubric: null,
  markerCount: 1,
  isBlind: false,
  isReleasedAtOnce: false,
  mark: null,
  version: 0,
  markVersion: 0,
  reviews: [],
  next: null,
  ...changes,
});

export const change = (changes: Partial<MarkChange> = {}): MarkChange => ({
  learner: null,
  oldPoints: null,
  newPoints: '6',
  reason: '',
  changedBy: MARKER,
  changedAt: '2026-03-06T12:00:00.000Z',
  ...changes,
});
