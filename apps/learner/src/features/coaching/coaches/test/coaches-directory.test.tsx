// @vitest-environment happy-dom

import { createFormatter } from '@sullam/strings/format.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { bootstrapWith, jsonResponse, sessionFor, TEST_USER } from '@sullam/web-kit/testing/fixtures.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { feature } from '../coaches.feature.ts';
import { givenCard, givenCoach } from './given-coach.ts';

const { features } = bootstrapWith();
const FILTERS = {
  total: 2,
  topics: [{ coachingTopicId: 1, title: { en: 'Leadership', ar: 'القيادة' }, hue: 265, count: 1 }],
  languages: [
    { language: 'ar' as const, count: 2 },
    { language: 'en' as const, count: 1 },
  ],
  hasGenders: false,
};
const COACHES = [
  givenCard(),
  givenCard({
    coachId: 4,
    name: 'Lina Haddad',
    moreTimes: 0,
    bookedUntil: '2026-12-20',
    times: [{ startsAt: '2026-12-20T09:00:00.000Z', sessionTypeId: 9, date: '2026-12-20', time: '12:00' }],
  }),
  givenCard({ coachId: 5, name: 'Huda Al-Zahrani', times: [], moreTimes: 0 }),
];

const list = (data = COACHES) => ({ data, total: data.length, zone: 'Asia/Riyadh', today: '2026-12-01' });

const open = (at: string, responses: Responses, language: 'en' | 'ar' = 'en') =>
  renderScreen({
    screens: feature.screens!,
    at,
    language,
    session: sessionFor(900, { user: { ...TEST_USER, permissions: ['organization_member_access_coaching'] } }),
    bootstrap: {
      features: { ...features, coaching: true },
      organizationPermissions: ['organization_everything'],
    },
    responses: {
      'GET /api/coaches/filters': FILTERS,
      'GET /api/session-types': { data: [] },
      'GET /api/coaching-packages/offered': { data: [] },
      'GET /api/coaches/3/testimonials': { rating: { count: 0, stars: 0 }, data: [], total: 0 },
      'GET /api/group-sessions': { data: [] },
      ...responses,
    },
  });

describe.each(DIRECTIONS)('the directory in $language', ({ language }) => {
  const format = createFormatter({ language });

  it('shows the next times of each coach, which lead to the booking', async () => {
    const { kit } = await open('/coaching', { 'GET /api/coaches': list() }, language);
    const t = kit.wording.get();
    const rows = await screen.findAllByRole('article');
    expect(within(rows[0]!).getByText(language === 'en' ? /^Tomorrow, / : /^غدًا، /)).toBeTruthy();
    const links = within(rows[0]!)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(links).toContain(`/coaching/coaches/3?at=${encodeURIComponent('2026-12-02T09:00:00.000Z')}&type=7`);
    const strip = t('coach-directory.strip.free', { count: 1, total: format.number(14) });
    expect(within(rows[0]!).getByText(strip)).toBeTruthy();
    expect(
      within(rows[1]!).getByText(language === 'en' ? /^Fully booked until / : /^المواعيد محجوزة حتى /),
    ).toBeTruthy();
    expect(within(rows[2]!).getByText(t('coach-directory.times.none'))).toBeTruthy();
  });

  it('shows the page of a coach with what can be verified', async () => {
    const { kit } = await open('/coaching/coaches/3', { 'GET /api/coaches/3': givenCoach() }, language);
    const t = kit.wording.get();
    expect(await screen.findByRole('heading', { level: 1, name: 'Reem Al-Qahtani' })).toBeTruthy();
    const title = language === 'en' ? 'Certified coach' : 'مرشدة معتمدة';
    const verify = screen.getByRole('link', { name: t('coach-directory.coach.verifyOf', { title }) });
    expect(verify.getAttribute('href')).toBe('https://issuer.example.test/4');
    const from = format.day('2019-06-15', { year: 'numeric' });
    expect(screen.getByText(t('coach-directory.years.since', { from }))).toBeTruthy();
  });
});

describe('the directory', () => {
  it('narrows by what the address says, and takes it back', async () => {
    const { kit, calls } = await open('/coaching?topics=1&languages=ar&when=week', {
      'GET /api/coaches': (query) => (query.has('topics') ? list([]) : list()),
    });
    const t = kit.wording.get();
    expect(await screen.findByText(t('coach-directory.empty.filtered'))).toBeTruthy();
    expect(calls.some((call) => call.includes('topics=1') && call.includes('when=week'))).toBe(true);
    await userEvent.click(screen.getAllByRole('button', { name: t('coach-directory.filters.clear') })[0]!);
    expect(await screen.findAllByRole('article')).toHaveLength(3);
  });

  it('says when there are no coaches, and that it failed', async () => {
    const { kit } = await open('/coaching', { 'GET /api/coaches': list([]) });
    expect(await screen.findByText(kit.wording.get()('coach-directory.empty.title'))).toBeTruthy();
    await open('/coaching', { 'GET /api/coaches': () => jsonResponse(503, { message: 'Busy', status: 503 }) });
    expect(await screen.findByText(kit.wording.get()('common.failed.title'))).toBeTruthy();
  });

  it('says who sees a page that is not approved', async () => {
    const preview = givenCoach({ isListed: false, abilities: { canBook: false, canEdit: true } });
    const { kit } = await open('/coaching/coaches/3', { 'GET /api/coaches/3': preview });
    const t = kit.wording.get();
    expect(await screen.findByText(t('coach-directory.coach.preview'))).toBeTruthy();
    expect(screen.getByRole('link', { name: t('coach-directory.coach.edit') })).toBeTruthy();
  });
});
