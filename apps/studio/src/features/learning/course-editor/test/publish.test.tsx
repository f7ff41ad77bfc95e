// @vitest-environment happy-dom
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { jsonResponse } from '@sullam/web-kit/testing/fixtures.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { administratorSession } from '../../../../../test/studio-fixtures.ts';
import { SCREENS } from '../../../../screens.ts';
import { COURSE, NOTHING_OPEN, OUTLINE } from '../../builder/test/outline-fixtures.ts';

beforeAll(async () => {
  await import('../publish-dialog.tsx');
});

const press = (element: HTMLElement) => act(async () => fireEvent.click(element));
const [first, second] = OUTLINE.sections;
const NOTHING_MISSING = { filled: 1, total: 1, missing: 0, outdated: 0 };

describe.each(DIRECTIONS)('publishing in $language', ({ language }) => {
  const open = async (responses: Responses, at = '/courses/3/outline') => {
    const sent: [string, unknown][] = [];
    const keep = (call: string, answer?: unknown) => (_query: URLSearchParams, body: unknown) => {
      sent.push([call, body]);
      return answer as never;
    };
    const rendered = await renderScreen({
      screens: SCREENS,
      at,
      language,
      session: administratorSession(),
      responses: {
        ...NOTHING_OPEN,
        'GET /api/courses/3/editing': COURSE,
        'GET /api/courses/3/outline': OUTLINE,
        'GET /api/course-categories': { data: [{ courseCategoryId: 6, name: { en: 'Craft', ar: 'حِرف' } }] } as never,
        'PATCH /api/courses/3': keep('course', { version: 2 }),
        'POST /api/courses/3/publish-changes': keep('changes', { publishedIds: [1], waitingIds: [2], texts: [] }),
        'PATCH /api/courses/3/publish-status': keep('publish'),
        'POST /api/courses/3/request-approval': keep('request'),
        'DELETE /api/courses/3/request-approval': keep('withdraw'),
        ...responses,
      },
    });
    return { ...rendered, sent, t: rendered.kit.wording.get() };
  };

  it('asks a course that isn’t out for what is missing, and publishes it with all that is written', async () => {
    const { sent, t, toasts } = await open({});
    await press(await screen.findByRole('button', { name: t('builder.publish.short') }));
    const dialog = await screen.findByRole('dialog');
    const [words] = await within(dialog).findAllByRole('textbox');
    fireEvent.change(words as HTMLElement, { target: { value: 'Warp & weft' } });
    await within(dialog).findByRole('option', { name: language === 'ar' ? 'حِرف' : 'Craft' });
    fireEvent.change(within(dialog).getByRole('combobox'), { target: { value: '6' } });
    expect(within(dialog).getByText(new RegExp(t('builder.outline.lessons', { count: 2 })))).toBeTruthy();
    await press(within(dialog).getByRole('button', { name: t('builder.publish.invited') }));
    await press(within(dialog).getByRole('button', { name: t('builder.publish.action') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([
      [
        'course',
        {
          description: { [language]: '<p>Warp &amp; weft</p>' },
          courseCategoryId: 6,
          isByInvitation: true,
          version: 1,
        },
      ],
      ['changes', undefined],
      ['publish', { isPublished: true }],
    ]);
    const texts = toasts.map(({ text }) => text);
    expect(texts).toContain(t('builder.publish.published'));
    expect(texts).toContain(t('builder.publish.someWait', { count: 1 }));
  });

  it('asks for nothing that is there, and sends who may not publish to those who may', async () => {
    const { sent, t } = await open({
      'GET /api/courses/3/editing': {
        ...COURSE,
        description: { en: '<p>About</p>' },
        courseCategoryId: 6,
        abilities: { ...COURSE.abilities, canPublish: false, canRequestApproval: true },
      },
    });
    await press(await screen.findByRole('button', { name: t('builder.publish.request') }));
    const dialog = await screen.findByRole('dialog');
    const title = COURSE.title[language];
    expect(dialog.getAttribute('aria-label')).toBe(t('builder.publish.requestTitle', { title }));
    expect(within(dialog).queryAllByRole('textbox')).toEqual([]);
    await within(dialog).findByText(t('builder.publish.complete'));
    await press(within(dialog).getByRole('button', { name: t('builder.publish.request') }));
    await waitFor(() => expect(sent.map(([call]) => call)).toEqual(['changes', 'request']));
  });

  it('publishes all that is written from the page of its publication too', async () => {
    const { sent, t, toasts } = await open(
      {
        'GET /api/courses/3/readiness': { isReady: true, items: [], emptyLessons: [] },
        'GET /api/studio/instructors': { data: [], total: 0 },
        'GET /api/courses/3/translations': { en: NOTHING_MISSING, ar: { ...NOTHING_MISSING, missing: 1 }, data: [] },
      },
      '/courses/3/publication',
    );
    await screen.findByText(t('builder.publish.hidden'));
    const count = language === 'ar' ? '١' : '1';
    const texts = await screen.findByRole('link', { name: t('builder.readiness.missingTexts', { count }) });
    expect(texts.getAttribute('href')).toBe('/courses/3/translations');
    // here it stands on the page, and nowhere else
    await press(screen.getByRole('button', { name: t('builder.publish.action') }));
    await waitFor(() => expect(sent.map(([call]) => call)).toEqual(['changes', 'publish']));
    await waitFor(() => expect(toasts.map(({ text }) => text)).toContain(t('builder.publish.published')));
  });

  it('names empty lessons with the way to each when the course is refused', async () => {
    const { t } = await open({
      'GET /api/courses/3/editing': { ...COURSE, description: { en: '<p>About</p>' }, courseCategoryId: 6 },
      'GET /api/courses/3/readiness': {
        isReady: false,
        items: [{ key: 'lessons', isDone: false, isRequired: true, count: 2 }],
        emptyLessons: [
          { courseSubsectionId: 2, kind: 'VIDEO', title: { en: 'Warp', ar: 'السدى' } },
          { courseSubsectionId: 5, kind: 'EXAM', title: { en: 'Final', ar: 'النهائي' } },
        ],
      },
      'PATCH /api/courses/3/publish-status': () =>
        jsonResponse(409, { message: 'Some lessons are empty', status: 409, errorCode: 'course.lessons-empty' }),
    });
    await press(await screen.findByRole('button', { name: t('builder.publish.short') }));
    const dialog = await screen.findByRole('dialog');
    await press(within(dialog).getByRole('button', { name: t('builder.publish.action') }));
    const refusal = await within(dialog).findByRole('alert');
    await within(refusal).findByText(t('builder.publish.lessonsEmpty'));
    expect(
      within(refusal)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/courses/3/lessons/2', '/courses/3/exams/held/5']);
    expect(refusal.textContent).toContain(t('builder.readiness.lacks.VIDEO'));
    expect(within(dialog).queryByText(t('builder.publish.complete'))).toBeNull();
  });

  it('waits on the page of its publication until every lesson has its content', async () => {
    const { t } = await open(
      {
        'GET /api/courses/3/readiness': {
          isReady: false,
          items: [{ key: 'lessons', isDone: false, isRequired: true, count: 1 }],
          emptyLessons: [{ courseSubsectionId: 2, kind: 'VIDEO', title: { en: 'Warp', ar: 'السدى' } }],
        },
        'GET /api/studio/instructors': { data: [], total: 0 },
        'GET /api/courses/3/translations': { en: NOTHING_MISSING, ar: NOTHING_MISSING, data: [] },
      },
      '/courses/3/publication',
    );
    const link = await screen.findByRole('link', { name: language === 'ar' ? 'السدى' : 'Warp' });
    expect(link.getAttribute('href')).toBe('/courses/3/lessons/2');
    expect(screen.getByRole('button', { name: t('builder.publish.action') }).hasAttribute('disabled')).toBe(true);
  });

  it('takes a request for approval back where one can’t publish', async () => {
    const { sent, t, toasts } = await open(
      {
        'GET /api/courses/3/editing': {
          ...COURSE,
          status: 'PENDING_APPROVAL',
          abilities: { ...COURSE.abilities, canPublish: false, canRequestApproval: false },
        },
        'GET /api/courses/3/readiness': { isReady: true, items: [], emptyLessons: [] },
        'GET /api/studio/instructors': { data: [], total: 0 },
        'GET /api/courses/3/translations': { en: NOTHING_MISSING, ar: NOTHING_MISSING, data: [] },
      },
      '/courses/3/publication',
    );
    await press(await screen.findByRole('button', { name: t('builder.publish.withdraw') }));
    await waitFor(() => expect(toasts.map(({ text }) => text)).toContain(t('builder.publish.withdrawn')));
    expect(sent.map(([call]) => call)).toEqual(['withdraw']);
  });

  it('counts the changes of a published course, without what is opened by itself', async () => {
    const changed = [
      { ...first?.subsections[0], hasDraft: true },
      { ...first?.subsections[1], kind: 'POLL', hasDraft: true },
    ];
    const { sent, t } = await open({
      'GET /api/courses/3/editing': { ...COURSE, status: 'PUBLISHED' },
      'GET /api/courses/3/outline': { ...OUTLINE, sections: [{ ...first, subsections: changed }, second] } as never,
    });
    await press(await screen.findByRole('button', { name: t('builder.publish.changes', { count: 1 }) }));
    await waitFor(() => expect(sent.map(([call]) => call)).toEqual(['changes']));
  });
});
