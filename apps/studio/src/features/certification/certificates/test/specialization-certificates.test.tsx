// @vitest-environment happy-dom
import type { CertificateSettings } from '@sullam/api-client/schema.gen.ts';
import { ConfirmDialog } from '@sullam/ui/overlays/lazy.ts';
import { renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { administratorSession } from '../../../../../test/studio-fixtures.ts';
import { SCREENS } from '../../../../screens.ts';

beforeAll(async () => {
  ConfirmDialog.preload();
  await import('@sullam/ui/overlays/confirm-dialog.tsx');
});

it('says what issuing to all of a specialization would do, does it when asked, and chooses template and validity', async () => {
  const sent: unknown[] = [];
  let settings: CertificateSettings = { certificateTemplateId: null, validMonths: null };
  await renderScreen({
    screens: SCREENS,
    at: '/specializations/7/certificates',
    session: administratorSession(),
    responses: {
      'GET /api/specializations/7': { title: { en: 'Path' } } as never,
      'GET /api/specializations/7/certificates': { data: [], total: 0 },
      'GET /api/specializations/7/certificate-outlook': {
        toIssue: 2,
        toReissue: 0,
        held: 0,
        templateVersion: 1,
        run: null,
      },
      'GET /api/specializations/7/certificate-settings': () => settings,
      'GET /api/certificate-templates': { data: [] },
      'POST /api/specializations/7/certificate-runs': (_query, body) => {
        sent.push(body);
        return {
          certificateRunId: 1,
          kind: 'ISSUE',
          total: 2,
          done: 0,
          startedAt: '2026-01-01T08:00:00Z',
          finishedAt: null,
        };
      },
      'PUT /api/specializations/7/certificate-settings': (_query, body) => {
        sent.push(body);
        settings = body;
      },
    },
  });
  expect(await screen.findByText(/2 .* have completed the specialisation/)).toBeTruthy();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Issue to all' })));
  const dialog = await screen.findByRole('alertdialog', {}, { timeout: 8000 });
  expect(dialog.textContent).toContain('can’t be changed, only revoked');
  await act(async () => void fireEvent.click(within(dialog).getByRole('button', { name: 'Issue to 2' })));
  await waitFor(() => expect(sent).toEqual([{ kind: 'ISSUE', notifies: true }]));
  fireEvent.change(await screen.findByRole('combobox', { name: 'Validity' }), { target: { value: '24' } });
  await waitFor(() => expect(sent.at(-1)).toEqual({ certificateTemplateId: null, validMonths: 24 }));
});
