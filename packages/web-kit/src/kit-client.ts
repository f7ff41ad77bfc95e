import type { ApiError } from '@sullam/api-client/api-error.ts';
import { type Call, type CallOptions, createClient } from '@sullam/api-client/client.ts';
import type { Language } from '@sullam/domain/localized.ts';
import { readCookie } from './base/cookie.ts';
import type { RunExclusively } from './base/exclusive.ts';
import { createRefresher, type Refresh } from './session/refresh.ts';
import type { SessionStore } from './session/session.ts';

export interface KitClientOptions {
  page: Document;
  organizationId: number;
  session: SessionStore;
  language: () => Language;
  genericMessage: () => string;
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

/** The client of a signed-in or anonymous browser: headers of section 7, renewal after a 401, auth codes handled. */
export function createKitClient(options: KitClientOptions): KitClient {
  const { page, session } = options;
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

  const call: Call = createClient({
    baseUrl: '',
    headers,
    genericMessage: options.genericMessage,
    onError: (error: ApiError, { isBare }: CallOptions) => {
      if (!isBare) options.onError(error);
    },
    async onUnauthorized(sent) {
      const used = sent.authorization?.slice('Bearer '.length);
      if (!used) return false;
      const outcome = await refresh(used);
      if (outcome === 'refused') options.onRefused();
      return outcome === 'renewed';
    },
    ...(options.fetch ? { fetch: options.fetch } : {}),
  });

  const refresh = createRefresher({
    store: session,
    send: (token) => call('POST /api/auth/refresh', { body: { token }, isBare: true }),
    exclusively: options.exclusively,
    now: options.now,
  });
  return { call, refresh, headers };
}
