// @vitest-environment happy-dom
import type { ManagedCoachingSession, ManagedCoachingSessionDetail } from '@sullam/api-client/schema.gen.ts';
import { ConfirmDialog, Drawer } from '@sullam/ui/overlays/lazy.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { bootstrapWith } from '@sullam/web-kit/testing/fixtures.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { administratorSession } from '../../../../../test/studio-fixtures.ts';
import { SCREENS } from '../../../../screens.ts';

beforeAll(async () => {
  Drawer.preload();
  ConfirmDialog.preload();
  await import('@sullam/ui/overlays/drawer.tsx');
  await import('@sullam/ui/overlays/confirm-dialog.tsx');
});

const session: ManagedCoachingSession = {
  coachingSessionId: 31,
  state: 'OVER',
  startsAt: '2026-01-12T09:00:00Z',
  endsAt: '2026-01-12T09:50:00Z',
  title: { en: 'Fifty minutes', ar: 'خمسون دقيقة' },
  coachId: 4,
  coach: { userId: 40, firstName: 'Yusuf', lastName: 'Mansour' },
  learner: { userId: 50, firstName: 'Noura', lastName: 'Harbi' },
  learnerCount: 1,
  missedBy: 'LEARNER',
  missedCount: 0,
  objection: 'WAITING',
};

const detail: ManagedCoachingSessionDetail = {
  ...session,
  byVideo: true,
  place: {},
  timeZone: 'Asia/Riyadh',
  missedAt: '2026-01-12T10:00:00Z',
  objectedAt: '2026-01-12T11:00:00Z',
  objectionText: 'The room did not open.',
  cancelledBy: null,
  refundPercent: null,
  mayDecide: true,
  participants: [],
  changes: [
    {
      kind: 'BOOKED',
      by: session.learner,
      at: '2026-01-10T09:00:00Z',
      startsBefore: null,
      startsAfter: null,
      message: null,
    },
    {
      kind: 'MISSED',
      by: session.coach,
      at: '2026-01-12T10:00:00Z',
      startsBefore: null,
      startsAfter: null,
      message: null,
    },
  ],
};

const show = (language: 'en' | 'ar', path = '/coaching/sessions', more: Responses = {}) =>
  renderScreen({
    screens: SCREENS,
    at: path,
    language,
    session: administratorSession(),
    bootstrap: { features: { ...bootstrapWith().features, coaching: true } },
    responses: {
      'GET /api/booking-sessions/managed': { data: [session], total: 1 },
      'GET /api/booking-sessions/managed/31': detail,
      'GET /api/coaches/managed': { data: [], total: 0 },
      ...more,
    },
  });

describe.each(DIRECTIONS)('sessions of all coaches, in $language', ({ language }) => {
  it('name coach, learner, state and no-show, and open from their time', async () => {
    const { kit } = await show(language);
    const t = kit.wording.get();
    const table = await screen.findByRole('table');
    expect(within(table).getByText('Noura Harbi')).toBeTruthy();
    expect(within(table).getByText(t('managed-sessions.missed.LEARNER'))).toBeTruthy();
    await act(async () => {
      fireEvent.click(within(table).getByRole('button', { name: /2026|٢٠٢٦/ }));
    });
    const drawer = await screen.findByRole('dialog', {}, { timeout: 8000 });
    expect(await within(drawer).findByText(t('managed-sessions.changes.MISSED'))).toBeTruthy();
    expect(within(drawer).getByText('The room did not open.')).toBeTruthy();
  });
});

describe('the decision about a no-show', () => {
  it('is confirmed before it is sent', async () => {
    const sent: unknown[] = [];
    await show('en', '/coaching/sessions?session=31', {
      'POST /api/booking-sessions/managed/31/decide': (_query, body) => {
        sent.push(body);
      },
    });
    const ask = await screen.findByRole('button', { name: 'Withdraw no-show' }, { timeout: 8000 });
    await act(async () => {
      fireEvent.click(ask);
    });
    expect(sent).toEqual([]);
    const confirm = await screen.findByRole('alertdialog', {}, { timeout: 8000 });
    await act(async () => {
      fireEvent.click(within(confirm).getByRole('button', { name: 'Withdraw no-show' }));
    });
    await waitFor(() => expect(sent).toEqual([{ decision: 'WITHDRAWN' }]));
  });

  it('is left to others by administrators who are a side', async () => {
    await show('en', '/coaching/sessions?session=31', {
      'GET /api/booking-sessions/managed/31': { ...detail, mayDecide: false },
    });
    expect(await screen.findByText(/Another administrator decides/, {}, { timeout: 8000 })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Uphold no-show' })).toBeNull();
  });
});
