import { type ApiErrorBody, isApiErrorBody, mayRefresh } from '@sullam/domain/error-codes.ts';
import { ApiError } from './api-error.ts';
import type { paths } from './schema.gen.ts';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** An operation as the API is written down: `GET /api/courses/{courseId}`. */
export type Operation = {
  [Path in keyof paths]: {
    [M in Method]: paths[Path][M] extends { responses: object } ? `${Uppercase<M>} ${Path}` : never;
  }[Method];
}[keyof paths];

type Described<Key extends Operation> = Key extends `${infer M} ${infer Path}`
  ? Path extends keyof paths
    ? Lowercase<M> extends keyof paths[Path]
      ? paths[Path][Lowercase<M>]
      : never
    : never
  : never;

/** What a request or a response carries: JSON, `Blob` for anything else, `undefined` for nothing. */
type Content<Message> = Message extends { content: { 'application/json': infer Json } }
  ? Json
  : Message extends { content: object }
    ? Blob
    : undefined;

/** What leaves an operation that succeeds. */
export type ResponseOf<Key extends Operation> =
  Described<Key> extends { responses: infer Responses }
    ? Content<Responses[keyof Responses & (200 | 201 | 202 | 204)]>
    : never;
export type BodyOf<Key extends Operation> = Described<Key> extends { requestBody: infer Body } ? Content<Body> : never;
type Parameters<Key extends Operation> = Described<Key> extends { parameters: infer Given } ? Given : never;
export type PathOf<Key extends Operation> = Parameters<Key> extends { path: infer Path } ? Path : never;
export type QueryOf<Key extends Operation> =
  Parameters<Key> extends { query?: infer Query } ? NonNullable<Query> : never;

type Part<Name extends string, Value> = [Value] extends [never] ? unknown : { [P in Name]: Value };
/** `query` may be left out when nothing in it is required. */
type QueryPart<Value> = [Value] extends [never]
  ? unknown
  : Record<never, never> extends Value
    ? { query?: Value }
    : { query: Value };

/** What an operation takes. */
export type InputOf<Key extends Operation> = Part<'path', PathOf<Key>> &
  Part<'body', BodyOf<Key>> &
  QueryPart<QueryOf<Key>>;

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Leave out the renewal of tokens after a 401; for the calls that renewal itself makes. */
  isBare?: boolean;
  /** The request outlives the page (reports on leaving). */
  keepalive?: boolean;
  /** The server carries a request out once for each key and repeats its response, so a lost connection can be tried again. */
  idempotencyKey?: string;
}

export type CallArguments<Key extends Operation> =
  Record<never, never> extends InputOf<Key>
    ? [input?: InputOf<Key> & CallOptions]
    : [input: InputOf<Key> & CallOptions];

export type Call = <Key extends Operation>(key: Key, ...input: CallArguments<Key>) => Promise<ResponseOf<Key>>;

export interface ClientOptions {
  baseUrl: string;
  /** Headers of every call, asked anew for each. */
  headers(method: string): Record<string, string>;
  /** Renews the session after a 401; true when the call is worth one replay. */
  onUnauthorized?(sent: Record<string, string>): Promise<boolean>;
  /** Called with every response, whatever it says. */
  onResponse?(): void;
  /** Called after a refusal has been reported; true when the call is worth one retry all the same. */
  onFailed?(error: ApiError): Promise<boolean>;
  /** Called with every failure before it is thrown. */
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
  const failure = (body: ApiErrorBody, isTransport: boolean, input: CallOptions, requestId?: string): ApiError => {
    const error = new ApiError(body, isTransport, requestId);
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
    if (input.idempotencyKey !== undefined) headers['idempotency-key'] = input.idempotencyKey;
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
    options.onResponse?.();
    if (response.ok) return contentOf(response).catch((cause: unknown) => Promise.reject(unreachable(cause, input)));
    const body = await refused(response);
    const isRenewable = !input.isBare && !isReplay && mayRefresh(response.status, body.errorCode);
    if (isRenewable && (await options.onUnauthorized?.(headers))) return send(key, input, true);
    const error = failure(body, false, input, response.headers.get('x-request-id') ?? undefined);
    if (!input.isBare && !isReplay && (await options.onFailed?.(error))) return send(key, input, true);
    throw error;
  };

  return ((key: string, input: LooseInput = {}) => send(key, input, false)) as Call;
}

async function contentOf(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  const disposition = response.headers.get('content-disposition');
  // JSON with a name, such as a signed credential, is a file to save
  if (!disposition && response.headers.get('content-type')?.includes('json')) return response.json();
  const blob = await response.blob();
  return blob.size === 0 ? undefined : named(blob, disposition);
}

/** A file that is to be saved, with the name that the server gives it. */
function named(blob: Blob, disposition: string | null): Blob {
  const name = disposition?.split("filename*=UTF-8''")[1];
  return name ? new File([blob], decodeURIComponent(name), { type: blob.type }) : blob;
}
