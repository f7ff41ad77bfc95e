// @vitest-environment happy-dom

import type { Attachment } from '@sullam/api-client/schema.gen.ts';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { type Responses, renderPart } from '@sullam/web-kit/testing/render-screen.tsx';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { AttachmentsEditor } from '../attachments-editor.tsx';

const link = (attachmentId: number, en: string): Attachment => ({
  attachmentId,
  name: { en },
  language: null,
  media: null,
  url: `https://example.org/${attachmentId}`,
  version: 1,
});

const LIST = 'GET /api/courses/3/attachments';

/** A server that keeps the list. */
function kept(initial: Attachment[]) {
  let all = initial;
  const sent: unknown[] = [];
  const responses: Responses = {
    [LIST]: () => ({ data: all }),
    'POST /api/courses/3/attachments': (_query: URLSearchParams, body: unknown) => {
      sent.push(body);
      all = [...all, link(9, 'New')];
      return { attachmentId: 9 };
    },
    'PUT /api/courses/3/attachments/order': (_query: URLSearchParams, body: { attachmentIds: number[] }) => {
      sent.push(body);
      all = body.attachmentIds.map((id) => all.find(({ attachmentId }) => attachmentId === id)!);
    },
    'PATCH /api/attachments/1': (_query: URLSearchParams, body: unknown) => {
      sent.push(body);
      all = all.map((each) => (each.attachmentId === 1 ? { ...each, name: { en: 'Renamed' }, version: 2 } : each));
      return { version: 2 };
    },
  };
  return { responses, sent };
}

const show = (responses: Responses) =>
  renderPart(<AttachmentsEditor place={{ courseId: 3 }} />, {
    responses,
  });

// what dialogs are made of is fetched when the first one opens
beforeAll(async () => {
  Dialog.preload();
  await import('@sullam/ui/overlays/dialog.tsx');
}, 60_000);

describe('the editor of attachments', () => {
  it('adds a link with a name and a language', async () => {
    const { responses, sent } = kept([]);
    await show(responses);
    const add = await screen.findByRole('button', { name: 'Add a link' });
    // the first dialog suspends: what a press begins is waited for
    await act(async () => void fireEvent.click(add));
    const dialog = await screen.findByRole('dialog');
    fireEvent.change(within(dialog).getByLabelText(/Address/), { target: { value: 'https://example.org/9' } });
    fireEvent.change(within(dialog).getByLabelText('Name, English'), { target: { value: 'New' } });
    fireEvent.change(within(dialog).getByLabelText('Language'), { target: { value: 'en' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Add' }));
    expect(await screen.findByRole('link', { name: 'New' })).toBeTruthy();
    expect(sent).toEqual([{ url: 'https://example.org/9', language: 'en', name: { en: 'New' } }]);
  });

  it('renames, and moves with the keys', async () => {
    const { responses, sent } = kept([link(1, 'One'), link(2, 'Two')]);
    await show(responses);
    fireEvent.click(await screen.findByRole('button', { name: /Edit .*One/ }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.change(within(dialog).getByLabelText('Name, English'), { target: { value: 'Renamed' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('link', { name: 'Renamed' })).toBeTruthy();
    fireEvent.keyDown(screen.getByRole('button', { name: /^Move.*Two|Two$/ }), { key: 'ArrowUp' });
    await waitFor(() => expect(sent.at(-1)).toEqual({ attachmentIds: [2, 1] }));
    expect(sent[0]).toEqual({ version: 1, name: { en: 'Renamed' }, language: null });
  });

  it('takes one away that can be taken back before it is gone', async () => {
    const { responses } = kept([link(1, 'One'), link(2, 'Two')]);
    const { toasts, calls } = await show(responses);
    fireEvent.click(await screen.findByRole('button', { name: /Remove .*One/ }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'One' })).toBeNull());
    toasts.at(-1)?.action?.run();
    expect(await screen.findByRole('link', { name: 'One' })).toBeTruthy();
    expect(calls.some((call) => call.startsWith('DELETE'))).toBe(false);
  });
});
