import type { AttendanceStatus } from '@sullam/domain/attendance/attendance.ts';
import { useState } from 'react';
import { type AttendanceSheet, useMark } from './attendance.api.ts';

interface Step {
  readonly userId: number;
  readonly before: AttendanceStatus | null;
}

/** Marks that are set on the sheet: seen at once, sent one after the other, taken back in the same order. */
export function useSheet(sheet: AttendanceSheet, askReason: (marks: Marks) => void) {
  const { attendanceSessionId, state } = sheet.session;
  const mark = useMark(attendanceSessionId);
  const [under, setUnder] = useState<ReadonlyMap<number, AttendanceStatus | null>>(new Map());
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const statusOf = (row: AttendanceSheet['rows'][number]): AttendanceStatus | null =>
    under.has(row.person.userId) ? (under.get(row.person.userId) ?? null) : row.status;

  const send = (marks: Marks, reason?: string) => {
    setUnder((before) => new Map([...before, ...marks.map(({ userId, status }) => [userId, status] as const)]));
    mark.mutate(
      { marks: [...marks], ...(reason === undefined ? {} : { reason }) },
      {
        onSettled: () =>
          setUnder((before) => new Map([...before].filter(([id]) => !marks.some(({ userId }) => userId === id)))),
      },
    );
  };
  const set = (marks: Marks) => {
    if (state === 'CLOSED') {
      askReason(marks);
      return;
    }
    const befores = marks.map(({ userId }) => {
      const row = sheet.rows.find(({ person }) => person.userId === userId);
      return { userId, before: row ? statusOf(row) : null };
    });
    setSteps((earlier) => [...earlier, ...befores]);
    send(marks);
  };
  const undo = () => {
    const last = steps.at(-1);
    if (!last) return;
    setSteps(steps.slice(0, -1));
    send([{ userId: last.userId, status: last.before }]);
  };
  return {
    statusOf,
    set,
    /** After the session was closed: with what the correction is for. */
    correct: send,
    undo,
    lastUserId: steps.at(-1)?.userId ?? null,
    isSaving: mark.isPending,
  };
}

export type Marks = readonly { readonly userId: number; readonly status: AttendanceStatus | null }[];
