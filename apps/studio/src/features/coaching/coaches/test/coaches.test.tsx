// @vitest-environment happy-dom

import { createFormatter } from '@sullam/strings/format.ts';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { bootstrapWith, jsonResponse, sessionFor, TEST_USER } from '@sullam/web-kit/testing/fixtures.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CoachDetails, ManagedCoach } from '../coaches.api.ts';
import { feature } from '../coaches.feature.ts';

const { features } = bootstrapWith();

beforeAll(() => Dialog.preload());

const TOPIC = { coachingTopicId: 1, title: { en: 'Leadership', ar: 'القيادة' }, hue: 265 };

const waiting: ManagedCoach = {
  coachId: 3,
  userId: 30,
  name: 'Mona Sabbagh',
  status: 'SUBMITTED',
  visibility: 'MEMBERS',
  title: { en: 'Presentation and voice', ar: 'العرض والصوت' },
  portrait: null,
  topics: [TOPIC],
  languages: ['ar', 'en'],
  certifications: [
    {
      coachCertificationId: 8,
      title: { en: 'Certified coach', ar: 'مرشدة معتمدة' },
      issuer: { en: 'Federation', ar: 'الاتحاد' },
      issuedOn: '2020-01-01',
      validUntil: '2026-03-31',
      verificationUrl: null,
      isChecked: false,
      isExpired: true,
    },
  ],
  writtenIn: ['en', 'ar'],
  submittedAt: '2026-11-29T09:00:00.000Z',
  decisionNote: null,
  version: 4,
};

const details: CoachDetails = {
  coachId: 3,
  status: 'CHANGES_REQUESTED',
  visibility: 'MEMBERS',
  title: { en: 'Presentation and voice', ar: 'العرض والصوت' },
  summary: { en: 'Speak without slides.', ar: 'تحدّث بلا شرائح.' },
  description: {},
  city: {},
  gender: null,
  portraitMediaId: null,
  videoMediaId: null,
  focusAreas: [],
  topicIds: [1],
  portrait: null,
  video: null,
  positions: [],
  experience: [],
  education: [],
  certifications: [],
  languages: [{ coachLanguageId: 5, language: 'ar', level: 'NATIVE' }],
  missing: ['DESCRIPTION'],
  decisionNote: 'Please describe a session.',
  decidedAt: '2026-11-30T09:00:00.000Z',
  version: 4,
};

const open = (at: string, responses: Responses, language: 'en' | 'ar' = 'en') =>
  renderScreen({
    screens: feature.screens!,
    at,
    language,
    session: sessionFor(900, {
      user: { ...TEST_USER, permissions: ['organization_everything', 'organization_member_full_access'] },
    }),
    bootstrap: { features: { ...features, coaching: true }, organizationPermissions: ['organization_everything'] },
    responses: {
      'GET /api/coaching-topics': { data: [{ ...TOPIC, coachCount: 2 }] },
      'GET /api/coach-details': details,
      'GET /api/coaches/managed': { data: [waiting], total: 1 },
      'GET /api/coach-figures': {
        period: 'month',
        from: '2026-11-01',
        until: '2026-12-01',
        fromBefore: '2026-10-01',
        sessionsHeld: 0,
        sessionsHeldBefore: 0,
        offeredMinutes: 0,
        bookedMinutes: 0,
        missedByLearner: 0,
        missedByCoach: 0,
      },
      'GET /api/coach-figures/utilisation': { weeks: [], data: [], total: 0 },
      'GET /api/coach-figures/decisions': { objections: [], objectionCount: 0, cancellations: [] },
      'GET /api/coach-ratings': { data: [], total: 0 },
      'GET /api/coaching-credits/circulation': {
        granted: 0,
        reserved: 0,
        consumed: 0,
        takenBack: 0,
        expired: 0,
        remaining: 0,
        packages: [],
      },
      ...responses,
    },
  });

describe.each(DIRECTIONS)('coaches in $language', ({ language }) => {
  it('wait for approval with facts, and are asked for changes with a note', async () => {
    let sent: unknown;
    const { kit } = await open(
      '/coaching/coaches',
      {
        'POST /api/coaches/3/request-changes': (_query, body) => {
          sent = body;
          return { version: 5 };
        },
      },
      language,
    );
    const t = kit.wording.get();
    const title = waiting.certifications[0]!.title[language]!;
    const day = createFormatter({ language }).day('2026-03-31', { month: 'long', year: 'numeric' });
    expect(await screen.findByText(t('coaches.facts.expired', { title, day }))).toBeTruthy();
    expect(screen.getByText(t('coaches.facts.bothLanguages'))).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: t('coaches.actions.requestChanges') }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'More, please.' } });
    fireEvent.click(within(dialog).getByRole('button', { name: t('coaches.actions.requestChanges') }));
    await waitFor(() => expect(sent).toEqual({ note: 'More, please.', version: 4 }));
  });

  it('see on their own page what is missing, what was asked, and save', async () => {
    let sent: { description?: object; version?: number } = {};
    const { kit } = await open(
      '/coaching/profile',
      {
        'PUT /api/coach-details': (_query, body) => {
          sent = body;
          return { version: 5 };
        },
      },
      language,
    );
    const t = kit.wording.get();
    expect(await screen.findByText('Please describe a session.')).toBeTruthy();
    expect(
      screen.getByText(
        t('coaches.notices.missing', { parts: createFormatter({ language }).list([t('coaches.parts.DESCRIPTION')]) }),
      ),
    ).toBeTruthy();
    const submit = screen.getByRole('button', { name: t('coaches.actions.submit') });
    expect((submit as HTMLButtonElement).disabled).toBe(true);
    const [field] = screen.getAllByRole('textbox', { name: new RegExp(t('coaches.fields.description')) });
    await userEvent.type(field!, 'We talk.');
    await userEvent.click(screen.getByRole('button', { name: t('common.actions.saveChanges') }));
    expect(await screen.findByText(t('coaches.messages.saved'))).toBeTruthy();
    expect(sent).toMatchObject({ description: { [language]: 'We talk.' }, version: 4, topicIds: [1] });
  });
});

describe('the own page', () => {
  it('is none of members who do not coach', async () => {
    const { kit } = await open('/coaching/profile', {
      'GET /api/coach-details': () => jsonResponse(404, { message: 'Not found', status: 404, errorCode: 'not-found' }),
    });
    expect(await screen.findByText(kit.wording.get()('coaches.profile.notCoach'))).toBeTruthy();
  });

  it('keeps lists by themselves', async () => {
    const { kit, calls } = await open('/coaching/profile', {
      'POST /api/coach-position': { coachEntryId: 9 },
      'DELETE /api/coach-language/5': undefined,
    });
    const t = kit.wording.get();
    const list = t('coaches.rows.positions');
    await userEvent.click(await screen.findByRole('button', { name: t('coaches.actions.addTo', { list }) }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getAllByRole('textbox')[0]!, 'Editor');
    await userEvent.click(within(dialog).getByRole('button', { name: t('common.actions.save') }));
    expect(calls).toContain('POST /api/coach-position');
    await userEvent.click(screen.getByRole('button', { name: t('coaches.actions.remove', { title: 'Arabic' }) }));
    expect(calls).toContain('DELETE /api/coach-language/5');
  });
});
