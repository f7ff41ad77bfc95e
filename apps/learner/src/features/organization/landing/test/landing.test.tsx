// @vitest-environment happy-dom
import type { CourseCard, LandingPageView, LandingView } from '@sullam/api-client/schema.gen.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { bootstrapWith, sessionFor } from '@sullam/web-kit/testing/fixtures.ts';
import { type RenderOptions, type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SCREENS } from '../../../../screens.ts';

const LANDING = {
  hero: {
    title: { en: 'Learn on Sunday', ar: 'تعلّم يوم الأحد' },
    subtitle: {},
    primary: {},
    secondary: {},
    picture: null,
    art: { family: 'stars', wide: '/files/covers/1/wide.avif', tall: '/files/covers/1/tall.avif' },
  },
  about: { title: {}, text: {}, picture: null, art: '/files/covers/1/about.avif' },
  values: [{ icon: 'users', title: { en: 'People', ar: 'ناس' }, text: {} }],
  figures: [{ kind: 'courses', label: {}, value: 26 }],
  voices: [{ name: { en: 'Noura Harbi' }, role: { en: 'Cook' }, quote: { en: 'It helped.' }, picture: null }],
  questions: [{ question: { en: 'Why?', ar: 'لماذا؟' }, answer: { en: 'So.', ar: 'هكذا.' } }],
  footer: { line: {}, rights: {} },
  contact: { email: 'hello@example.org', phone: '+966 11 555 0142' },
  pages: [{ slug: 'about-us', title: {} }],
} satisfies LandingView;
const COURSE = {
  courseId: 3,
  title: { en: 'Feedback that helps', ar: 'ملاحظات تنفع' },
  subtitle: {},
  category: null,
  cover: null,
  coverArt: '/files/covers/1/course.avif',
  instructors: [],
  languages: ['en'],
  learningType: 'SELF_PACED',
  level: 'BEGINNER',
  durationMinutes: 75,
  subsectionCount: 3,
  enrolledCount: 1,
  price: { minor: 0, currency: 'SAR' },
  status: 'PUBLISHED',
  isEnrolled: false,
  isFavorite: false,
  progressPercent: null,
  completedAt: null,
} satisfies CourseCard;
const PAGE = {
  slug: 'about-us',
  title: { en: 'Who we are', ar: 'من نحن حقًا' },
  lead: {},
  body: { en: '<h2>Since 1990</h2>' },
  callToAction: {},
  points: [],
  picture: null,
  art: '/files/covers/1/page.avif',
} satisfies LandingPageView;
const ANSWERS: Responses = {
  'GET /api/organizations-dashboard/landing': LANDING,
  'GET /api/organizations-dashboard/landing/pages/about-us': PAGE,
  'GET /api/organizations-dashboard/landing/pages/contact-us': { ...PAGE, slug: 'contact-us', title: {}, body: {} },
  'GET /api/courses': { data: [COURSE], total: 1 },
  'GET /api/courses/filter-options': {
    categories: [],
    learningTypes: [],
    languages: [],
    levels: [],
    lengths: [],
    price: { min: 0, max: 0, currency: 'SAR' },
  },
  'GET /api/specializations': { data: [], total: 0 },
};

