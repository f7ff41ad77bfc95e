import { type Rational, rational } from '../rational.ts';

/** What is written down of somebody for a session. */
export const ATTENDANCE_STATUSES = ['PRESENT', 'LATE', 'EXCUSED', 'ABSENT'] as const;
export type AttendanceStatus = (typeof ATTENDANCE_STATUSES)[number];

/** How a status came about. */
export const ATTENDANCE_SOURCES = ['QR', 'CODE', 'JOIN', 'HAND', 'EXCUSE', 'CLOSING'] as const;
export type AttendanceSource = (typeof ATTENDANCE_SOURCES)[number];

/** PLANNED: nothing can be entered by learners yet. CLOSED: counted; whoever had no mark is absent. */
export const SESSION_STATES = ['PLANNED', 'OPEN', 'CLOSED'] as const;
export type SessionState = (typeof SESSION_STATES)[number];

export const EXCUSE_REASONS = ['ILLNESS', 'TRAVEL', 'FAMILY', 'OTHER'] as const;
export type ExcuseReason = (typeof EXCUSE_REASONS)[number];

export const EXCUSE_STATES = ['WAITING', 'ACCEPTED', 'REFUSED'] as const;

/** What is counted in a course. */
export interface AttendanceRules {
  /** From so many minutes after the start somebody is late. */
  lateMinutes: number;
  /** What being late counts, in percent of being present. */
  lateWeight: number;
}

export const DEFAULT_RULES: AttendanceRules = { lateMinutes: 10, lateWeight: 80 };

export const ATTENDANCE_LIMITS = {
  note: 300,
  excuse: 1000,
  files: 5,
  title: 200,
  lateMinutes: 240,
  sessions: 500,
} as const;

export type AttendanceCounts = Readonly<Record<AttendanceStatus, number>>;

export const NO_ATTENDANCE: AttendanceCounts = { PRESENT: 0, LATE: 0, EXCUSED: 0, ABSENT: 0 };

/**
 * The share of the sessions that somebody attended, in percent, exactly. What is excused is left out of the sum; who was
 * excused from all of them has missed nothing. null: there was none yet.
 */
export function attendancePercent(
  counts: AttendanceCounts,
  { lateWeight }: Pick<AttendanceRules, 'lateWeight'>,
): Rational | null {
  const { PRESENT, LATE, EXCUSED, ABSENT } = counts;
  const sum = PRESENT + LATE + ABSENT;
  if (sum === 0) return EXCUSED > 0 ? rational(100) : null;
  return rational(PRESENT * 100 + LATE * lateWeight, sum);
}

/** How somebody who comes in now stands: whoever is there before the limit is present. */
export const statusOnArrival = (startsAt: Date, lateMinutes: number, now: Date): 'PRESENT' | 'LATE' =>
  now.getTime() < startsAt.getTime() + lateMinutes * 60_000 ? 'PRESENT' : 'LATE';
