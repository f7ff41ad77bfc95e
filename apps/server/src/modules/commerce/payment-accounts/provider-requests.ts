import { askOutside, NoAnswer, type OutgoingRequest } from '../../../kernel/outgoing-request.ts';
import { ProviderFailure, type ProviderFailureKind } from '../orders/orders.public.ts';

/** A provider answered that it won't do what it was asked. */
export class ProviderRefusal extends ProviderFailure {
  readonly status: number;
  /** The provider's word for the reason. */
  readonly issue: string;

  constructor(kind: ProviderFailureKind, message: string, { status, issue }: { status: number; issue: string }) {
    super(kind, message);
    this.status = status;
    this.issue = issue;
  }
}

export type JsonBody = Readonly<Record<string, unknown>>;

/** Busy, failing, or still working on an earlier request of the same key. */
const isTemporary = (status: number): boolean => status === 409 || status === 429 || status >= 500;

const kindOf = (status: number): ProviderFailureKind => {
  if (isTemporary(status)) return 'UNREACHABLE';
  return status === 401 || status === 403 ? 'WRONG_KEYS' : 'REFUSED';
};

function bodyOf(provider: string, text: string): JsonBody {
  try {
    const body: unknown = text === '' ? {} : JSON.parse(text);
    if (typeof body === 'object' && body !== null) return body as JsonBody;
  } catch {
    // a page of a proxy between us and the provider: the failure below says so
  }
  throw new ProviderFailure('UNREACHABLE', `${provider}: the answer is no JSON`);
}

interface ProviderRequest extends Omit<OutgoingRequest, 'body'> {
  body?: JsonBody | string;
}

/**
 * Asks a provider's JSON API something. `issueOf` finds the provider's word for the reason in the body of a refusal; nothing else of that
 * body goes to the log.
 * @throws ProviderFailure
 */
export async function askProvider<Answer>(
  provider: string,
  { body, headers, ...request }: ProviderRequest,
  issueOf: (body: JsonBody) => unknown,
): Promise<Answer> {
  const sent = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
  const type: Record<string, string> = typeof body === 'object' ? { 'content-type': 'application/json' } : {};
  const answer = await askOutside({
    ...request,
    headers: { accept: 'application/json', ...type, ...headers },
    ...(sent === undefined ? {} : { body: sent }),
  }).catch((error: unknown) => {
    if (error instanceof NoAnswer) throw new ProviderFailure('UNREACHABLE', `${provider}: ${error.message}`);
    throw error;
  });
  const { status } = answer;
  if (status >= 200 && status < 300) return bodyOf(provider, answer.body) as Answer;
  if (isTemporary(status)) throw new ProviderFailure('UNREACHABLE', `${provider}: status ${status}`);
  const issue = String(issueOf(bodyOf(provider, answer.body)) ?? '')
    .replace(/[^\w.-]+/g, ' ')
    .slice(0, 100);
  throw new ProviderRefusal(kindOf(status), `${provider}: status ${status} ${issue}`, { status, issue });
}
