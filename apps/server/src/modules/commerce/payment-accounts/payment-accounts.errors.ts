import { Problem } from '../../../kernel/problem.ts';

/** They are not keys of this provider, or it takes them no more. */
export const wrongKeys = (): Problem => new Problem('payment-account.wrong-keys', 409);
export const unreachable = (): Problem => new Problem('payment-account.unreachable', 409);
/** The provider understood and refused. */
export const refused = (): Problem => new Problem('payment-account.refused', 409);
/** The endpoint sends events of another version of the provider's API. */
export const wrongWebhookVersion = (): Problem => new Problem('payment-account.webhook-version', 409);
/** Its signature is missing, wrong or too old. */
export const invalidWebhook = (): Problem => new Problem('payment-webhook.invalid', 400);
