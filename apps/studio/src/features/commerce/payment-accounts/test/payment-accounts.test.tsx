// @vitest-environment happy-dom
import type { PaymentAccounts } from '@sullam/api-client/schema.gen.ts';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { bootstrapWith } from '@sullam/web-kit/testing/fixtures.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { administratorSession } from '../../../../../test/studio-fixtures.ts';
import { SCREENS } from '../../../../screens.ts';

// a dialog that is fetched while a test clicks is never drawn
beforeAll(async () => {
  Dialog.preload();
  await import('@sullam/ui/overlays/dialog.tsx');
});

type Provider = PaymentAccounts['providers'][number];

const ACCOUNT: Provider['accounts'][number] = {
  mode: 'TEST',
  accountName: 'Madar Academy',
  keyHints: ['4f2Q'],
  isOffered: false,
  hasWebhook: true,
  webhookSeenAt: null,
  checkedAt: '2026-11-28T09:00:00.000Z',
  problem: null,
};
const STRIPE: Provider = {
  provider: 'stripe',
  title: 'Stripe',
  keyNames: ['secretKey'],
  choosesMode: false,
  accepts: 'card',
  pageLanguages: ['en'],
  takesCurrency: true,
  webhookUrl: 'https://madar.example/api/payment-webhooks/stripe',
  accounts: [],
};

const PAYPAL: Provider = {
  ...STRIPE,
  provider: 'paypal',
  title: 'PayPal',
  keyNames: ['clientId', 'clientSecret'],
  choosesMode: true,
  accepts: 'paypal',
  pageLanguages: ['en', 'ar'],
  webhookUrl: 'https://madar.example/api/payment-webhooks/paypal',
};
const MOYASAR: Provider = {
  ...STRIPE,
  provider: 'moyasar',
  title: 'Moyasar',
  accepts: 'mada',
  pageLanguages: ['en', 'ar'],
};

const show = (language: 'en' | 'ar', provider: Provider, responses: Responses = {}) =>
  renderScreen({
    screens: SCREENS,
    at: '/payment-providers',
    language,
    session: administratorSession(),
    bootstrap: { features: { ...bootstrapWith().features, marketplace: true } },
    responses: { 'GET /api/payment-accounts': { providers: [provider] }, ...responses },
  });

describe.each(DIRECTIONS)('payment providers in $language', ({ language }) => {
  it('takes the keys of a provider that is not connected', async () => {
    const sent: unknown[] = [];
    const { kit } = await show(language, STRIPE, {
      'PUT /api/payment-accounts/stripe': (_query, body) => {
        sent.push(body);
        return undefined;
      },
    });
    const t = kit.wording.get();
    expect(await screen.findByText(t('payment-accounts.texts.none'))).toBeTruthy();
    expect(screen.getByText(t('payment-accounts.texts.english', { provider: 'Stripe' }))).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: t('payment-accounts.actions.enter') }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText(new RegExp(t('payment-accounts.keys.secretKey'))), {
      target: { value: ' sk_test_12345678 ' },
    });
    fireEvent.click(dialog.getByRole('button', { name: t('common.actions.save') }));
    await waitFor(() => expect(sent).toEqual([{ keys: ['sk_test_12345678'] }]));
  });

  it('asks what keys are for where they don’t tell, and says where to find them', async () => {
    const sent: unknown[] = [];
    const { kit } = await show(language, PAYPAL, {
      'PUT /api/payment-accounts/paypal': (_query, body) => {
        sent.push(body);
        return undefined;
      },
    });
    const t = kit.wording.get();
    fireEvent.click(await screen.findByRole('button', { name: t('payment-accounts.actions.enter') }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(t('payment-accounts.help.paypal'))).toBeTruthy();
    const test = dialog.getByRole<HTMLInputElement>('radio', { name: t('payment-accounts.choices.TEST') });
    expect(test.checked).toBe(true);
    fireEvent.click(dialog.getByRole('radio', { name: t('payment-accounts.choices.LIVE') }));
    for (const name of ['clientId', 'clientSecret'] as const)
      fireEvent.change(dialog.getByLabelText(new RegExp(t(`payment-accounts.keys.${name}`))), {
        target: { value: `${name}-12345678` },
      });
    fireEvent.click(dialog.getByRole('button', { name: t('common.actions.save') }));
    await waitFor(() => expect(sent).toEqual([{ keys: ['clientId-12345678', 'clientSecret-12345678'], mode: 'LIVE' }]));
  });

  it.each([
    [PAYPAL, 'payment-accounts.actions.webhookId', 'payment-accounts.texts.webhookId'],
    [MOYASAR, 'payment-accounts.actions.token', 'payment-accounts.texts.token'],
  ] as const)('names what $title knows a webhook by, and what its page takes', async (provider, action, text) => {
    const { kit } = await show(language, { ...provider, accounts: [{ ...ACCOUNT, mode: 'LIVE' }] });
    const t = kit.wording.get();
    expect(await screen.findByText(t(`payment-accounts.methods.${provider.accepts}`))).toBeTruthy();
    expect(screen.getByText(t('payment-accounts.modes.LIVE'))).toBeTruthy();
    expect(screen.queryByText(t('payment-accounts.texts.english', { provider: provider.title }))).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: t(action) }));
    expect(within(await screen.findByRole('dialog')).getByText(t(text))).toBeTruthy();
  });

  it('shows test keys as such, never whole, with what is wrong and a webhook that never came', async () => {
    const { kit } = await show(language, { ...STRIPE, accounts: [{ ...ACCOUNT, problem: 'WRONG_KEYS' }] });
    const t = kit.wording.get();
    expect(await screen.findByText(t('payment-accounts.modes.TEST'))).toBeTruthy();
    expect(screen.getByText('••••4f2Q')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain(
      t('payment-accounts.problems.WRONG_KEYS', { provider: 'Stripe' }),
    );
    expect(screen.getByText(t('payment-accounts.texts.neverSeen'))).toBeTruthy();
    expect(screen.getByText(STRIPE.webhookUrl)).toBeTruthy();
  });

  it('offers an account, tests it and connects its webhook', async () => {
    const done: string[] = [];
    const note = (what: string) => () => {
      done.push(what);
      return undefined;
    };
    const { kit } = await show(
      language,
      { ...STRIPE, accounts: [{ ...ACCOUNT, mode: 'LIVE', hasWebhook: false }] },
      {
        'PUT /api/payment-accounts/stripe/LIVE/offer': (_query: unknown, body: unknown) => {
          done.push(JSON.stringify(body));
          return undefined;
        },
        'POST /api/payment-accounts/stripe/LIVE/check': note('check'),
        'POST /api/payment-accounts/stripe/LIVE/webhook': note('webhook'),
      },
    );
    const t = kit.wording.get();
    fireEvent.click(await screen.findByRole('switch', { name: t('payment-accounts.labels.offered') }));
    fireEvent.click(screen.getByRole('button', { name: t('payment-accounts.actions.test') }));
    fireEvent.click(screen.getByRole('button', { name: t('payment-accounts.actions.connect') }));
    await waitFor(() => expect([...done].sort()).toEqual(['check', 'webhook', '{"isOffered":true}'].sort()));
  });
});
