import type { SystemContext } from '../../../kernel/context.ts';
import type { AmountProblem } from '../orders/orders.public.ts';
import { type Account, askProvider, type JsonBody } from '../payment-accounts/payment-accounts.public.ts';

export type MoyasarContext = Pick<SystemContext, 'clock' | 'config' | 'organizationId'>;

/** Currencies of Moyasar; all but the riyal are switched on for an account by Moyasar. Amounts have the decimals of ISO 4217. */
const CURRENCIES = ['SAR', 'AED', 'BHD', 'KWD', 'QAR', 'USD'];
const LEAST_AMOUNT = 100;

/** Why Moyasar can't take an amount in minor units; null where it can. */
export function moyasarProblemOf(amountMinor: number, currency: string): AmountProblem | null {
  if (!CURRENCIES.includes(currency)) return 'CURRENCY';
  return amountMinor > 0 && amountMinor < LEAST_AMOUNT ? 'AMOUNT' : null;
}

export type Metadata = Readonly<Record<string, string>>;

export interface MoyasarPayment {
  id: string;
  status: string;
  amount: number;
  currency: string;
  /** What Moyasar keeps; absent until it is known. */
  fee?: number;
  /** Sum of all refunds. */
  refunded: number;
  invoice_id: string | null;
  created_at: string;
  metadata: Metadata | null;
  source?: { message?: string | null };
}

export interface MoyasarInvoice {
  id: string;
  status: string;
  url: string;
  metadata: Metadata | null;
  payments?: MoyasarPayment[];
}

/** What lists of Moyasar tell about their pages. */
export interface ListMeta {
  meta?: { next_page: number | null };
}

interface MoyasarRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  body?: JsonBody;
}

/** Asks Moyasar something. @throws ProviderFailure */
export const askMoyasar = <Answer>(
  { config }: Pick<SystemContext, 'config'>,
  { keys: { secretKey = '' } }: Account,
  { method = 'GET', path, body }: MoyasarRequest,
): Promise<Answer> =>
  askProvider<Answer>(
    'Moyasar',
    {
      base: config.moyasarUrl,
      method,
      path: `/v1${path}`,
      headers: { authorization: `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}` },
      ...(body === undefined ? {} : { body }),
    },
    ({ type }) => type,
  );
