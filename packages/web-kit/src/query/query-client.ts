import { ApiError } from '@sullam/api-client/api-error.ts';
import { AUTH_ERRORS, isAuthErrorCode } from '@sullam/domain/error-codes.ts';
import { QUERY_RETRIES } from '@sullam/domain/limits.ts';
import {
  type InvalidateQueryFilters,
  MutationCache,
  QueryCache,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import type { Notify } from '../base/notify.ts';

interface ToastMeta extends Record<string, unknown> {
  /** The screen says itself what went wrong. */
  isQuiet?: boolean;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: ToastMeta;
    mutationMeta: ToastMeta;
  }
}

/** Shows a failure, unless the table of auth errors has already done so or it isn't for people. */
export function showFailure(error: unknown, genericMessage: () => string, notify: Notify): void {
  if (error instanceof DOMException && error.name === 'AbortError') return;
  const { errorCode, message = '' } = error instanceof ApiError ? error : {};
  if (isAuthErrorCode(errorCode) && AUTH_ERRORS[errorCode].showsToast) return;
  notify({ tone: 'error', text: message || genericMessage() });
}

/** The network, a server that is down or busy, a session that ran out: it says nothing about what was asked for. */
const isPassing = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.isTransport || error.status >= 500 || error.status === 401 || error.status === 429);

/** How long a response is shown without asking again. */
const FRESH_FOR = 30_000;

/** A failure that isn't older is what a page was just fetched with. */
const JUST_FAILED = 2000;

class ResponseCache extends QueryClient {
  /**
   * The library lets a first load that is on its way go on, and counts its response as fresh. It was asked for before the change,
   * and may not know of it: once it has come, it is asked for again.
   */
  override async invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: Parameters<QueryClient['invalidateQueries']>[1],
  ): Promise<void> {
    const loading = this.getQueryCache()
      .findAll(filters)
      .filter(({ state }) => state.data === undefined && state.fetchStatus === 'fetching');
    await super.invalidateQueries(filters, options);
    if (loading.length === 0) return;
    await Promise.allSettled(loading.map(({ promise }) => promise));
    await super.invalidateQueries({ predicate: (query) => loading.includes(query) });
  }
}

/** The cache of the server's responses: no retries, failures as toasts unless a screen words them itself. */
export function createQueryClient(genericMessage: () => string, notify: Notify): QueryClient {
  return new ResponseCache({
    defaultOptions: {
      // Without a connection a call fails and says so, rather than waiting without a word; it is made again with the next one.
      queries: {
        retry: QUERY_RETRIES,
        staleTime: FRESH_FOR,
        networkMode: 'always',
        refetchOnReconnect: true,
        // what failed while its page was fetched isn't asked for again by being shown; whoever comes back to it tries anew by that
        retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt > JUST_FAILED,
      },
      mutations: { retry: QUERY_RETRIES, networkMode: 'always' },
    },
    queryCache: new QueryCache({
      // A first load shows the screen's own error state; a refresh behind existing content would fail in silence.
      onError: (error, query) => {
        if (query.state.data === undefined) return;
        // what is shown stays, with what somebody types into it; it is known to be old and asked for again
        if (isPassing(error)) query.setState({ status: 'success', error: null, isInvalidated: true });
        if (!query.meta?.isQuiet) showFailure(error, genericMessage, notify);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        if (!mutation.meta?.isQuiet) showFailure(error, genericMessage, notify);
      },
    }),
  });
}
