import { afterAll, expect, it } from 'vitest';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { givenShop } from '../../orders/test/orders.factory.ts';
import { startFakeStripe } from '../../stripe-payments/test/fake-stripe.ts';
import type { AccountProviderStates } from '../payment-accounts.schemas.ts';

const stripe = await startFakeStripe();
afterAll(() => stripe.close());
const server = testServer({ STRIPE_API_URL: stripe.url });

async function givenAdministrator() {
  const shop = await givenShop(server);
  const call = (request: Parameters<typeof callAs>[2], body?: object) =>
    callAs<{ errorCode?: string }>(server, shop.administrator, request, body);
  const read = async () =>
    (await callAs<AccountProviderStates>(server, shop.administrator, 'GET /api/payment-accounts')).body.providers.find(
      ({ provider }) => provider === 'stripe',
    )!;
  return { ...shop, call, read };
}

it('saves keys that the provider accepts and shows no more than their last characters', async () => {
  const { call, read, organizationId } = await givenAdministrator();
  expect(await read()).toMatchObject({ title: 'Stripe', pageLanguages: ['en'], takesCurrency: true, accounts: [] });
  const refused = await call('PUT /api/payment-accounts/stripe', { keys: ['sk_test_another0001'] });
  expect(refused).toMatchObject({ status: 409, body: { errorCode: 'payment-account.wrong-keys' } });
  const other = await call('PUT /api/payment-accounts/stripe', { keys: ['pk_test_publishable'] });
  expect(other.body.errorCode).toBe('payment-account.wrong-keys');
  expect((await read()).accounts).toEqual([]);
  expect((await call('PUT /api/payment-accounts/stripe', { keys: [stripe.key] })).status).toBe(204);
  const { accounts } = await read();
  expect(accounts).toMatchObject([
    { mode: 'TEST', accountName: 'Madar', keyHints: ['0001'], isOffered: false, hasWebhook: false, problem: null },
  ]);
  expect(JSON.stringify(accounts)).not.toContain(stripe.key);
  const [row] = await server.admin`select * from payment_accounts where organization_id = ${organizationId}`;
  expect(JSON.stringify(row)).not.toContain(stripe.key);
});

it('offers one account of a provider, with live keys in place of the test provider', async () => {
  const { call, read, buyer } = await givenAdministrator();
  await call('PUT /api/payment-accounts/stripe', { keys: [stripe.key] });
  const methods = async () =>
    (
      await callAs<{ methods: { provider: string; isTest: boolean }[] }>(server, buyer, 'GET /api/payment-methods')
    ).body.methods.map(({ provider, isTest }) => `${provider} ${isTest}`);
  expect(await methods()).toEqual(['test true']);
  expect((await call('PUT /api/payment-accounts/stripe/TEST/offer', { isOffered: true })).status).toBe(204);
  expect([...(await methods())].sort()).toEqual(['stripe true', 'test true']);
  const testKey = stripe.key;
  stripe.key = 'sk_live_standin0002';
  await call('PUT /api/payment-accounts/stripe', { keys: [stripe.key] });
  expect((await call('PUT /api/payment-accounts/stripe/LIVE/offer', { isOffered: true })).status).toBe(204);
  stripe.key = testKey;
  expect(await methods()).toEqual(['stripe false']);
  expect((await read()).accounts.map(({ mode, isOffered }) => [mode, isOffered])).toEqual([
    ['LIVE', true],
    ['TEST', false],
  ]);
});

it('creates the webhook endpoint with its own version, in place of an earlier one, and refuses another version', async () => {
  const { call, read } = await givenAdministrator();
  await call('PUT /api/payment-accounts/stripe', { keys: [stripe.key] });
  const { webhookUrl } = await read();
  expect(webhookUrl).toMatch(/\/api\/payment-webhooks\/stripe$/);
  stripe.endpoints.clear();
  stripe.endpoints.set('we_old', { id: 'we_old', url: webhookUrl, api_version: '2024-04-10' });
  const entered = await call('PUT /api/payment-accounts/stripe/TEST/webhook', { secret: 'whsec_entered_by_hand' });
  expect(entered).toMatchObject({ status: 409, body: { errorCode: 'payment-account.webhook-version' } });
  expect((await call('POST /api/payment-accounts/stripe/TEST/webhook')).status).toBe(204);
  expect([...stripe.endpoints.values()]).toMatchObject([{ url: webhookUrl, api_version: '2026-10-28.endive' }]);
  expect((await read()).accounts).toMatchObject([{ hasWebhook: true, webhookSeenAt: null }]);
  const again = await call('PUT /api/payment-accounts/stripe/TEST/webhook', { secret: 'whsec_entered_by_hand' });
  expect(again.status).toBe(204);
});

it('says why an account does not work', async () => {
  const { call, read } = await givenAdministrator();
  await call('PUT /api/payment-accounts/stripe', { keys: [stripe.key] });
  const problem = async () => {
    expect((await call('POST /api/payment-accounts/stripe/TEST/check')).status).toBe(204);
    return (await read()).accounts[0]?.problem;
  };
  const key = stripe.key;
  stripe.key = 'sk_test_rolled0003';
  expect(await problem()).toBe('WRONG_KEYS');
  stripe.key = key;
  for (let at = 0; at < 2; at += 1) stripe.next({ path: /account/, status: 500 });
  expect(await problem()).toBe('UNREACHABLE');
  expect(await problem()).toBeNull();
});

it('is for administrators, and for accounts that are there', async () => {
  const { call, buyer } = await givenAdministrator();
  expect((await callAs(server, buyer, 'GET /api/payment-accounts')).status).toBe(403);
  expect((await call('POST /api/payment-accounts/stripe/LIVE/check')).status).toBe(404);
  expect((await call('PUT /api/payment-accounts/nobody', { keys: [stripe.key] })).status).toBe(404);
});
