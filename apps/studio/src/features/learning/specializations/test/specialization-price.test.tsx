// @vitest-environment happy-dom
import type { SpecializationDetail, SpecializationPatch } from '@sullam/api-client/schema.gen.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { bootstrapWith } from '@sullam/web-kit/testing/fixtures.ts';
import { renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { administratorSession } from '../../../../../test/studio-fixtures.ts';
import { SCREENS } from '../../../../screens.ts';

const specialization = (changes: Partial<SpecializationDetail> = {}): SpecializationDetail => ({
  specializationId: 7,
  title: { en: 'Path', ar: 'مسار' },
  subtitle: {},
  description: {},
  cover: null,
  coverArt: '/files/covers/1/path.avif',
  isPublished: true,
  courseCount: 0,
  durationMinutes: 0,
  price: { minor: 89_900, currency: 'SAR' },
  isOwned: false,
  isEnrolled: false,
  completedAt: null,
  progressPercent: null,
  neededCourseCount: 0,
  completedCourseCount: 0,
  courses: [],
  groups: [],
  recognizedCourseIds: [],
  isCertificateIssuedManually: false,
  currency: 'SAR',
  listPriceMinor: 89_900,
  version: 3,
  abilities: { canEdit: true, canDelete: true, canEnroll: false, canBuy: false },
  ...changes,
});

async function show(language: 'en' | 'ar', isMarket = true) {
  const sent: SpecializationPatch[] = [];
  const shown = await renderScreen({
    screens: SCREENS,
    at: '/specializations/7',
    language,
    session: administratorSession(),
    bootstrap: bootstrapWith({}, { marketplace: isMarket }),
    responses: {
      'GET /api/specializations/7': specialization(),
      'GET /api/specializations': { data: [], total: 0 },
      'GET /api/courses': { data: [], total: 0 },
      'PATCH /api/specializations/7': (_query, body) => void sent.push(body),
    },
  });
  return { sent, t: shown.kit.wording.get() };
}

describe.each(DIRECTIONS)('the price of a specialization in $language', ({ language }) => {
  const change = async (t: Awaited<ReturnType<typeof show>>['t'], value: string) => {
    const field = await screen.findByLabelText(t('builder.course.price', { currency: 'SAR' }));
    fireEvent.change(field, { target: { value } });
    return field as HTMLInputElement;
  };

  it('is written in the currency of the organisation, and left empty where it is not sold as a whole', async () => {
    const { sent, t } = await show(language);
    const field = await change(t, '0');
    fireEvent.submit(field.form!);
    expect(await screen.findByText(t('errors.rules.numberInvalid'))).toBeTruthy();
    expect(sent).toEqual([]);
    await change(t, '499.5');
    fireEvent.submit(field.form!);
    await waitFor(() => expect(sent.at(-1)).toMatchObject({ priceMinor: 49_950, version: 3 }));
  });

  it('is taken away by emptying the field', async () => {
    const { sent, t } = await show(language);
    const field = await change(t, '');
    fireEvent.submit(field.form!);
    await waitFor(() => expect(sent.at(-1)).toMatchObject({ priceMinor: null }));
  });

  it('is not asked for without a marketplace', async () => {
    const { t } = await show(language, false);
    expect(await screen.findByText(t('specialization-desk.form.shown'))).toBeTruthy();
    expect(screen.queryByLabelText(t('builder.course.price', { currency: 'SAR' }))).toBeNull();
  });
});
