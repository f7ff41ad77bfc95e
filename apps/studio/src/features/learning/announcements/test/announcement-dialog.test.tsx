// @vitest-environment happy-dom
import { ConfirmDialog, Dialog } from '@sullam/ui/overlays/lazy.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { administratorSession } from '../../../../../test/studio-fixtures.ts';
import { joinedLabel } from '../../../../parts/joined-label.ts';
import { AnnouncementDialog } from '../announcement-dialog.tsx';
import type { Announcement } from '../announcements.api.ts';

beforeAll(async () => {
  Dialog.preload();
  ConfirmDialog.preload();
  await Promise.all([import('@sullam/ui/overlays/dialog.tsx'), import('@sullam/web-kit/rich-text/field-text.tsx')]);
});

const announcement: Announcement = {
  announcementId: 5,
  courseId: null,
  courseTitle: null,
  title: { en: 'A day off', ar: 'يوم عطلة' },
  body: { en: '<h2>Closed</h2><p>On <strong>Monday</strong>.</p>' },
  status: 'PUBLISHED',
  sendsMail: false,
  author: { userId: 1, firstName: 'Maha', lastName: 'Fahd', image: null },
  createdAt: '2026-11-15T08:00:00Z',
  publishedAt: '2026-11-15T08:00:00Z',
  scheduledAt: null,
  editedAt: null,
  version: 2,
  isRead: true,
  readers: null,
  abilities: { canEdit: true, canPublish: false, canUnschedule: false, canDelete: true },
};

async function open(language: 'en' | 'ar', given: Announcement | null, responses: Responses = {}) {
  let isClosed = false;
  const { kit } = await renderScreen({
    screens: [
      {
        path: '/write',
        load: async () => () => (
          <AnnouncementDialog
            courseId={null}
            announcement={given}
            onClose={() => {
              isClosed = true;
            }}
          />
        ),
        areas: ['builder', 'studio', 'announcements', 'errors'],
      },
    ],
    at: '/write',
    language,
    session: administratorSession(),
    responses,
  });
  const t = kit.wording.get();
  await screen.findByRole('dialog');
  const title = screen.getByLabelText(
    joinedLabel(language, t('announcements.fields.title'), t('common.names.english')),
  );
  await screen.findAllByRole('textbox', { name: new RegExp(`^${t('announcements.fields.text')}`) });
  return { t, title, isClosed: () => isClosed };
}

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

describe('the dialog of an announcement', () => {
  it('saves a published one with its formatting and the version that was changed', async () => {
    const sent: unknown[] = [];
    const { t, title, isClosed } = await open('en', announcement, {
      'PATCH /api/course-announcements/5': (_query: URLSearchParams, body: unknown) => void sent.push(body),
    });
    expect(screen.queryByRole('button', { name: t('announcements.actions.publish') })).toBeNull();
    await act(async () => void fireEvent.change(title, { target: { value: 'Closed' } }));
    await press(t('common.actions.saveChanges'));
    await waitFor(() => expect(isClosed()).toBe(true));
    expect(sent).toEqual([
      { title: { en: 'Closed', ar: 'يوم عطلة' }, body: announcement.body, sendsMail: false, version: 2 },
    ]);
  });

  it('asks before what was written is thrown away, and only then', async () => {
    const { t, title, isClosed } = await open('en', null);
    await act(async () => void fireEvent.change(title, { target: { value: 'New' } }));
    await act(async () => void fireEvent.keyDown(title, { key: 'Escape' }));
    expect(await screen.findByText(t('studio.dialogs.unsavedTitle'))).toBeTruthy();
    expect(isClosed()).toBe(false);
    await press(t('common.dialogs.leave'));
    expect(isClosed()).toBe(true);
  });

  it('keeps the moment of one that is scheduled, and saves and schedules it again', async () => {
    const sent: unknown[] = [];
    const scheduledAt = '2030-01-02T09:30:00.000Z';
    const { t, isClosed } = await open(
      'en',
      { ...announcement, status: 'SCHEDULED', publishedAt: null, scheduledAt },
      {
        'PATCH /api/course-announcements/5': () => void sent.push('saved'),
        'PUT /api/course-announcements/5/schedule': (_query: URLSearchParams, body: unknown) => void sent.push(body),
      },
    );
    expect(screen.queryByRole('button', { name: t('announcements.actions.publish') })).toBeNull();
    await press(t('announcements.actions.schedule'));
    await waitFor(() => expect(isClosed()).toBe(true));
    expect(sent).toEqual(['saved', { scheduledAt }]);
  });

  it('takes the schedule away with its switch', async () => {
    const sent: string[] = [];
    const { t, isClosed } = await open(
      'en',
      { ...announcement, status: 'SCHEDULED', publishedAt: null, scheduledAt: '2030-01-02T09:30:00.000Z' },
      {
        'PATCH /api/course-announcements/5': () => void sent.push('saved'),
        'DELETE /api/course-announcements/5/schedule': () => void sent.push('unscheduled'),
      },
    );
    await act(
      async () =>
        void fireEvent.click(screen.getByRole('switch', { name: new RegExp(t('announcements.fields.publishLater')) })),
    );
    await press(t('announcements.actions.saveDraft'));
    await waitFor(() => expect(isClosed()).toBe(true));
    expect(sent).toEqual(['saved', 'unscheduled']);
  });

  it('asks for a title in one language', async () => {
    const { t } = await open('en', null);
    await press(t('announcements.actions.saveDraft'));
    expect(screen.getByRole('alert').textContent).toBe(t('errors.rules.required'));
  });
});
