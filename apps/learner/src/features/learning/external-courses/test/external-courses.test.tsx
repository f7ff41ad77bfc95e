// @vitest-environment happy-dom
import type { ExternalCourse } from '@sullam/api-client/schema.gen.ts';
import { ConfirmDialog, Menu } from '@sullam/ui/overlays/lazy.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { sessionFor } from '@sullam/web-kit/testing/fixtures.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { SCREENS } from '../../../../screens.ts';

beforeAll(async () => {
  ConfirmDialog.preload();
  Menu.preload();
  await import('@sullam/ui/overlays/confirm-dialog.tsx');
  await import('@sullam/ui/overlays/menu.tsx');
});

const record = (more: Partial<ExternalCourse> = {}): ExternalCourse => ({
  externalCourseId: 4,
  member: { userId: 1, firstName: 'Omar', lastName: 'Saleh' },
  title: 'Negotiation',
  provider: 'Gulf School',
  startedOn: null,
  finishedOn: '2026-01-10',
  minutes: 720,
  link: 'https://example.com/a',
  file: null,
  status: 'REFUSED',
  reason: 'The link does not open',
  course: null,
  decidedAt: '2026-01-12T08:00:00Z',
  createdAt: '2026-01-11T08:00:00Z',
  version: 2,
  ...more,
});

const show = (language: 'en' | 'ar', records: () => ExternalCourse[], onDelete = () => undefined) => {
  const session = sessionFor(900);
  const responses: Responses = {
    'GET /api/users/7/external-courses': () => ({
      data: records(),
      total: records().length,
      approved: { count: 0, minutes: 0 },
    }),
    'DELETE /api/external-courses/4': onDelete,
  };
  return renderScreen({ screens: SCREENS, at: '/external-courses', language, session, responses });
};

describe.each(DIRECTIONS)('learning elsewhere in $language', ({ language }) => {
  it('shows why a record was refused, and takes it away when that is confirmed', async () => {
    let kept = [record()];
    const { kit } = await show(
      language,
      () => kept,
      () => {
        kept = [];
      },
    );
    const t = kit.wording.get();
    expect(await screen.findByText('The link does not open')).toBeTruthy();
    expect(screen.getByText(t('external-courses.status.REFUSED'))).toBeTruthy();
    const more = screen.getByRole('button', { name: t('external-courses.actions.more', { title: 'Negotiation' }) });
    await act(async () => void fireEvent.click(more));
    const remove = t('common.actions.delete');
    await act(
      async () => void fireEvent.click(await screen.findByRole('menuitem', { name: remove }, { timeout: 8000 })),
    );
    const dialog = await screen.findByRole('alertdialog', {}, { timeout: 8000 });
    await act(async () => void fireEvent.click(within(dialog).getByRole('button', { name: remove })));
    await waitFor(() => expect(screen.queryByText('Negotiation')).toBeNull());
  });
});

it('leaves what was approved as it is', async () => {
  await show('en', () => [record({ status: 'APPROVED', reason: '' })]);
  expect(await screen.findByText('Approved')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Negotiation/ })).toBeNull();
});
