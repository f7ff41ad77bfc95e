// @vitest-environment happy-dom
import type { Seat, SeatPoolDetail } from '@sullam/api-client/schema.gen.ts';
import { ConfirmDialog } from '@sullam/ui/overlays/lazy.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { jsonResponse, sessionFor, TEST_NOW } from '@sullam/web-kit/testing/fixtures.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { cartOf } from '../../../../../test/support/commerce-responses.ts';
import { SCREENS } from '../../../../screens.ts';

beforeAll(() => ConfirmDialog.preload());

const at = new Date(TEST_NOW).toISOString();

const pool: SeatPoolDetail = {
  seatPoolId: 7,
  courseId: 3,
  title: { en: 'Feedback that helps', ar: 'ملاحظات تنفع' },
  cover: null,
  coverArt: '/files/covers/1/course.avif',
  orderId: 31,
  orderNumber: 1796,
  purchasedItemId: 201,
  companyName: 'Tamkeen Bank',
  seatCount: 20,
  refundedCount: 0,
  activeCount: 1,
  invitedCount: 1,
  freeCount: 18,
  freeMinor: 288_000,
  currency: 'SAR',
  state: 'OPEN',
  assignableUntil: at,
  linkCreatedAt: null,
  reclaimDays: 14,
  runningAssignmentId: null,
};

const lama: Seat = {
  seatId: 1,
  status: 'ACTIVE',
  email: 'lama@tamkeen.example',
  firstName: 'Lama',
  lastName: 'Aziz',
  invitedAt: null,
  activatedAt: at,
  finishedLessons: 0,
  lessonCount: 5,
  lastVisitedAt: null,
  abilities: { canReclaim: true, canResend: false },
};
const kept: Seat = {
  ...lama,
  seatId: 2,
  firstName: 'Rana',
  lastName: 'Fares',
  lastVisitedAt: at,
  finishedLessons: 5,
  abilities: { canReclaim: false, canResend: false },
};
const invited: Seat = {
  ...lama,
  seatId: 3,
  status: 'INVITED',
  email: 'faisal@tamkeen.example',
  firstName: '',
  lastName: '',
  invitedAt: at,
  activatedAt: null,
  abilities: { canReclaim: true, canResend: true },
};

const OFFER: Responses = {
  'GET /api/courses/3/seat-offer': {
    courseId: 3,
    currency: 'SAR',
    listMinor: 20_000,
    prices: [
      { fromCount: 2, minor: 20_000, kind: 'LIST' },
      { fromCount: 10, minor: 16_000, kind: 'VOLUME' },
    ],
    least: 2,
    most: 1000,
    problem: null,
  },
};

const POOL: Responses = {
  ...OFFER,
  'GET /api/seat-pools/7': pool,
  'GET /api/seat-pools/7/seats': { data: [lama, kept, invited], total: 3 },
};

const show = async (language: 'en' | 'ar', path: string, responses: Responses, isMember = true) => {
  const shown = await renderScreen({
    screens: SCREENS,
    at: path,
    language,
    ...(isMember ? { session: sessionFor(900) } : {}),
    responses,
  });
  return { ...shown, t: shown.kit.wording.get() };
};

