import { PAGE_METHODS } from '@sullam/domain/commerce/payment-methods.ts';
import { type Static, Type } from 'typebox';
import { code, DateTime, NamedObject, Nullable, OneOf } from '../../../kernel/http/schemas.ts';

export const ACCOUNT_MODES = ['TEST', 'LIVE'] as const;
export type AccountMode = (typeof ACCOUNT_MODES)[number];
export const ACCOUNT_PROBLEMS = ['WRONG_KEYS', 'UNREACHABLE', 'REFUSED'] as const;

const PaymentAccount = NamedObject('PaymentAccount', {
  mode: OneOf(...ACCOUNT_MODES),
  /** Name of the account at the provider. */
  accountName: Type.String(),
  /** Last four characters of each key, in the order of the key names. */
  keyHints: Type.Array(Type.String()),
  /** Whether buyers can pay with it. */
  isOffered: Type.Boolean(),
  hasWebhook: Type.Boolean(),
  /** When a genuine webhook last came. */
  webhookSeenAt: Nullable(DateTime),
  checkedAt: DateTime,
  /** Why the keys did not work when they were last checked. */
  problem: Nullable(OneOf(...ACCOUNT_PROBLEMS)),
});

export const AccountProviderStates = NamedObject('PaymentAccounts', {
  providers: Type.Array(
    NamedObject('PaymentAccountProvider', {
      provider: Type.String(),
      title: Type.String(),
      /** Keys that its form asks for. */
      keyNames: Type.Array(Type.String()),
      /** Whether administrators say what keys are for, because the keys don't tell. */
      choosesMode: Type.Boolean(),
      /** What buyers can pay with on its page. */
      accepts: OneOf(...PAGE_METHODS),
      /** Languages of the page on which buyers pay. */
      pageLanguages: Type.Array(OneOf('en', 'ar')),
      /** Whether it takes the currency of the organisation. */
      takesCurrency: Type.Boolean(),
      /** Where the provider sends webhooks. */
      webhookUrl: Type.String(),
      accounts: Type.Array(PaymentAccount),
    }),
  ),
});
export type AccountProviderStates = Static<typeof AccountProviderStates>;

const Provider = code({ minLength: 1, maxLength: 40, pattern: '^[a-z][a-z-]*$' });
export const ProviderParams = Type.Object({ provider: Provider });
export const AccountParams = Type.Object({ provider: Provider, mode: OneOf(...ACCOUNT_MODES) });

const Secret = code({ minLength: 8, maxLength: 500, pattern: '^[!-~]{8,}$' });

export const KeysBody = Type.Object({
  /** In the order of the key names. */
  keys: Type.Array(Secret, { minItems: 1, maxItems: 4 }),
  /** What the keys are for, where they don't tell; ignored where they do. */
  mode: Type.Optional(OneOf(...ACCOUNT_MODES)),
});
export type KeysBody = Static<typeof KeysBody>;
export const WebhookSecretBody = Type.Object({ secret: Secret });
export const OfferBody = Type.Object({ isOffered: Type.Boolean() });
