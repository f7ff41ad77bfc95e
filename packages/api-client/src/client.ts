import { type ApiErrorBody, isApiErrorBody, mayRefresh } from '@sullam/domain/error-codes.ts';
import { ApiError } from './api-error.ts';
import type { Api } from './schema.gen.ts';

export type Operation = keyof Api;
export type AnswerOf<Key extends Operation> = Api[Key]['answer'];
type Part<Key extends Operation, Name extends string> = Api[Key] extends { [P in Name]: infer Value }
  ? { [P in Name]: Value }
  : Api[Key] extends { [P in Name]?: infer Value }
    ? { [P in Name]?: Value }
    : unknown;
type Optional<Value> = { [Key in keyof Value]: Record<never, never> extends Value[Key] ? never : Key }[keyof Value];

/** What an operation takes; `query` may be left out when nothing in it is required. */
export type InputOf<Key extends Operation> = Part<Key, 'path'> &
  Part<Key, 'body'> &
  ([Optional<Part<Key, 'query'>>] extends [never] ? Partial<Part<Key, 'query'>> : Part<Key, 'query'>);

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Leave out the renewal of tokens after a 401; for the calls that renewal itself makes. */
  isBare?: boolean;
  /** The request outlives the page (reports on leaving). */
  keepalive?: boolean;
}

export type CallArguments<Key extends Operation> =
  Record<never, never> extends InputOf<Key>
    ? [input?: InputOf<Key> & CallOptions]
    : [input: InputOf<Key> & CallOptions];

export type Call = <Key extends Operation>(key: Key, ...input: CallArguments<Key>) => Promise<AnswerOf<Key>>;

export interface ClientOptions {
  baseUrl: string;
  /** Headers of every call, asked anew for each. */
  headers(method: string): Record<string, string>;
  /** Renews the session after a 401; true when the call is worth one replay. */
  onUnauthorized?(sent: Record<string, string>): Promise<boolean>;
  /** Told of every failure before it is thrown. */
  onError?(error: ApiError, options: CallOptions): void;
  /** The last resort when neither the server nor the transport says anything ("Something went wrong"). */
  genericMessage(): string;
  fetch?: typeof fetch;
}

type LooseInput = CallOptions & { path?: object; query?: object; body?: unknown };

/** The address of a call: identifiers in the path, the rest in the query, lists repeated. */
export function addressOf(path: string, input: Pick<LooseInput, 'path' | 'query'> = {}): string {
  const values = { ...input.path } as Record<string, unknown>;
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) query.append(name, String(item));
    }
  }
  const text = query.toString();
  return text ? `${filled}?${text}` : filled;
}

/** Builds the only way to call the API: typed by operation, one error shape, renewed once after a 401. */
export function createClient(options: ClientOptions): Call {
  const failure = (body: ApiErrorBody, isTransport: boolean, input: CallOptions): ApiError => {
    const error = new ApiError(body, isTransport);
    options.onError?.(error, input);
    return error;
  };

  const unreachable = (cause: unknown, input: CallOptions): unknown => {
    // A call that its own screen gave up is not a failure.
    if (input.signal?.aborted) return cause;
    return failure({ message: options.genericMessage(), status: 500 }, true, input);
  };

  const refused = async (response: Response): Promise<ApiErrorBody> => {
    const body: unknown = await response.json().catch(() => null);
    return isApiErrorBody(body) ? body : { message: options.genericMessage(), status: response.status };
  };

  const send = async (key: string, input: LooseInput, isReplay: boolean): Promise<unknown> => {
    const [method = 'GET', path = ''] = key.split(' ');
    const headers = options.headers(method);
    const isRaw = input.body instanceof Blob;
    if (input.body !== undefined && !isRaw) headers['content-type'] = 'application/json';
    let response: Response;
    try {
      response = await (options.fetch ?? fetch)(options.baseUrl + addressOf(path, input), {
        method,
        headers,
        signal: input.signal ?? null,
        keepalive: input.keepalive ?? false,
        ...(input.body === undefined ? {} : { body: isRaw ? (input.body as Blob) : JSON.stringify(input.body) }),
      });
    } catch (cause) {
      throw unreachable(cause, input);
    }
    if (response.ok) return answerOf(response).catch((cause: unknown) => Promise.reject(unreachable(cause, input)));
    const body = await refused(response);
    const isRenewable = !input.isBare && !isReplay && mayRefresh(response.status, body.errorCode);
    if (isRenewable && (await options.onUnauthorized?.(headers))) return send(key, input, true);
    throw failure(body, false, input);
  };

  return ((key: string, input: LooseInput = {}) => send(key, input, false)) as Call;
}

async function answerOf(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  if (response.headers.get('content-type')?.includes('json')) return response.json();
  const blob = await response.blob();
  return blob.size === 0 ? undefined : blob;
}
