// @vitest-environment happy-dom

import { BOTH_DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { jsonResponse, sessionFor, TEST_NOW } from '@sullam/web-kit/testing/fixtures.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { SCREENS } from '../../../../screens.ts';
import type { Announcement } from '../announcements.api.ts';
import { summaryOf } from '../summary.ts';

const announcement: Announcement = {
  announcementId: 5,
  courseId: null,
  courseTitle: null,
  title: { en: 'A day off', ar: 'يوم عطلة' },
  body: { en: '<p>We are closed on <strong>Monday</strong>.</p>', ar: '<p>نغلق يوم <strong>الاثنين</strong>.</p>' },
  status: 'PUBLISHED',
  sendsMail: false,
  author: { userId: 1, firstName: 'Maha', lastName: 'Fahd', image: null },
  createdAt: new Date(TEST_NOW - 7_200_000).toISOString(),
  publishedAt: new Date(TEST_NOW - 7_200_000).toISOString(),
  scheduledAt: null,
  editedAt: new Date(TEST_NOW).toISOString(),
  version: 2,
  isRead: true,
  readers: null,
  abilities: { canEdit: false, canPublish: false, canUnschedule: false, canDelete: false },
};
const page = (data: Announcement[]) => ({ data, total: data.length });
const show = (at: string, responses: Responses, language: 'en' | 'ar' = 'en') =>
  renderScreen({ screens: SCREENS, at, language, session: sessionFor(900), responses });

describe.each(BOTH_DIRECTIONS)('announcements in $language', ({ language, dir }) => {
  it("list titles and first words in the reader's language", async () => {
    await show('/announcements', { 'GET /api/announcements': page([announcement]) }, language);
    const link = await screen.findByRole('link', { name: announcement.title[language] as string });
    expect(link.getAttribute('href')).toBe('/announcements/5');
    const summary = screen.getByText(summaryOf(announcement.body[language] as string));
    expect(summary.getAttribute('dir')).toBe(dir);
  });

  it('are read whole, with their author and that they were edited', async () => {
    const { kit } = await show('/announcements/5', { 'GET /api/course-announcements/5': announcement }, language);
    expect(await screen.findByRole('heading', { level: 1, name: announcement.title[language] as string })).toBeTruthy();
    expect(document.querySelector('.prose strong')?.textContent).toBe(language === 'en' ? 'Monday' : 'الاثنين');
    expect(screen.getByText('Maha Fahd')).toBeTruthy();
    expect(document.body.textContent).toContain(kit.wording.get()('announcements.labels.edited'));
    expect(document.title).toContain(announcement.title[language] as string);
  });
});

describe('a receipt', () => {
  it('is sent once an unread announcement is open, and not for one that was read', async () => {
    const sent: string[] = [];
    const responses = (isRead: boolean): Responses => ({
      'GET /api/course-announcements/5': { ...announcement, isRead },
      'PUT /api/course-announcements/5/read': () => void sent.push('read'),
    });
    const { kit } = await show('/announcements/5', responses(false));
    await screen.findByRole('heading', { level: 1, name: 'A day off' });
    await waitFor(() => expect(sent).toEqual(['read']));
    expect(screen.queryByText(kit.wording.get()('announcements.labels.unread'))).toBeNull();
    cleanup();
    await show('/announcements/5', responses(true));
    await screen.findByRole('heading', { level: 1, name: 'A day off' });
    expect(sent).toEqual(['read']);
  });

  it('waits while the page lies behind others', async () => {
    const sent: string[] = [];
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await show('/announcements/5', {
      'GET /api/course-announcements/5': { ...announcement, isRead: false },
      'PUT /api/course-announcements/5/read': () => void sent.push('read'),
    });
    await screen.findByRole('heading', { level: 1, name: 'A day off' });
    expect(sent).toEqual([]);
    visibility.mockRestore();
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(sent).toEqual(['read']));
  });

  it('missing, it is marked in the list', async () => {
    await show('/announcements', { 'GET /api/announcements': page([{ ...announcement, isRead: false }]) });
    expect(await screen.findByText('New')).toBeTruthy();
  });
});

describe('announcements', () => {
  it('say that there are none', async () => {
    await show('/announcements', { 'GET /api/announcements': page([]) });
    expect(await screen.findByText('No announcements yet.')).toBeTruthy();
  });

  it('mark a text that there is in the other language only', async () => {
    const arabicOnly = { ...announcement, title: { ar: 'يوم عطلة' }, body: { ar: '<p>نغلق</p>' } };
    await show('/announcements/5', { 'GET /api/course-announcements/5': arabicOnly });
    expect((await screen.findByText('يوم عطلة')).getAttribute('lang')).toBe('ar');
    expect(document.querySelector('.prose')?.getAttribute('dir')).toBe('rtl');
  });

  it('lead back to the list when one is gone', async () => {
    const gone = () => jsonResponse(404, { message: 'This no longer exists.', status: 404 });
    await show('/announcements/5', { 'GET /api/course-announcements/5': gone });
    expect(await screen.findByText('This no longer exists.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'All announcements' }).getAttribute('href')).toBe('/announcements');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('keep first words short and free of marks', () => {
    expect(summaryOf('<h2>One</h2><ul><li>t<b>w</b>o &amp;<br>three.</li><li><p>four</p></li></ul>')).toBe(
      'One · two & three. four',
    );
    expect(summaryOf(`<p>${'word '.repeat(200)}</p>`)).toMatch(/^(word ){63}word…$/);
  });
});