describe.each(DIRECTIONS)('seats in $language', ({ language }) => {
  const title = pool.title[language]!;

  it('lists what was bought, with the way to assigning', async () => {
    const { t } = await show(language, '/profile/seats', { 'GET /api/seat-pools': { data: [pool], total: 1 } });
    expect(await screen.findByRole('link', { name: title })).toBeTruthy();
    const link = screen.getByRole('link', { name: t('seats.actions.open') });
    expect(link.getAttribute('href')).toBe('/profile/seats/7');
    expect(screen.getByText(t('seats.counts.free', { count: 18 }))).toBeTruthy();
  });

  it('says where to buy some where there are none', async () => {
    const { t } = await show(language, '/profile/seats', { 'GET /api/seat-pools': { data: [], total: 0 } });
    expect(await screen.findByText(t('seats.empty.list'))).toBeTruthy();
  });

  it('shows people with their progress, and takes a seat back after asking', async () => {
    const { t, calls } = await show(language, '/profile/seats/7', {
      ...POOL,
      'POST /api/seats/1/reclaim': () => undefined,
    });
    const people = await screen.findByRole('list', { name: t('seats.titles.people') });
    expect(within(people).getAllByRole('listitem')).toHaveLength(3);
    expect(within(people).getByText(t('seats.labels.inUse'))).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: t('seats.actions.reclaimOf', { person: 'Lama Aziz' }) }));
    const dialog = await screen.findByRole('alertdialog');
    fireEvent.click(within(dialog).getByRole('button', { name: t('seats.actions.reclaim') }));
    await waitFor(() => expect(calls).toContain('POST /api/seats/1/reclaim'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('previews addresses, corrects a slip, sends the new ones and shows their results', async () => {
    const sent: object[] = [];
    const row = (line: number, email: string) => ({ line, text: email, email, suggestion: null, name: '' });
    const { t } = await show(language, '/profile/seats/7', {
      ...POOL,
      'POST /api/seat-pools/7/preview': (_query, { text }) => ({
        rows: [
          { ...row(1, 'huda@tamkeen.example'), outcome: 'NEW' as const },
          { ...row(2, 'lama@tamkeen.example'), outcome: 'ALREADY' as const, name: 'Lama Aziz' },
          text.includes('tamken.')
            ? { ...row(3, 'nadia@tamken.example'), outcome: 'SUGGESTION' as const, suggestion: 'nadia@tamkeen.example' }
            : { ...row(3, 'nadia@tamkeen.example'), outcome: 'NEW' as const },
        ],
        newCount: 1,
        freeCount: 18,
      }),
      'POST /api/seat-pools/7/assignments': (_query, body) => {
        sent.push(body);
        return { seatAssignmentId: 9 };
      },
      'GET /api/seat-pools/7/assignments/9': {
        seatAssignmentId: 9,
        isRunning: false,
        doneCount: 2,
        rows: [
          { email: 'huda@tamkeen.example', outcome: 'INVITED' },
          { email: 'nadia@tamkeen.example', outcome: 'ENROLLED' },
        ],
      },
    });
    const field = await screen.findByLabelText(t('seats.fields.addresses'));
    fireEvent.change(field, {
      target: { value: 'huda@tamkeen.example\nlama@tamkeen.example\nnadia@tamken.example' },
    });
    expect(await screen.findByText(t('seats.preview.ALREADY', { person: 'Lama Aziz' }))).toBeTruthy();
    fireEvent.click(await screen.findByRole('button', { name: 'tamkeen.example' }));
    const invite = await screen.findByRole('button', { name: t('seats.actions.invite', { count: 2 }) });
    await waitFor(() => expect(invite.hasAttribute('disabled')).toBe(false));
    fireEvent.click(invite);
    expect(await screen.findByText(t('seats.outcomes.ENROLLED'))).toBeTruthy();
    expect(sent).toEqual([
      {
        requestKey: expect.any(String),
        emails: ['huda@tamkeen.example', 'nadia@tamkeen.example'],
        language: 'both',
      },
    ]);
  });

  it('creates a link, which it shows once', async () => {
    let hasLink = false;
    const { t } = await show(language, '/profile/seats/7', {
      ...POOL,
      'GET /api/seat-pools/7': () => ({ ...pool, linkCreatedAt: hasLink ? at : null }),
      'PUT /api/seat-pools/7/link': () => {
        hasLink = true;
        return { url: 'https://learn.example/seats?invitation=abc', createdAt: at };
      },
    });
    fireEvent.click(await screen.findByRole('tab', { name: t('seats.tabs.link') }));
    fireEvent.click(await screen.findByRole('button', { name: t('seats.actions.createLink') }));
    const link = await screen.findByLabelText(t('seats.link.label'));
    expect((link as HTMLInputElement).value).toBe('https://learn.example/seats?invitation=abc');
  });

  it('puts more seats into the cart at the volume price', async () => {
    let added: object | undefined;
    const { t } = await show(language, '/profile/seats/7', {
      ...POOL,
      'POST /api/cart/items': (_query, body) => {
        added = body;
        return cartOf();
      },
    });
    expect(await screen.findByText(/1,600\.00|١٬٦٠٠٫٠٠/)).toBeTruthy();
    fireEvent.change(screen.getByLabelText(t('seats.fields.count')), { target: { value: '3' } });
    expect(await screen.findByText(/600\.00|٦٠٠٫٠٠/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: t('seats.actions.addToCart') }));
    await waitFor(() => expect(added).toEqual({ itemType: 'course-seats', itemId: 3, quantity: 3 }));
  });
});

describe('a pool of others', () => {
  it('is not there', async () => {
    await show('en', '/profile/seats/7', {
      'GET /api/seat-pools/7': () => jsonResponse(404, { message: 'Not found', status: 404, errorCode: 'not-found' }),
    });
    expect(await screen.findByRole('heading', { name: 'Not found' })).toBeTruthy();
  });
});

describe.each(DIRECTIONS)('accepting a seat in $language', ({ language }) => {
  const invitation = {
    courseId: 3,
    title: pool.title,
    cover: null,
    coverArt: pool.coverArt,
    companyName: 'Tamkeen Bank',
    email: 'huda@tamkeen.example',
    state: 'OPEN',
  } as const;
  const path = '/seats?invitation=abcdefghijklmnopqrstuvwxyz';

  it('sends the token in the body and opens the course', async () => {
    const tokens: string[] = [];
    const noCourse = () => jsonResponse(404, { message: 'Gone', status: 404, errorCode: 'not-found' });
    const { t, address } = await show(language, path, {
      'GET /api/courses/3': noCourse,
      'GET /api/courses/3/student-sections': noCourse,
      'POST /api/seats/invitation': invitation,
      'POST /api/seats/accept': (_query, { token }) => {
        tokens.push(token);
        return { courseId: 3 };
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: t('seats.actions.accept') }));
    await waitFor(() => expect(tokens).toEqual(['abcdefghijklmnopqrstuvwxyz']));
    await waitFor(() => expect(address()).toBe('/lms/courses/3'));
  });

  it('asks a visitor to sign in, and says whom it is for', async () => {
    const { t } = await show(language, path, { 'POST /api/seats/invitation': invitation }, false);
    expect(await screen.findByText(t('seats.accept.for', { email: 'huda@tamkeen.example' }))).toBeTruthy();
    expect(screen.getByRole('link', { name: t('seats.actions.signIn') })).toBeTruthy();
  });

  it.each(['FULL', 'CLOSED', 'HELD'] as const)('says that it is %s', async (state) => {
    const { t } = await show(language, path, { 'POST /api/seats/invitation': { ...invitation, state } });
    expect(await screen.findByText(t(`seats.accept.${state}`))).toBeTruthy();
  });

  it('says that a link no longer works', async () => {
    const { t } = await show(language, path, {
      'POST /api/seats/invitation': () => jsonResponse(404, { message: 'Gone', status: 404, errorCode: 'not-found' }),
    });
    expect(await screen.findByText(t('seats.accept.gone'))).toBeTruthy();
  });
});
