// @vitest-environment happy-dom
import type { SellerDetails } from '@sullam/api-client/schema.gen.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { bootstrapWith, jsonResponse } from '@sullam/web-kit/testing/fixtures.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { administratorSession } from '../../../../../test/studio-fixtures.ts';
import { SCREENS } from '../../../../screens.ts';

const SELLER: SellerDetails = {
  legalName: { en: 'Madar Academy', ar: 'أكاديمية مدار' },
  vatNumber: '310122393500003',
  address: { street: 'King Fahd Road', building: '7712', city: 'Riyadh', postalCode: '12212', countryCode: 'SA' },
  documentsIssuedBy: 'PLATFORM',
  sellsWithReverseCharge: false,
};

const show = (language: 'en' | 'ar', responses: Responses = {}) =>
  renderScreen({
    screens: SCREENS,
    at: '/marketplace-settings',
    language,
    session: administratorSession(),
    bootstrap: { features: { ...bootstrapWith().features, marketplace: true } },
    responses: {
      'GET /api/marketplace-settings': {
        taxRateBasisPoints: 1500,
        paymentDisclosure: null,
        seatReclaimDays: 14,
        seatAssignmentDays: 365,
      },
      'GET /api/cancellation-terms/event': { tiers: [], version: 0 },
      'GET /api/marketplace-settings/seller': SELLER,
      ...responses,
    },
  });

describe.each(DIRECTIONS)('tax and seller in $language', ({ language }) => {
  it('saves the seller and who issues documents', async () => {
    const sent: unknown[] = [];
    const { kit } = await show(language, {
      'PUT /api/marketplace-settings/seller': (_query, body) => {
        sent.push(body);
        return undefined;
      },
    });
    const t = kit.wording.get();
    fireEvent.change(await screen.findByLabelText(t('billing.address.building')), { target: { value: '8' } });
    fireEvent.click(screen.getByRole('radio', { name: new RegExp(t('billing.settings.OUTSIDE_SYSTEM')) }));
    fireEvent.click(screen.getAllByRole('button', { name: t('common.actions.save') })[1]!);
    await waitFor(() =>
      expect(sent).toEqual([
        { ...SELLER, address: { ...SELLER.address, building: '8' }, documentsIssuedBy: 'OUTSIDE_SYSTEM' },
      ]),
    );
  });

  it('saves what buyers read before they pay, and nothing once it is empty', async () => {
    const sent: unknown[] = [];
    const { kit } = await show(language, {
      'PUT /api/marketplace-settings': (_query, body) => {
        sent.push(body);
        return undefined;
      },
    });
    const t = kit.wording.get();
    const group = await screen.findByRole('group', { name: t('billing.settings.disclosureText') });
    const [own] = within(group).getAllByRole('textbox');
    const form = own!.closest('form')!;
    fireEvent.change(own!, { target: { value: 'Terms' } });
    fireEvent.submit(form);
    await waitFor(() => expect(sent).toHaveLength(1));
    fireEvent.change(own!, { target: { value: ' ' } });
    fireEvent.submit(form);
    await waitFor(() =>
      expect(sent).toEqual([
        { taxRateBasisPoints: 1500, paymentDisclosure: { [language]: 'Terms' } },
        { taxRateBasisPoints: 1500, paymentDisclosure: null },
      ]),
    );
  });

  it('does not send a Saudi VAT number of another form, and says so', async () => {
    const { kit, calls } = await show(language);
    const t = kit.wording.get();
    const field = await screen.findByDisplayValue(SELLER.vatNumber);
    fireEvent.change(field, { target: { value: '123' } });
    fireEvent.click(screen.getAllByRole('button', { name: t('common.actions.save') })[1]!);
    expect((await screen.findAllByText(t('errors.rules.saudiVatNumber'))).length).toBeGreaterThan(0);
    expect(calls.filter((call) => call.startsWith('PUT'))).toEqual([]);
  });

  it('saves the VAT rate', async () => {
    const sent: unknown[] = [];
    const { kit } = await show(language, {
      'PUT /api/marketplace-settings': (_query, body) => {
        sent.push(body);
        return undefined;
      },
    });
    const t = kit.wording.get();
    const rate = await screen.findByRole('textbox', { name: new RegExp(t('order-desk.fields.rate')) });
    fireEvent.change(rate, { target: { value: '5' } });
    fireEvent.click(screen.getAllByRole('button', { name: t('common.actions.save') })[0]!);
    await waitFor(() => expect(sent).toEqual([{ taxRateBasisPoints: 500 }]));
  });

  it('offers to load again after a failure', async () => {
    const { kit } = await show(language, {
      'GET /api/marketplace-settings/seller': () => jsonResponse(503, { message: 'Busy', status: 503 }),
    });
    expect(await screen.findByText(kit.wording.get()('common.failed.title'))).toBeTruthy();
  });
});
