import type { Localized } from './localized.ts';

/** What waits for somebody who works in the studio, in the order in which it is listed. */
export const WAITING_KINDS = [
  'SUBMISSIONS',
  'ANSWERS',
  'FALLING_BEHIND',
  'RETURNED_COURSE',
  'APPROVALS',
  'JOIN_REQUESTS',
  'INVITATIONS',
] as const;
export type WaitingKind = (typeof WAITING_KINDS)[number];

/** Who hasn't opened a course for so many days, and hasn't completed it, is falling behind. */
export const FALLING_BEHIND_DAYS = 10;

/** Who has stayed away for so long has left: reminding the teacher every day of them would hide the others. */
export const GONE_AFTER_DAYS = 60;

/** An invitation without an answer for so many days is worth a reminder. */
export const UNANSWERED_DAYS = 7;

/** People shown by name on one line. */
export const WAITING_PEOPLE = 3;

export interface WaitingPerson {
  userId: number;
  firstName: string;
  lastName: string;
}

/** One line: what waits, how much of it, and where its first item is. */
export interface WaitingWork {
  kind: WaitingKind;
  count: number;
  /** Of these, handed in after the due date. */
  lateCount: number;
  /** Since when the oldest has waited; null: it isn't known, or would say whose it is. */
  since: Date | null;
  /** What it is about; null: the kind says it. */
  title: Localized | null;
  course: { courseId: number; title: Localized } | null;
  /** The first few of those who wait; nobody where names are hidden. */
  people: readonly WaitingPerson[];
  /** What somebody wrote about it; empty: nothing. */
  note: string;
  /** The studio's address of the first item. */
  path: string;
}

/** By kind; late work before other work, then what has waited longest; of courses the one with most learners who fall behind. */
export function inOrderOfWaiting<Work extends WaitingWork>(works: readonly Work[]): Work[] {
  const age = ({ since }: WaitingWork) => since?.getTime() ?? Number.POSITIVE_INFINITY;
  const rank = ({ kind }: WaitingWork) => WAITING_KINDS.indexOf(kind);
  return [...works].sort(
    (one, other) =>
      rank(one) - rank(other) ||
      (one.kind === 'FALLING_BEHIND' ? other.count - one.count : 0) ||
      Number(other.lateCount > 0) - Number(one.lateCount > 0) ||
      Math.sign(age(one) - age(other)) ||
      0,
  );
}

/** What happens in the courses that somebody teaches. */
export const AGENDA_KINDS = ['ASSIGNMENT_DUE', 'EXAM_OPENS', 'EXAM_CLOSES'] as const;
export type AgendaKind = (typeof AGENDA_KINDS)[number];

/** How far ahead a teacher's home looks. */
export const AGENDA_DAYS = 7;

export interface AgendaEntry {
  kind: AgendaKind;
  at: Date;
  title: Localized;
  course: { courseId: number; title: Localized };
  /** How many have handed in, of all who learn the course (or of its groups, for group work). */
  doneCount: number;
  expectedCount: number;
  path: string;
}

/** Addresses in the studio of what waits and happens there. */
export const teachingPath = {
  submissions: (courseId: number, assignmentId: number) =>
    `/courses/${courseId}/assignments/${assignmentId}/submissions`,
  submission: (courseId: number, assignmentId: number, assignmentSubmissionId: number) =>
    `/courses/${courseId}/assignments/${assignmentId}/submissions/${assignmentSubmissionId}`,
  answers: (courseId: number, subsectionExamId: number, questionId: number) =>
    `/courses/${courseId}/exams/held/${subsectionExamId}/marking/${questionId}`,
  results: (courseId: number, subsectionExamId: number) =>
    `/courses/${courseId}/exams/held/${subsectionExamId}/results`,
  learnersBehind: (courseId: number) => `/courses/${courseId}/students?status=inactive`,
  publishing: (courseId: number) => `/courses/${courseId}/publication`,
  approvals: () => '/approvals',
  joinRequests: () => '/members?status=PENDING',
  invitations: () => '/members?status=INVITED&unanswered=1',
} as const;
