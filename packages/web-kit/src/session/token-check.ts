import { TOKEN_CHECK_INTERVAL } from '@sullam/domain/limits.ts';
import type { Refresh } from './refresh.ts';
import { isExpiring, type SessionStore } from './session.ts';

export interface TokenCheckOptions {
  store: SessionStore;
  refresh: Refresh;
  /** Forgets the session in this browser. */
  signOutLocally: () => void;
  now: () => number;
}

/** Looks at the access token once: more than 30 seconds left is fine, otherwise it is renewed; a refusal signs out. */
export async function checkToken({ store, refresh, signOutLocally, now }: TokenCheckOptions): Promise<void> {
  const session = store.get();
  if (!session || !isExpiring(session, now())) return;
  if ((await refresh(session.access)) === 'refused') signOutLocally();
}

/** Checks every 15 seconds, and when a sleeping tab wakes up; the answer stops it. */
export function startTokenCheck(options: TokenCheckOptions, page: Document): () => void {
  const check = () => void checkToken(options);
  const onWake = () => {
    if (page.visibilityState === 'visible') check();
  };
  const timer = setInterval(check, TOKEN_CHECK_INTERVAL);
  page.addEventListener('visibilitychange', onWake);
  return () => {
    clearInterval(timer);
    page.removeEventListener('visibilitychange', onWake);
  };
}
