// @vitest-environment happy-dom

import type {
  EventAttendee,
  EventBody,
  EventEditing,
  EventReport,
  ManagedEvent,
} from '@sullam/api-client/schema.gen.ts';
import type { Language } from '@sullam/domain/localized.ts';
import { Dialog, Menu } from '@sullam/ui/overlays/lazy.ts';
import { BOTH_DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { bootstrapWith, jsonResponse, sessionFor, TEST_USER } from '@sullam/web-kit/testing/fixtures.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { SCREENS } from '../../../../screens.ts';

const event = (change: Partial<EventEditing> = {}): EventEditing => ({
  eventId: 5,
  status: 'PUBLISHED',
  title: { en: 'Evening circle', ar: 'حلقة المساء' },
  subtitle: {},
  description: {},
  courseCategoryId: null,
  coverMediaId: null,
  bannerMediaId: null,
  audience: 'EVERYONE',
  isFeatured: false,
  format: 'ON_SITE',
  place: { en: 'Hall 4' },
  address: {},
  mapUrl: null,
  meetingUrl: null,
  zone: 'Asia/Riyadh',
  days: [{ date: '2026-12-10', time: '18:30', durationMinutes: 120 }],
  sessions: [],
  questions: [],
  hostUserIds: [],
  guests: [{ name: { en: 'Noura' }, role: { en: 'Speaker' }, portraitMediaId: 8 }],
  capacity: 50,
  offerMinutes: 720,
  cover: null,
  banner: null,
  coverArt: '/files/covers/1/event.avif',
  hosts: [],
  portraits: [null],
  ticketTypes: [
    {
      eventTicketTypeId: 9,
      name: { en: 'Free' },
      description: {},
      price: { minor: 0, currency: 'SAR' },
      audience: 'EVERYONE',
      group: null,
      opensAt: null,
      closesAt: null,
      quota: null,
      free: null,
      perPerson: 1,
      closed: null,
    },
  ],
  taken: 2,
  offered: 0,
  waiting: 0,
  currency: 'SAR',
  missing: [],
  version: 3,
  ...change,
});

const attendee = (change: Partial<EventAttendee>): EventAttendee => ({
  eventEnrollmentId: 1,
  userId: null,
  name: 'Salma',
  email: 'salma@guests.test',
  isGuest: true,
  ticketType: { en: 'Free' },
  state: 'ENROLLED',
  shortCode: '7K4Q92ZP',
  enrolledAt: '2026-12-01T08:00:00Z',
  attendedAt: null,
  gate: null,
  answers: [],
  offeredUntil: null,
  ...change,
});

const report: EventReport = {
  capacity: 50,
  taken: 2,
  waiting: 0,
  attended: 0,
  counts: [
    { state: 'ENROLLED', count: 2 },
    { state: 'CANCELLED', count: 1 },
  ],
  curve: [],
  byTicketType: [],
  refusedScans: [],
};

/** What the pages of an event ask beside the event. */
const SHARED: Responses = {
  'GET /api/course-categories': { data: [] },
  'GET /api/events/5/group': { group: null },
  'GET /api/groups': { data: [], total: 0 },
  'GET /api/members': { data: [], total: 0, counts: { INVITED: 0, PENDING: 0, ACTIVE: 0, REJECTED: 0, DISABLED: 0 } },
};

const open = (at: string, responses: Responses, language: Language = 'en', more: readonly string[] = []) =>
  renderScreen({
    screens: SCREENS,
    at,
    language,
    session: sessionFor(900, {
      user: {
        ...TEST_USER,
        permissions: [
          'organization_read_social_events',
          'organization_update_social_events',
          'organization_create_social_events',
          ...more,
        ],
      },
    }),
    bootstrap: {
      features: {
        ...bootstrapWith().features,
        events: true,
        marketplace: 'GET /api/events/5/sold-tickets' in responses,
      },
      organizationPermissions: ['organization_everything'],
    },
    responses: Object.assign({}, SHARED, responses),
  });

beforeAll(async () => {
  Dialog.preload();
  Menu.preload();
  await Promise.all([import('@sullam/ui/overlays/dialog.tsx'), import('@sullam/ui/overlays/menu.tsx')]);
});

it('says how much goes back to buyers before an event is cancelled', async () => {
  let sent: unknown;
  await open('/events/5', {
    'GET /api/events/5/editing': event(),
    'GET /api/events/5/sold-tickets': {
      ticketCount: 2,
      amounts: [
        { currency: 'SAR', amountMinor: 90_000 },
        { currency: 'USD', amountMinor: 1050 },
      ],
    },
    'POST /api/events/5/cancel': (_query, body) => {
      sent = body;
      return { version: 4 };
    },
  });
  await act(async () => void fireEvent.click(await screen.findByRole('button', { name: 'Cancel event' })));
  const dialog = await screen.findByRole('dialog', {}, { timeout: 8000 });
  expect(await within(dialog).findByText(/2 sold tickets.*900\.00.*10\.50/)).toBeTruthy();
  await act(async () => void fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel event' })));
  await waitFor(() => expect(sent).toEqual({ version: 3, reason: {} }));
});

it('postpones an event to other days and keeps the places', async () => {
  let sent: { days: EventEditing['days']; version: number } | undefined;
  const { toasts } = await open('/events/5', {
    'GET /api/events/5/editing': event(),
    'POST /api/events/5/postpone': (_query, body) => {
      sent = body;
      return { version: 4 };
    },
  });
  const postpone = await screen.findByRole('button', { name: 'Postpone' });
  await act(async () => void fireEvent.click(postpone));
  const dialog = await screen.findByRole('dialog', {}, { timeout: 8000 });
  expect(within(dialog).getByText(/2 people keep their places/)).toBeTruthy();
  const button = within(dialog).getByRole('button', { name: 'Postpone' }) as HTMLButtonElement;
  expect(button.disabled).toBe(true);
  const hour = await within(dialog).findByRole('spinbutton', { name: /^hour, From/ }, { timeout: 8000 });
  for (const key of ['ArrowUp', 'ArrowUp']) fireEvent.keyDown(hour, { key });
  await act(async () => void fireEvent.click(within(dialog).getByRole('button', { name: 'Postpone' })));
  expect(sent).toEqual({ version: 3, days: [{ date: '2026-12-10', time: '20:30', durationMinutes: 120 }] });
  expect(toasts.at(-1)?.text).toBe('Postponed. Everyone who holds a ticket is notified.');
});

it('says all that is missing before an event is published, and leads to it', async () => {
  const draft = event({ status: 'DRAFT', place: {}, missing: ['PLACE', 'TICKETS'] });
  const { toasts, calls, address } = await open('/events/5', { 'GET /api/events/5/editing': draft });
  fireEvent.click(await screen.findByRole('button', { name: 'Publish' }));
  expect(toasts.at(-1)?.text).toBe('Enter where it takes place. Add a ticket and save it.');
  expect(document.activeElement?.closest('[data-needed="PLACE"]')).not.toBeNull();
  expect(calls).not.toContain('POST /api/events/5/publish');
  await userEvent.click(screen.getByRole('link', { name: 'Add a ticket and save it.' }));
  await waitFor(() => expect(address()).toContain('/events/5/tickets'));
});

it('copies an event and says what the copy is, whose page follows', async () => {
  const { eventId, title, status, zone, capacity, taken, waiting } = event();
  const times = { startTime: '2026-12-10T15:30:00Z', endTime: '2026-12-10T17:30:00Z' };
  const listed: ManagedEvent = { eventId, title, status, zone, capacity, taken, waiting, ...times };
  const { toasts } = await open('/events', {
    'GET /api/events/managed': { data: [listed], total: 1 },
    'POST /api/events/5/copy': { eventId: 6 },
    'GET /api/events/6/editing': event({ eventId: 6, status: 'DRAFT' }),
    'GET /api/events/6/group': { group: null },
  });
  const menu = await screen.findByRole('button', { name: /^Actions for .*Evening circle/ });
  await act(async () => void fireEvent.click(menu));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy' }, { timeout: 8000 }));
  expect(await screen.findByText('Draft', {}, { timeout: 8000 })).toBeTruthy();
  expect(toasts.at(-1)?.text).toBe('Copied as a draft, four weeks later.');
});

it('saves a session on the page of the programme, and nothing else', async () => {
  let sent: EventBody | undefined;
  await open('/events/5/programme', {
    'GET /api/events/5/editing': event(),
    'PATCH /api/events/5': (_query, body) => {
      sent = body;
      return { version: 4 };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Add a session' }));
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: /Save/ })));
  expect(Object.keys(sent ?? {}).sort()).toEqual(['sessions', 'version']);
});

it.each(BOTH_DIRECTIONS)(
  'moves a session by the arrows, towards the side that they point to: $language',
  async ({ language }) => {
    const [hall, room] = [
      { en: 'Hall', ar: 'القاعة' },
      { en: 'Room', ar: 'الغرفة' },
    ];
    const one = { date: '2026-12-10', time: '18:30', durationMinutes: 45, speakers: {}, track: {} };
    const sessions = [
      { ...one, key: 'a', title: { en: 'Why mirrored', ar: 'لماذا العكس' }, room: hall },
      { ...one, key: 'b', title: { en: 'Numbers', ar: 'الأرقام' }, room },
    ];
    let sent: EventBody | undefined;
    await open(
      '/events/5/programme',
      {
        'GET /api/events/5/editing': event({ sessions }),
        'PATCH /api/events/5': (_query, body) => {
          sent = body;
          return { version: 4 };
        },
      },
      language,
    );
    const block = await screen.findByRole('button', { name: language === 'en' ? /Why mirrored/ : /لماذا العكس/ });
    fireEvent.keyDown(block, { key: 'ArrowDown' });
    fireEvent.keyDown(block, { key: 'ArrowDown', shiftKey: true });
    fireEvent.keyDown(block, { key: language === 'en' ? 'ArrowRight' : 'ArrowLeft' });
    await act(
      async () => void fireEvent.click(screen.getByRole('button', { name: language === 'en' ? /Save/ : /حفظ|احفظ/ })),
    );
    expect(sent?.sessions?.[0]).toMatchObject({ time: '18:35', durationMinutes: 50, room });
  },
);

it('enrols a guest by mail, and says beside the address why not', async () => {
  let isKnown = true;
  const { calls, toasts } = await open('/events/5/attendees', {
    'GET /api/events/5/editing': event(),
    'GET /api/events/5/report': report,
    'GET /api/events/5/enrollments': { data: [attendee({})], total: 1 },
    'POST /api/events/5/guests': () =>
      isKnown
        ? jsonResponse(409, { message: 'A guest with this address has a ticket already.', status: 409 })
        : jsonResponse(201, { eventEnrollmentId: 2 }),
    'POST /api/events/5/guests/1/mail': undefined,
  });
  // the bar of states is the filter
  expect(await screen.findByRole('button', { name: /2 Enrolled/ })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Enrol a guest' }));
  const dialog = await screen.findByRole('dialog', {}, { timeout: 8000 });
  await userEvent.type(within(dialog).getByLabelText(/^Name/), 'Omar');
  await userEvent.type(within(dialog).getByLabelText(/^Email/), 'omar@guests.test');
  const send = () => act(async () => void fireEvent.click(within(dialog).getByRole('button', { name: 'Send ticket' })));
  await send();
  expect(await within(dialog).findByText('A guest with this address has a ticket already.')).toBeTruthy();
  isKnown = false;
  await send();
  expect(toasts.at(-1)?.text).toContain('omar@guests.test');
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: /^Actions for .*Salma/ })));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Send again' }, { timeout: 8000 }));
  expect(calls).toContain('POST /api/events/5/guests/1/mail');
});

