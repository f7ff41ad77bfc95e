// @vitest-environment happy-dom

import type { ResponseOf } from '@sullam/api-client/client.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { sessionFor, TEST_BOOTSTRAP, TEST_USER } from '@sullam/web-kit/testing/fixtures.ts';
import { type RenderOptions, type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { courseCard, learnedCourse } from '../../../../../test/support/learning-responses.ts';
import { SCREENS } from '../../../../screens.ts';

const OPTIONS: ResponseOf<'GET /api/courses/filter-options'> = {
  categories: [
    {
      courseCategoryId: 7,
      name: { en: 'Data', ar: 'البيانات' },
      icon: 'book-open',
      hue: 200,
      count: 2,
      art: '/files/covers/1/field.avif',
    },
  ],
  learningTypes: [{ value: 'SELF_PACED', count: 2 }],
  languages: [{ value: 'en', count: 2 }],
  levels: [
    { value: 'BEGINNER', count: 1 },
    { value: 'ADVANCED', count: 1 },
  ],
  lengths: [{ value: 'SHORT', count: 2 }],
  price: { min: 0, max: 0, currency: 'SAR' },
};

const show = (
  language: 'en' | 'ar',
  responses: Responses = {},
  at = '/lms/all-courses',
  isMember = true,
  bootstrap: RenderOptions['bootstrap'] = {},
  session = sessionFor(900),
) =>
  renderScreen({
    bootstrap,
    screens: SCREENS,
    at,
    language,
    session: isMember ? session : null,
    responses: {
      'GET /api/courses': { data: [courseCard(1), courseCard(2, { isFavorite: true })], total: 2 },
      'GET /api/courses/filter-options': OPTIONS,
      ...(isMember ? { 'GET /api/users/7/my-courses': { data: [], total: 0 } } : {}),
      ...responses,
    },
  });

describe.each(DIRECTIONS)('the catalogue in $language', ({ language }) => {
  it('lists courses, each one link to its overview, and says how many there are', async () => {
    await show(language);
    const link = await screen.findByRole('link', { name: language === 'en' ? 'Course 1' : 'دورة 1' });
    expect(link.getAttribute('href')).toBe('/lms/courses/1/overview');
    await waitFor(() =>
      expect(screen.getAllByRole('status').some((element) => /2 results|نتيجتان/.test(element.textContent ?? ''))).toBe(
        true,
      ),
    );
  });

  it('begins with the next lesson for who learns', async () => {
    await show(language, { 'GET /api/users/7/my-courses': { data: [learnedCourse(1)], total: 1 } });
    const next = await screen.findByRole('link', { name: language === 'en' ? /^How to open/ : /^كيف تفتح/ });
    expect(next.getAttribute('href')).toBe('/lms/courses/1/content/12');
  });

  it('begins with the first work to mark for who teaches, in the studio', async () => {
    const path = '/studio/courses/3/assignments/5/submissions/8';
    const waiting: ResponseOf<'GET /api/studio/waiting'> = {
      data: [
        {
          kind: 'SUBMISSIONS',
          count: 2,
          lateCount: 1,
          since: '2026-11-20T08:00:00.000Z',
          title: { en: 'One note', ar: 'ملاحظة' },
          course: { courseId: 3, title: { en: 'Feedback', ar: 'الملاحظات' } },
          people: [],
          note: '',
          path,
        },
      ],
      total: 1,
      toMarkCount: 5,
      agenda: [],
    };
    const teacher = sessionFor(900, {
      user: {
        ...TEST_USER,
        permissions: ['organization_update_courses', 'organization_read_courses', 'organization_member_access_courses'],
      },
    });
    const { kit } = await show(language, { 'GET /api/studio/waiting': waiting }, '/lms/all-courses', true, {}, teacher);
    const t = kit.wording.get();
    const link = await screen.findByRole('link', { name: new RegExp(t('catalogue.toMark.count', { count: 5 })) });
    expect(link.getAttribute('href')).toBe(`/auth/studio?path=${encodeURIComponent(path)}`);
    // the page is named first, what is at hand is a part of its own
    const heading = screen.getByRole('heading', { level: 1, name: t('catalogue.titles.allCourses') });
    const part = screen.getByRole('region', { name: t('catalogue.titles.atHand') });
    expect(heading.compareDocumentPosition(part) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(part.contains(link)).toBe(true);
  });

  it('begins with the picture that the organisation chose for this language, else with that of the other', async () => {
    const of = async (media: object) => {
      const { container } = await show(language, {}, '/lms/all-courses', true, {
        terminology: { ...TEST_BOOTSTRAP.terminology, course_header_image: { media } },
      });
      await screen.findByRole('heading', { level: 1 });
      const pictures = [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'));
      cleanup();
      return pictures.filter((source) => source?.startsWith('/files/head'));
    };
    expect(await of({ en: '/files/head-en', ar: '/files/head-ar' })).toEqual([`/files/head-${language}`]);
    expect(await of({ ar: '/files/head-ar' })).toEqual(['/files/head-ar']);
    expect(await of({})).toEqual([]);
  });

  it('begins with what a search found, without the next lesson, and without numbers of the whole catalogue', async () => {
    const underWay = { 'GET /api/users/7/my-courses': { data: [learnedCourse(4)], total: 1 } };
    const { kit } = await show(language, underWay, '/lms/all-courses?search=maps');
    const t = kit.wording.get();
    await screen.findByRole('heading', { level: 1, name: t('catalogue.titles.allCourses') });
    const type = await screen.findByRole('checkbox', { name: new RegExp(t('catalogue.types.selfPaced')) });
    expect(type.closest('label')?.textContent).not.toMatch(/[2٢]/);
    expect(screen.queryByText(new RegExp(learnedCourse(4).title[language] as string))).toBeNull();
    expect(screen.queryByRole('group', { name: t('catalogue.filters.category') })).toBeNull();
  });

  it('puts a chosen filter into the address and asks again', async () => {
    const { address, calls } = await show(language);
    const name = language === 'en' ? 'Data' : 'البيانات';
    fireEvent.click(await screen.findByRole('button', { name: new RegExp(name), pressed: false }));
    await waitFor(() => expect(address()).toContain('learningCategories=7'));
    await waitFor(() => expect(calls.some((call) => call.includes('learningCategories=7'))).toBe(true));
    expect(await screen.findByRole('button', { name: new RegExp(name), pressed: true })).toBeTruthy();
  });

  it('narrows by level and length, and takes each away by its chip', async () => {
    const { address, calls, kit } = await show(language, {}, '/lms/all-courses?levels=ADVANCED');
    const t = kit.wording.get();
    const group = await screen.findByRole('group', { name: t('catalogue.filters.length') });
    const level = screen.getByRole('checkbox', { name: new RegExp(t('catalogue.levels.advanced')) });
    expect((level as HTMLInputElement).checked).toBe(true);
    expect(calls.some((call) => call.includes('levels=ADVANCED'))).toBe(true);
    fireEvent.click(within(group).getByRole('checkbox', { name: new RegExp(t('catalogue.lengths.short')) }));
    await waitFor(() => expect(address()).toContain('lengths=SHORT'));
    expect(address()).toContain('levels=ADVANCED');
    const chips = await screen.findByRole('list', { name: t('catalogue.filters.active', { count: 2 }) });
    const chip = within(chips).getByText(t('catalogue.levels.advanced')).closest('li')!;
    fireEvent.click(within(chip).getByRole('button'));
    await waitFor(() => expect(address()).not.toContain('levels='));
    expect(address()).toContain('lengths=SHORT');
  });

  it('keeps a filter that is ticked while the search waits for the next letter, and the search', async () => {
    const { address, kit } = await show(language);
    const name = language === 'en' ? 'Data' : 'البيانات';
    const tick = await screen.findByRole('button', { name: new RegExp(name), pressed: false });
    const [field] = screen.getAllByRole('searchbox', { name: kit.wording.get()('catalogue.search.label') });
    fireEvent.change(field!, { target: { value: 'maps' } });
    fireEvent.click(tick);
    await waitFor(() => expect(address()).toContain('search=maps'));
    expect(address()).toContain('learningCategories=7');
  });

  it('marks a favourite at once and takes it back when the server refuses', async () => {
    const { kit, toasts } = await show(language, {
      'PUT /api/favorites/courses/1': () =>
        new Response(JSON.stringify({ message: 'No', status: 404 }), { status: 404 }),
      'GET /api/favorites/courses': { data: [], total: 0 },
    });
    const t = kit.wording.get();
    const title = language === 'en' ? 'Course 1' : 'دورة 1';
    const heart = await screen.findByRole('button', { name: t('catalogue.card.addFavorite', { title }) });
    fireEvent.click(heart);
    await waitFor(() => expect(toasts.length).toBeGreaterThan(0));
    await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('false'));
  });

  it('offers to clear the filters when nothing matches', async () => {
    const { kit, address } = await show(
      language,
      { 'GET /api/courses': { data: [], total: 0 } },
      '/lms/all-courses?search=nothing',
    );
    const t = kit.wording.get();
    expect(await screen.findByText(t('catalogue.empty.filtered'))).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: t('catalogue.filters.clear') }));
    await waitFor(() => expect(address()).toBe('/lms/all-courses'));
  });

  it('offers to try again when the list could not be fetched', async () => {
    let isDown = true;
    const { kit } = await show(language, {
      'GET /api/courses': () =>
        isDown ? new Response('{"message":"down","status":503}', { status: 503 }) : { data: [courseCard(1)], total: 1 },
    });
    const retry = await screen.findByRole('button', { name: kit.wording.get()('common.actions.retry') });
    isDown = false;
    fireEvent.click(retry);
    expect(await screen.findByRole('link', { name: language === 'en' ? 'Course 1' : 'دورة 1' })).toBeTruthy();
  });

  it('shows visitors no hearts', async () => {
    await show(language, {}, '/lms/all-courses', false);
    const title = language === 'en' ? 'Course 1' : 'دورة 1';
    await screen.findByRole('link', { name: title });
    expect(screen.queryAllByRole('button', { name: new RegExp(title) })).toEqual([]);
  });
});
