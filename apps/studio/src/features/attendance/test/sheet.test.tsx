// @vitest-environment happy-dom

import { sessionFor } from '@sullam/web-kit/testing/fixtures.ts';
import { renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { AttendanceSheet } from '../attendance.api.ts';
import { AttendanceSheetScreen } from '../sheet.screen.tsx';

type Row = AttendanceSheet['rows'][number];

const rowOf = (userId: number, firstName: string, status: Row['status']): Row => ({
  person: { userId, firstName, lastName: 'Saleh' },
  status,
  source: status && 'HAND',
  markedAt: status && '2026-11-20T08:05:00.000Z',
  note: '',
  isCorrected: false,
  excuse: null,
});

const show = (rows: Row[]) =>
  renderScreen({
    screens: [{ path: '/courses/$courseId/attendance/$attendanceSessionId', load: async () => AttendanceSheetScreen }],
    at: '/courses/3/attendance/9',
    session: sessionFor(900),
    responses: {
      'GET /api/attendance-sessions/9/sheet': {
        session: {
          attendanceSessionId: 9,
          courseId: 3,
          lectureId: null,
          title: { en: 'Practice' },
          place: {},
          zone: 'Asia/Riyadh',
          startsAt: '2026-11-20T08:00:00.000Z',
          endsAt: '2026-11-20T09:00:00.000Z',
          lateMinutes: 10,
          state: 'PLANNED',
          isCodeOpen: false,
          closedAt: null,
          counts: { PRESENT: 0, LATE: 1, EXCUSED: 0, ABSENT: 0 },
          learnerCount: rows.length,
          waitingExcuses: 0,
          doubts: 0,
        },
        rows,
        openDoubts: [],
      } satisfies AttendanceSheet,
    },
  });

describe('the sheet of a session', () => {
  it('is printed: of each learner the status alone, or all four to be ticked', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    await show([rowOf(1, 'Huda', 'LATE'), rowOf(2, 'Omar', null)]);
    const printed = async (name: string) =>
      within(await screen.findByRole('group', { name }))
        .getAllByRole('button')
        .filter((button) => !button.classList.contains('print:hidden'))
        .map(({ textContent }) => textContent);
    expect(await printed('Huda Saleh')).toEqual(['Late']);
    expect(await printed('Omar Saleh')).toHaveLength(4);
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });
});
