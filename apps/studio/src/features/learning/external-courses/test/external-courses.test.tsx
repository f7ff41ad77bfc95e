// @vitest-environment happy-dom
import type { ExternalCourse } from '@sullam/api-client/schema.gen.ts';
import { Dialog, Menu } from '@sullam/ui/overlays/lazy.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { administratorSession } from '../../../../../test/studio-fixtures.ts';
import { SCREENS } from '../../../../screens.ts';

beforeAll(async () => {
  Menu.preload();
  Dialog.preload();
  await import('@sullam/ui/overlays/menu.tsx');
  await import('@sullam/ui/overlays/dialog.tsx');
});

const record: ExternalCourse = {
  externalCourseId: 4,
  member: { userId: 21, firstName: 'Omar', lastName: 'Saleh' },
  title: 'Negotiation',
  provider: 'Gulf School',
  startedOn: null,
  finishedOn: '2026-01-10',
  minutes: 720,
  link: 'https://example.com/a',
  file: null,
  status: 'PENDING',
  reason: '',
  course: null,
  decidedAt: null,
  createdAt: '2026-01-11T08:00:00Z',
  version: 1,
};

describe.each(DIRECTIONS)('learning elsewhere in $language', ({ language }) => {
  it('is refused with a reason that has to be written', async () => {
    const sent: unknown[] = [];
    const { kit } = await renderScreen({
      screens: SCREENS,
      at: '/external-courses',
      language,
      session: administratorSession(),
      responses: {
        'GET /api/external-courses': { data: [record], total: 1 },
        'POST /api/external-courses/4/decision': (_query, body) => void sent.push(body),
      },
    });
    const t = kit.wording.get();
    const more = await screen.findByRole('button', {
      name: t('external-courses.actions.more', { title: 'Negotiation' }),
    });
    await act(async () => void fireEvent.click(more));
    const refuse = t('external-courses.actions.refuse');
    await act(
      async () => void fireEvent.click(await screen.findByRole('menuitem', { name: refuse }, { timeout: 8000 })),
    );
    const dialog = await screen.findByRole('dialog', {}, { timeout: 8000 });
    fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'Not readable' } });
    await act(async () => void fireEvent.click(within(dialog).getByRole('button', { name: refuse })));
    await waitFor(() =>
      expect(sent).toEqual([{ isApproved: false, reason: 'Not readable', courseId: null, version: 1 }]),
    );
  });
});

it('is taken along as a workbook by the filters of the list', async () => {
  const asked: string[] = [];
  await renderScreen({
    screens: SCREENS,
    at: '/external-courses?status=PENDING',
    session: administratorSession(),
    responses: {
      'GET /api/external-courses': { data: [record], total: 1 },
      'GET /api/external-courses/export': (query) => {
        asked.push(query.toString());
        return new Response(new Blob(['x'], { type: 'application/octet-stream' }), {
          headers: { 'content-type': 'application/octet-stream' },
        }) as never;
      },
    },
  });
  await act(async () => void fireEvent.click(await screen.findByRole('button', { name: 'Export' })));
  await act(
    async () =>
      void fireEvent.click(await screen.findByRole('menuitem', { name: 'Excel workbook' }, { timeout: 8000 })),
  );
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toContain('format=xlsx');
  expect(asked[0]).toContain('status=PENDING');
});
