import type { AttendanceStatus } from '@sullam/domain/attendance/attendance.ts';

/** The colours of a status that is set, and of its part of a bar; the word stands beside them always. */
export const STATUS_LOOKS: Record<AttendanceStatus, { chosen: string; bar: string }> = {
  PRESENT: { chosen: 'bg-success-soft text-success-text font-semibold', bar: 'bg-success' },
  LATE: { chosen: 'bg-warning-soft text-warning-text font-semibold', bar: 'bg-warning' },
  EXCUSED: { chosen: 'bg-info-soft text-info-text font-semibold', bar: 'bg-info' },
  ABSENT: { chosen: 'bg-danger-soft text-danger-text font-semibold', bar: 'bg-danger' },
};

export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim();