describe.each(DIRECTIONS)('the landing pages in $language', ({ language }) => {
  const open = async (at: string, options: Partial<RenderOptions> = {}) => {
    const rendered = await renderScreen({
      screens: SCREENS,
      language,
      ...options,
      at,
      responses: { ...ANSWERS, ...options.responses },
    });
    return { ...rendered, t: rendered.kit.wording.get() };
  };

  it('show what the organisation wrote, real courses and the way on', async () => {
    const { t } = await open('/landing-page');
    const heading = await screen.findByRole('heading', { level: 1 });
    expect(heading.textContent).toBe(LANDING.hero.title[language]);
    const course = await screen.findByRole('link', { name: COURSE.title[language] });
    expect(course.getAttribute('href')).toBe('/lms/courses/3/overview');
    expect(screen.getByText(LANDING.questions[0]?.question[language] ?? '')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: t('landing.hero.browse') })[0]?.getAttribute('href')).toBe(
      '/lms/all-courses',
    );
  });

  it.each([
    ['stars', ['landing.categories.title', 'landing.courses.title', 'landing.values.title', 'landing.figures.title']],
    ['shelf', ['landing.figures.title', 'landing.courses.title']],
  ] as const)('have a rhythm of their own in the hand of the organisation: %s', async (family, order) => {
    const hero = { ...LANDING.hero, art: { ...LANDING.hero.art, family } };
    const field = { courseCategoryId: 4, name: { en: 'Data', ar: 'البيانات' }, icon: 'book-open', hue: 200, count: 2 };
    const { t } = await open('/landing-page', {
      responses: {
        'GET /api/organizations-dashboard/landing': { ...LANDING, hero },
        'GET /api/courses/filter-options': {
          categories: [{ ...field, art: '/files/covers/1/field.avif' }],
          learningTypes: [],
          languages: [],
          levels: [],
          lengths: [],
          price: { min: 0, max: 0, currency: 'SAR' },
        },
      },
    });
    await screen.findByRole('link', { name: new RegExp(field.name[language]) });
    await screen.findByRole('link', { name: COURSE.title[language] });
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    const found = order.map((key) => headings.indexOf(t(key)));
    expect(found).toEqual(found.toSorted((one, other) => one - other));
    expect(found).not.toContain(-1);
    const [picture] = document.querySelectorAll('section[aria-labelledby=landing-title] img');
    expect([picture?.getAttribute('src'), picture?.getAttribute('alt')]).toEqual([hero.art.wide, '']);
    expect(
      screen
        .getByText(LANDING.values[0]?.title[language] ?? '')
        .closest('li')
        ?.querySelector('.lucide-users'),
    ).toBeTruthy();
  });

  it('do without courses where visitors may not look at them', async () => {
    const { calls } = await open('/landing-page', { bootstrap: bootstrapWith({}, { 'anonymous-course-view': false }) });
    await screen.findByRole('heading', { level: 1 });
    expect(calls.some((call) => call.startsWith('GET /api/courses'))).toBe(false);
  });

  it('lead somebody who is signed in back to learning', async () => {
    const { t } = await open('/landing-page', { session: sessionFor(900) });
    const [link] = await screen.findAllByRole('link', { name: t('landing.hero.continue') });
    expect(link?.getAttribute('href')).toBe('/lms');
  });

  it('say when they can not be loaded, and try again', async () => {
    let tries = 0;
    const { t } = await open('/landing-page', {
      responses: {
        'GET /api/organizations-dashboard/landing': () => {
          tries += 1;
          return tries < 3 ? new Response('{}', { status: 503 }) : LANDING;
        },
      },
    });
    await screen.findByText(t('common.failed.title'));
    for (let press = 0; press < 3 && !screen.queryByText(LANDING.hero.title[language]); press += 1) {
      const retry = screen.queryByRole('button', { name: t('common.actions.retry') });
      if (retry) fireEvent.click(retry);
      await waitFor(() => expect(tries).toBeGreaterThan(press + 1));
    }
    expect(await screen.findByText(LANDING.hero.title[language])).toBeTruthy();
  });

  it('have text pages, reached by their bare path too', async () => {
    const { address } = await open('/about-us');
    expect(await screen.findByRole('heading', { level: 1, name: PAGE.title[language] })).toBeTruthy();
    expect(address()).toBe('/landing-page/about-us');
    expect(screen.getByText('Since 1990').closest('[lang]')?.getAttribute('lang')).toBe('en');
  });

  it('do not exist when switched off', async () => {
    const { t } = await open('/landing-page/webinars', { bootstrap: bootstrapWith({}, { 'landing-webinars': false }) });
    expect(await screen.findByText(t('shell.notFound.title'))).toBeTruthy();
  });

  it('begin a message with what its writer comes from', async () => {
    await open('/landing-page/contact-us?subject=Feedback%20that%20helps');
    await waitFor(() =>
      expect(document.querySelector<HTMLInputElement>('form [name=subject]')?.value).toBe('Feedback that helps'),
    );
  });

  it('send a message to the organisation, after checking it', async () => {
    const sent: unknown[] = [];
    const { t } = await open('/landing-page/contact-us', {
      responses: {
        'POST /api/contact/organization/1': (_query: URLSearchParams, body: unknown) => {
          sent.push(body);
          return { contactMessageId: 1 };
        },
      },
    });
    const button = await screen.findByRole('button', { name: t('landing.contact.send') });
    fireEvent.click(button);
    expect((await screen.findAllByText(t('errors.rules.required'))).length).toBeGreaterThan(0);
    const type = (name: string, value: string) => {
      const field = document.querySelector<HTMLInputElement>(`form [name=${name}]`);
      if (field) fireEvent.input(field, { target: { value } });
    };
    type('name', 'Noura');
    type('subject', 'Hello');
    type('message', 'How?');
    document.querySelectorAll<HTMLInputElement>('form [name=email]').forEach((field) => {
      fireEvent.input(field, { target: { value: 'noura@example.org' } });
    });
    fireEvent.click(button);
    expect(await screen.findByText(t('landing.contact.sentTitle'))).toBeTruthy();
    expect(sent).toEqual([{ name: 'Noura', email: 'noura@example.org', subject: 'Hello', message: 'How?' }]);
  });
});
