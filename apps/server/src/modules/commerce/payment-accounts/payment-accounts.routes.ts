import type { Readable } from 'node:stream';
import { administrator } from '../../../kernel/access/access.ts';
import { reading } from '../../../kernel/database/database.ts';
import { memberRoute, publicRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import {
  AccountParams,
  AccountProviderStates,
  KeysBody,
  OfferBody,
  ProviderParams,
  WebhookSecretBody,
} from './payment-accounts.schemas.ts';
import {
  checkAccount,
  connectWebhook,
  enterWebhookSecret,
  readAccounts,
  saveAccountKeys,
  setOffered,
} from './payment-accounts.service.ts';
import { receiveWebhook } from './payment-webhooks.service.ts';

/** Each asks a provider. */
const rateLimit = { per: 'caller', count: 30, seconds: 600 } as const;

export const paymentAccountRoutes: RouteDefinition[] = [
  memberRoute({
    method: 'GET',
    path: '/api/payment-accounts',
    operationId: 'listPaymentAccounts',
    summary: 'Payment providers and the accounts of the organisation with them; keys are never shown again',
    access: administrator(),
    response: AccountProviderStates,
    handle: (context) => reading(context, (tx) => readAccounts(context, tx)),
  }),
  memberRoute({
    method: 'PUT',
    path: '/api/payment-accounts/:provider',
    operationId: 'savePaymentAccountKeys',
    summary: 'Saves keys that the provider accepts, as the test or live account that they are for',
    access: administrator(),
    refusesMasquerade: true,
    rateLimit,
    params: ProviderParams,
    body: KeysBody,
    errors: { 409: ['payment-account.refused', 'payment-account.unreachable', 'payment-account.wrong-keys'] },
    handle: (context, { params, body }) => saveAccountKeys(context, params.provider, body),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/payment-accounts/:provider/:mode/check',
    operationId: 'checkPaymentAccount',
    summary: 'Asks the provider whether an account works',
    access: administrator(),
    rateLimit,
    params: AccountParams,
    handle: (context, { params }) => checkAccount(context, params),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/payment-accounts/:provider/:mode/webhook',
    operationId: 'createPaymentWebhook',
    summary: 'Creates the webhook endpoint of an account at the provider, in place of an earlier one',
    access: administrator(),
    refusesMasquerade: true,
    rateLimit,
    params: AccountParams,
    errors: { 409: ['payment-account.refused', 'payment-account.unreachable', 'payment-account.wrong-keys'] },
    handle: (context, { params }) => connectWebhook(context, params),
  }),
  memberRoute({
    method: 'PUT',
    path: '/api/payment-accounts/:provider/:mode/webhook',
    operationId: 'savePaymentWebhookSecret',
    summary: 'Saves the signing secret of a webhook endpoint that was created at the provider',
    access: administrator(),
    refusesMasquerade: true,
    rateLimit,
    params: AccountParams,
    body: WebhookSecretBody,
    errors: {
      409: [
        'payment-account.refused',
        'payment-account.unreachable',
        'payment-account.webhook-version',
        'payment-account.wrong-keys',
      ],
    },
    handle: (context, { params, body }) => enterWebhookSecret(context, params, body.secret),
  }),
  memberRoute({
    method: 'PUT',
    path: '/api/payment-accounts/:provider/:mode/offer',
    operationId: 'setPaymentAccountOffer',
    summary: 'Offers an account to buyers in place of the other one of its provider, or offers it no more',
    access: administrator(),
    refusesMasquerade: true,
    params: AccountParams,
    body: OfferBody,
    handle: (context, { params, body }) => setOffered(context, params, body.isOffered),
  }),
  publicRoute({
    method: 'POST',
    path: '/api/payment-webhooks/:provider',
    operationId: 'acceptPaymentWebhook',
    summary: 'Takes a webhook of a payment provider, whose signature is checked',
    // the signature covers the bytes as they came
    rawBody: true,
    params: ProviderParams,
    rateLimit: { per: 'address', count: 600, seconds: 60 },
    errors: { 400: ['payment-webhook.invalid'] },
    handle: (context, { params }, { request }) =>
      receiveWebhook(context, params.provider, { headers: request.headers, body: request.body as Readable }),
  }),
];
