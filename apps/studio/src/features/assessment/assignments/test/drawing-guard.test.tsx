// @vitest-environment happy-dom

import { jsonResponse } from '@sullam/web-kit/testing/fixtures.ts';
import type { Responses } from '@sullam/web-kit/testing/render-screen.tsx';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { MARKING, ONE, press, show, WORK } from './assignment-place.ts';
import { listOf, row, submission } from './assignment-responses.ts';

beforeAll(async () => {
  await Promise.all([
    import('@sullam/ui/overlays/confirm-dialog.tsx'),
    import('@sullam/web-kit/annotations/annotated-file.tsx'),
    import('../marking.screen.tsx'),
  ]);
});
beforeEach(() => {
  // the key of what is drawn
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((numbers) => (numbers as Uint32Array).fill(5) as never);
  vi.stubGlobal(
    'Image',
    class {
      naturalWidth = 600;
      naturalHeight = 800;
      decode = async () => undefined;
    },
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const picture = (submissionFileId: number, name: string) => ({
  submissionFileId,
  file: {
    mediaId: submissionFileId,
    name,
    byteSize: 9000,
    contentType: 'image/png',
    url: `/files/${name}`,
    width: 600,
    height: 800,
    durationSeconds: null,
    alt: {},
    variants: [],
  },
});

/** A submission of two pictures before another one; a server that keeps no drawing while it `isAway`. */
function desk() {
  const server = { isAway: true, kept: 0 };
  const { current } = submission();
  const responses: Responses = {
    ...MARKING,
    [`GET ${WORK}`]: submission({ current: { ...current!, files: [picture(71, 'one.png'), picture(72, 'two.png')] } }),
    'GET /api/assignment-submissions/41': submission({ assignmentSubmissionId: 41 }),
    'GET /api/assignment-submissions/41/comments': { data: [] },
    'GET /api/assignment-submissions/41/mark-changes': { data: [], total: 0 },
    'GET /api/copy-plagiarism-checks/submissions/41': MARKING['GET /api/copy-plagiarism-checks/submissions/40'],
    [`GET ${ONE}/submissions`]: listOf(row(), row({ assignmentSubmissionId: 41 })),
    'GET /api/submission-files/71/annotations': { data: [] },
    'GET /api/submission-files/72/annotations': { data: [] },
    'PUT /api/submission-files/71/annotations/5-5-5': () => {
      if (server.isAway) return jsonResponse(503, { message: 'Away', status: 503 });
      server.kept += 1;
      return { version: 1 };
    },
  };
  return { server, responses };
}

/** Puts a note on the picture by keys. */
async function draw() {
  const sheets = () => screen.getAllByRole('group', { name: /./ }).filter((each) => each.dataset.page === '1');
  await waitFor(() => expect(sheets()).toHaveLength(1));
  const sheet = sheets()[0]!;
  fireEvent.keyDown(sheet, { key: 'n', code: 'KeyN' });
  fireEvent.keyDown(sheet, { key: 'Enter' });
}

describe('a drawing that could not be saved', () => {
  const open = async () => {
    const { server, responses } = desk();
    const shown = await show('submissions/40', responses, 'en');
    await draw();
    await screen.findByText(shown.t('common.states.saveFailed'));
    return { ...shown, server };
  };
  const asked = (t: Awaited<ReturnType<typeof open>>['t']) =>
    screen.findByRole('alertdialog', { name: t('studio.dialogs.unsavedTitle') });

  it('is not left for the next submission without asking', async () => {
    const { t, address } = await open();
    await press(screen.getByRole('button', { name: t('marking.actions.next') }));
    const stays = within(await asked(t)).getByRole('button', { name: t('studio.dialogs.stay') });
    await press(stays);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(address()).toContain('/submissions/40');
    await press(screen.getByRole('button', { name: t('marking.actions.next') }));
    await press(within(await asked(t)).getByRole('button', { name: t('common.dialogs.leave') }));
    await waitFor(() => expect(address()).toContain('/submissions/41'));
  });

  it('is not left for another file without asking', async () => {
    const { t } = await open();
    await press(screen.getByRole('tab', { name: 'two.png' }));
    await press(within(await asked(t)).getByRole('button', { name: t('studio.dialogs.stay') }));
    expect(screen.getByRole('tab', { name: 'one.png' }).getAttribute('aria-selected')).toBe('true');
    await press(screen.getByRole('tab', { name: 'two.png' }));
    await press(within(await asked(t)).getByRole('button', { name: t('common.dialogs.leave') }));
    await waitFor(() =>
      expect(screen.getByRole('tab', { name: 'two.png' }).getAttribute('aria-selected')).toBe('true'),
    );
  });

  it('is saved on leaving where that works again, and nothing is asked', async () => {
    const { t, server, address } = await open();
    server.isAway = false;
    await press(screen.getByRole('button', { name: t('marking.actions.next') }));
    await waitFor(() => expect(address()).toContain('/submissions/41'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(server.kept).toBe(1);
  });
});
