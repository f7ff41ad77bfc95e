// @vitest-environment happy-dom
import type { CertificateDesign, CertificateTemplateDetail } from '@sullam/api-client/schema.gen.ts';
import { startArrangement } from '@sullam/domain/certificates/layout-start.ts';
import { ConfirmDialog } from '@sullam/ui/overlays/lazy.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { administratorSession } from '../../../../../test/studio-fixtures.ts';
import { SCREENS } from '../../../../screens.ts';

beforeAll(async () => {
  ConfirmDialog.preload();
  await import('@sullam/ui/overlays/confirm-dialog.tsx');
});

const WORDS = {
  heading: { en: 'Certificate', ar: 'شهادة' },
  opening: { en: 'To', ar: 'إلى' },
  completed: { en: 'for', ar: 'على' },
  signatures: [],
};
const design: CertificateDesign = {
  family: null,
  ...WORDS,
  place: {},
  shows: { lessons: true, duration: true, result: true },
};
const free: CertificateDesign = { ...design, arrangement: startArrangement('stars', WORDS) };

const template = (more: Partial<CertificateTemplateDetail> = {}): CertificateTemplateDetail => ({
  certificateTemplateId: 1,
  name: { en: 'Diploma', ar: 'دبلوم' },
  isStandard: false,
  publishedVersion: 1,
  isChanged: true,
  holders: 3,
  updatedAt: '2026-01-01T08:00:00Z',
  design: free,
  pictures: [],
  version: 4,
  versions: [{ templateVersion: 1, publishedAt: '2026-01-01T08:00:00Z', holders: 3 }],
  ...more,
});

async function show(language: 'en' | 'ar', more: Responses = {}, kept = template()) {
  const sent: CertificateDesign[] = [];
  const rendered = await renderScreen({
    screens: SCREENS,
    at: '/certificate-templates/1',
    language,
    session: administratorSession(),
    responses: {
      'GET /api/certificate-templates/1': () => kept,
      'POST /api/certificate-templates/drawings': (_query, body) => ({
        drawings: body.elementIds.map((elementId) => ({
          elementId,
          language: null,
          picture: 'data:image/svg+xml;base64,',
          size: 12,
          isFitting: true,
        })),
        unprintable: [],
      }),
      'PATCH /api/certificate-templates/1': (_query, body) => {
        if (body.design) sent.push(body.design);
        return { version: 5 };
      },
      ...more,
    },
  });
  return { ...rendered, sent, t: rendered.kit.wording.get() };
}

const press = (element: HTMLElement) => act(async () => void fireEvent.click(element));

describe.each(DIRECTIONS)('a sheet that is arranged freely in $language', ({ language }) => {
  it('is moved by arrows, which mean the same on paper in both directions, undone, and saved', async () => {
    const { t, sent } = await show(language);
    const sheet = await screen.findByRole('group', { name: t('certificate-canvas.sheet', { count: 17 }) });
    const code = within(sheet).getByRole('button', { name: new RegExp(t('certificate-canvas.kinds.code')) });
    const before = free.arrangement!.elements.find((element) => element.code)!;
    const save = () => press(screen.getByRole('button', { name: t('certificate-desk.designer.save') }));
    const placeOfCode = () => {
      const { x, y } = sent.at(-1)!.arrangement!.elements.find((element) => element.code)!;
      return [x - before.x, y - before.y];
    };
    fireEvent.keyDown(code, { key: 'ArrowRight' });
    fireEvent.keyDown(code, { key: 'ArrowUp', shiftKey: true });
    await save();
    expect(placeOfCode()).toEqual([10, -50]);
    expect(code.getAttribute('aria-pressed')).toBe('true');
    fireEvent.keyDown(code, { key: 'z', ctrlKey: true });
    await save();
    expect(placeOfCode()).toEqual([0, 0]);
  });
});

it('adds, locks, duplicates and deletes, and says what is missing', async () => {
  const { t } = await show('en');
  const sheet = await screen.findByRole('group', { name: /Sheet with/ });
  const count = () => within(sheet).getAllByRole('button').length;
  const code = () => within(sheet).getAllByRole('button', { name: /QR code/ });
  await press(code()[0]!);
  fireEvent.keyDown(code()[0]!, { key: 'Enter' });
  const all = count();
  await press(screen.getByRole('button', { name: 'Duplicate' }));
  expect(count()).toBe(all + 1);
  await press(screen.getByRole('button', { name: 'Lock' }));
  fireEvent.keyDown(sheet, { key: 'Delete' });
  expect(count()).toBe(all + 1);
  await press(screen.getByRole('button', { name: 'Unlock' }));
  fireEvent.keyDown(sheet, { key: 'Delete' });
  expect(count()).toBe(all);
  expect(screen.getByText(t('certificate-canvas.findings.none'))).toBeTruthy();
  fireEvent.keyDown(code()[0]!, { key: 'Enter' });
  fireEvent.keyDown(sheet, { key: 'Delete' });
  expect(screen.getByText('The QR code is missing.')).toBeTruthy();
});

it('begins with the given places, and brings an earlier version back', async () => {
  let kept = template({ design });
  const { sent, calls } = await show(
    'en',
    {
      'GET /api/certificate-templates/1': () => kept,
      'POST /api/certificate-templates/preview': { picture: 'data:image/webp;base64,', unprintable: [] },
      'POST /api/certificate-templates/1/restore': () => {
        kept = template({ design: { ...design, heading: { en: 'Earlier' } }, version: 6 });
        return { version: 6 };
      },
    },
    kept,
  );
  await press(await screen.findByRole('button', { name: 'Arrange freely' }));
  expect(await screen.findByRole('group', { name: /Sheet with/ })).toBeTruthy();
  await press(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(sent[0]?.arrangement?.elements.length).toBeGreaterThan(10));
  await press(screen.getByRole('button', { name: 'Restore' }));
  const dialog = await screen.findByRole('alertdialog', {}, { timeout: 8000 });
  await press(within(dialog).getByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(calls).toContain('POST /api/certificate-templates/1/restore'));
  await waitFor(() => expect(screen.queryByRole('group', { name: /Sheet with/ })).toBeNull());
  expect(screen.getByDisplayValue('Earlier')).toBeTruthy();
});