it('counts towards a lesson, until that is taken back', async () => {
  const { calls } = await open(
    '/events/5/credits',
    {
      'GET /api/events/5/editing': event(),
      'GET /api/events/5/credits': {
        data: [
          { courseSubsectionId: 7, courseId: 2, lessonTitle: { en: 'Meet us' }, courseTitle: { en: 'First days' } },
        ],
      },
      'GET /api/studio/courses': { data: [], total: 0, statusCounts: {} },
      'DELETE /api/events/5/credits/7': undefined,
    },
    'en',
    ['organization_create_courses'],
  );
  await userEvent.click(await screen.findByRole('button', { name: /Stop counting towards .*Meet us/ }));
  expect(calls).toContain('DELETE /api/events/5/credits/7');
});

it('shows what counts, and changes nothing of it for who edits no courses', async () => {
  const { calls } = await open('/events/5/credits', {
    'GET /api/events/5/editing': event(),
    'GET /api/events/5/credits': {
      data: [{ courseSubsectionId: 7, courseId: 2, lessonTitle: { en: 'Meet us' }, courseTitle: { en: 'First days' } }],
    },
  });
  await screen.findByText('Meet us');
  expect(screen.queryByRole('button', { name: /Stop counting towards/ })).toBeNull();
  expect(calls.filter((call) => call.includes('/api/studio/courses'))).toEqual([]);
});
