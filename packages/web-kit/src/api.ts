import {
  addressOf,
  type Call,
  type CallArguments,
  type Operation,
  type ResponseOf,
} from '@sullam/api-client/client.ts';

let current: Call | undefined;
let preloaded: Readonly<Record<string, unknown>> = {};
let preloadedAt = 0;

/** Sets the client behind `api`: the kit does it once, tests with a double. */
export function setApi(call: Call): void {
  current = call;
}

/** Hands over the responses that the page brought along; they hold only until somebody signs in or changes something. */
export function setPreloaded(responses: Readonly<Record<string, unknown>>, at = 0): void {
  preloaded = responses;
  preloadedAt = at;
}

/** Calls the API. For the `*.api.ts` files of the features. */
export const api: Call = (key, ...input) => {
  if (!current) throw new Error('The API is called before the application has started.');
  return current(key, ...input);
};

type LooseInput = { path?: object; query?: object; body?: unknown } | undefined;

/** The key under which the response of a call is cached: the operation first, so that all of one can be invalidated. */
export function apiKey<Key extends Operation>(
  key: Key,
  ...[input]: Partial<CallArguments<Key>>
): readonly [Key, object, object] {
  const { path = {}, query = {} } = (input as LooseInput) ?? {};
  return [key, path, query];
}

/** Key and function of a query, for `useQuery` and loaders: `apiQuery('GET /api/courses/{courseId}', { path })`. */
export function apiQuery<Key extends Operation & `GET ${string}`>(key: Key, ...input: CallArguments<Key>) {
  const address = `GET ${addressOf(key.slice('GET '.length), (input[0] as LooseInput) ?? {})}`;
  return {
    queryKey: apiKey(key, ...(input as Partial<CallArguments<Key>>)),
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<ResponseOf<Key>> =>
      api(key, ...([{ ...(input[0] as object | undefined), signal }] as unknown as CallArguments<Key>)),
    initialData: () => preloaded[address] as ResponseOf<Key> | undefined,
    // They grow old like any other response.
    initialDataUpdatedAt: () => preloadedAt,
  };
}
