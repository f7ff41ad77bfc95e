// @vitest-environment happy-dom

import type { Language } from '@sullam/domain/localized.ts';
import { BOTH_DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { sessionFor } from '@sullam/web-kit/testing/fixtures.ts';
import { renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { Outlet } from '@tanstack/react-router';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { KeysProvider } from '../../../../parts/keys.tsx';
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

const Framed = () => (
  <KeysProvider>
    <Outlet />
  </KeysProvider>
);

interface Shown {
  marked?: unknown[];
  openDoubts?: AttendanceSheet['openDoubts'];
  language?: Language;
}

const show = (rows: Row[], { marked = [], openDoubts = [], language = 'en' }: Shown = {}) =>
  renderScreen({
    frame: Framed,
    screens: [{ path: '/courses/$courseId/attendance/$attendanceSessionId', load: async () => AttendanceSheetScreen }],
    at: '/courses/3/attendance/9',
    language,
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
        openDoubts,
      } satisfies AttendanceSheet,
      'PUT /api/attendance-sessions/9/records': (_query, body) => {
        marked.push(body.marks);
      },
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

  it('takes keys for the row that looks current before anything is clicked, in a session that has not begun too', async () => {
    const marked: unknown[] = [];
    await show([rowOf(1, 'Huda', null), rowOf(2, 'Omar', null)], { marked });
    await screen.findByRole('group', { name: 'Huda Saleh' });
    expect(document.activeElement).toBe(document.body);
    await userEvent.keyboard('pl');
    await waitFor(() => expect(marked).toEqual([[{ userId: 1, status: 'PRESENT' }], [{ userId: 2, status: 'LATE' }]]));
  });
});

describe.each(BOTH_DIRECTIONS)('cases to review in $language', ({ language }) => {
  it('name two people with one browser, and say that it is only likely', async () => {
    const person = { userId: 2, firstName: 'Omar', lastName: 'Saleh' };
    const otherPerson = { userId: 1, firstName: 'Huda', lastName: 'Saleh' };
    const doubt = { attendanceDoubtId: 7, person, otherPerson, happenedAt: '2026-11-20T08:07:00.000Z' };
    const { kit } = await show([rowOf(1, 'Huda', 'PRESENT')], {
      openDoubts: [{ ...doubt, kind: 'SAME_BROWSER' }],
      language,
    });
    const t = kit.wording.get();
    expect(await screen.findByText(t('attendance.taking.doubt.SAME_BROWSER'))).toBeTruthy();
    expect(screen.getByRole('button', { name: t('attendance.taking.onlyFirst', { name: 'Huda Saleh' }) })).toBeTruthy();
    expect(screen.getByText(/Omar Saleh/)).toBeTruthy();
  });
});
