/** Texts that differ by provider: where its keys are found, and what its webhooks are recognised by. */
const TEXTS = {
  stripe: {
    help: 'payment-accounts.help.stripe',
    secret: 'payment-accounts.titles.secret',
    secretText: 'payment-accounts.texts.secret',
    enterSecret: 'payment-accounts.actions.secret',
  },
  paypal: {
    help: 'payment-accounts.help.paypal',
    secret: 'payment-accounts.titles.webhookId',
    secretText: 'payment-accounts.texts.webhookId',
    enterSecret: 'payment-accounts.actions.webhookId',
  },
  moyasar: {
    help: 'payment-accounts.help.moyasar',
    secret: 'payment-accounts.titles.token',
    secretText: 'payment-accounts.texts.token',
    enterSecret: 'payment-accounts.actions.token',
  },
} as const;

const OTHERS = { ...TEXTS.stripe, help: null };

const isWorded = (provider: string): provider is keyof typeof TEXTS => Object.hasOwn(TEXTS, provider);

/** Keys of the texts of a provider. */
export const textsOf = (provider: string) => (isWorded(provider) ? TEXTS[provider] : OTHERS);
