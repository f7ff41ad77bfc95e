// @vitest-environment happy-dom

import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { jsonResponse } from '@sullam/web-kit/testing/fixtures.ts';
import { renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { administratorSession } from '../../../../../test/studio-fixtures.ts';
import type { EditedCourse } from '../course-editor.api.ts';
import { CourseInformationScreen } from '../course-information.screen.tsx';

// the editor is a chunk of its own; reading it for the first time is not what is measured here
beforeAll(() => import('@sullam/web-kit/rich-text/field-text.tsx'));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const course: EditedCourse = {
  courseId: 3,
  title: { en: 'Feedback', ar: 'الملاحظات' },
  subtitle: {},
  description: { en: '<p>About it</p>', ar: '<p>عنها</p>' },
  outcomes: [],
  requirements: [],
  audience: [],
  courseCategoryId: null,
  languages: ['en', 'ar'],
  learningType: 'SELF_PACED',
  level: 'BEGINNER',
  coverMediaId: null,
  cover: null,
  coverArt: '/files/covers/1/course.avif',
  price: { minor: 0, currency: 'SAR' },
  durationMinutes: 45,
  isCertificateIssuedManually: false,
  enrollsFrom: null,
  isByInvitation: false,
  expiresAt: null,
  status: 'DRAFT',
  approvalNote: '',
  passingCriteria: {},
  instructors: [],
  publishedAt: null,
  version: 4,
  abilities: {
    canEnroll: false,
    canLearn: false,
    canEdit: true,
    canPublish: true,
    canRequestApproval: false,
    canApprove: false,
    canDelete: false,
    canSeeStudents: true,
  },
};
const theirs: EditedCourse = { ...course, version: 5, level: 'ADVANCED', description: { en: '<p>Theirs</p>' } };

/** The page of a course; where `isTaken`, the first save is refused, and from then on `theirs` is what stands there. */
async function show(language: 'en' | 'ar', isTaken: boolean) {
  const sent: Record<string, unknown>[] = [];
  const { kit, toasts } = await renderScreen({
    screens: [
      {
        path: '/courses/$courseId/information',
        load: async () => CourseInformationScreen,
        areas: ['builder', 'media', 'errors', 'studio'],
      },
    ],
    at: '/courses/3/information',
    language,
    session: administratorSession(),
    responses: {
      'GET /api/courses/3/editing': () => (isTaken && sent.length > 0 ? theirs : course),
      'GET /api/course-categories': { data: [] },
      'PATCH /api/courses/3': (_query: URLSearchParams, body: unknown) => {
        sent.push(body as Record<string, unknown>);
        return isTaken && sent.length === 1
          ? jsonResponse(409, { message: 'x', status: 409, errorCode: 'conflict', details: [] })
          : jsonResponse(200, {});
      },
    },
  });
  const t = kit.wording.get();
  const price = await screen.findByLabelText<HTMLInputElement>(t('builder.course.price', { currency: 'SAR' }), {
    exact: false,
  });
  const save = () => fireEvent.click(screen.getByRole('button', { name: t('common.actions.saveChanges') }));
  const write = (value: string) => fireEvent.change(price, { target: { value } });
  return { sent, t, toasts, price, save, write };
}

describe.each(DIRECTIONS)('the information of a course in $language', ({ language }) => {
  it('is saved, and saved again after that', async () => {
    const { sent, t, toasts, save, write } = await show(language, false);
    write('10');
    save();
    await waitFor(() => expect(toasts.map(({ text }) => text)).toEqual([t('builder.course.saved')]));
    write('12');
    save();
    await waitFor(() =>
      expect(sent).toMatchObject([
        { version: 4, price: { minor: 1000, currency: 'SAR' } },
        { version: 5, price: { minor: 1200 } },
      ]),
    );
  });

  it('is not sent while something in it is wrong', async () => {
    const { sent, t, price, save, write } = await show(language, false);
    write('much');
    save();
    expect(await screen.findByText(t('errors.rules.numberInvalid'))).toBeTruthy();
    expect(price.getAttribute('aria-invalid')).toBe('true');
    expect(sent).toEqual([]);
  });

  it('goes over what somebody else has saved meanwhile when one wants that, and says what that is', async () => {
    const { sent, t, price, save, write } = await show(language, true);
    write('10');
    save();
    const parts = new Intl.ListFormat(language).format([t('builder.fields.description'), t('builder.fields.level')]);
    const [before = ''] = t('studio.conflict.changed', { parts: '|' }).split('\u2068');
    const message = await screen.findByText((text) => text.startsWith(before));
    expect(message.textContent?.replaceAll(/[\u2066-\u2069]/g, '')).toBe(`${before}${parts}`);
    expect(price.value).toMatch(/10|١٠/);
    fireEvent.click(screen.getByRole('button', { name: t('studio.conflict.mine') }));
    await waitFor(() => expect(sent).toMatchObject([{ version: 4 }, { version: 5, level: 'BEGINNER' }]));
  });

  it('gives way to theirs when one wants that', async () => {
    // as new browsers do
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation((): never => Promise.resolve() as never);
    const { sent, t, price, save, write } = await show(language, true);
    write('10');
    save();
    fireEvent.click(await screen.findByRole('button', { name: t('studio.conflict.theirs') }));
    await waitFor(() => expect(price.value).toBe(''));
    expect(screen.getByLabelText<HTMLSelectElement>(t('builder.fields.level')).value).toBe('ADVANCED');
    expect(await screen.findByText('Theirs')).toBeTruthy();
    expect(sent).toHaveLength(1);
  });
});
