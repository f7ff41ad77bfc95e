import { ApiError } from '@sullam/api-client/api-error.ts';
import { type Call, type CallOptions, createClient } from '@sullam/api-client/client.ts';
import type { Language } from '@sullam/domain/localized.ts';
import { readCookie } from './base/cookie.ts';
import type { RunExclusively } from './base/exclusive.ts';
import type { ConnectionWatch } from './session/connection.ts';
import type { EndedSession } from './session/ended-session.ts';
import { createRefresher, type Refresh } from './session/refresh.ts';
import type { SessionStore } from './session/session.ts';

export interface KitClientOptions {
  page: Document;
  organizationId: number;
  session: SessionStore;
  ended: EndedSession;
  connection: () => ConnectionWatch;
  language: () => Language;
  genericMessage: () => string;
  endedMessage: () => string;
  exclusively: RunExclusively;
  now: () => number;
  onError: (error: ApiError) => void;
  /** The server refused to renew the session. */
  onRefused: () => void;
  fetch?: typeof fetch;
}

export interface KitClient {
  call: Call;
  refresh: Refresh;
  headers: (method: string) => Record<string, string>;
}

type LooseCall = (key: string, input: CallOptions) => Promise<unknown>;

/** The client of a signed-in or anonymous browser: headers of section 7, renewal after a 401, auth codes handled. */
export function createKitClient(options: KitClientOptions): KitClient {
  const { page, session, ended } = options;
  const headers = (method: string): Record<string, string> => {
    const access = session.get()?.access;
    const token = method === 'GET' ? null : readCookie(page, 'XSRF-TOKEN');
    return {
      language: options.language(),
      organization: String(options.organizationId),
      ...(access ? { authorization: `Bearer ${access}` } : {}),
      ...(token ? { 'x-xsrf-token': token } : {}),
    };
  };

  const client: Call = createClient({
    baseUrl: '',
    headers,
    genericMessage: options.genericMessage,
    onResponse: () => options.connection().arrived(),
    onError: (error: ApiError, { isBare }: CallOptions) => {
      if (error.isTransport) options.connection().failed();
      if (!isBare) options.onError(error);
    },
    async onUnauthorized(sent) {
      const used = sent.authorization?.slice('Bearer '.length);
      if (!used) return false;
      const outcome = await refresh(used);
      if (outcome === 'refused') options.onRefused();
      return outcome === 'renewed' || (outcome === 'refused' && ended.resumed());
    },
    // the token was refused: who signs in again on the page goes on with what the call was about
    onFailed: async ({ errorCode }) => errorCode === 'auth-006' && ended.resumed(),
    ...(options.fetch ? { fetch: options.fetch } : {}),
  });

  /** While the page waits for its reader, so do its calls; those of the sign-in itself go through. */
  const call = (async (key: string, input: CallOptions = {}) => {
    if (ended.get() !== null && !input.isBare && !(await ended.resumed()))
      throw new ApiError({ message: options.endedMessage(), status: 401, errorCode: 'auth-006' });
    return (client as unknown as LooseCall)(key, input);
  }) as unknown as Call;

  const refresh = createRefresher({
    store: session,
    send: (token) => call('POST /api/auth/refresh', { body: { token }, isBare: true }),
    exclusively: options.exclusively,
    now: options.now,
  });
  return { call, refresh, headers };
}
