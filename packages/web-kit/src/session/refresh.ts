import { ApiError } from '@sullam/api-client/api-error.ts';
import type { RunExclusively } from '../base/exclusive.ts';
import { isExpiring, type Session, type SessionStore, type SignInResult, sessionOf } from './session.ts';

/**
 * `renewed`: there is a fresh access token (ours or another tab's). `refused`: the session is over. `unreachable`: the
 * server couldn't be asked; nothing is known, so nothing is thrown away.
 */
export type RefreshOutcome = 'renewed' | 'refused' | 'unreachable';

export interface RefresherOptions {
  store: SessionStore;
  /** Asks the server for new tokens. */
  send: (refreshToken: string) => Promise<SignInResult>;
  exclusively: RunExclusively;
  now: () => number;
}

/** Renews the tokens; `usedAccess` is the token that was refused or is running out. */
export type Refresh = (usedAccess: string) => Promise<RefreshOutcome>;

/**
 * One renewal at a time, shared by all callers of this tab, and by all tabs through the lock: whoever comes second
 * finds the new token in the storage and uses it instead of spending the refresh token twice.
 */
export function createRefresher({ store, send, exclusively, now }: RefresherOptions): Refresh {
  let running: Promise<RefreshOutcome> | undefined;

  const renew = async (session: Session): Promise<RefreshOutcome> => {
    try {
      const result = await send(session.refresh);
      const renewed = sessionOf({ ...result, user: result.user ?? session.user });
      if (!renewed) return 'refused';
      // Signed out meanwhile (in this tab or another): a late response must not sign in again.
      if (store.reload() === null) return 'refused';
      store.set(renewed);
      return 'renewed';
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      const isRefusal = !problem.isTransport && problem.status >= 400 && problem.status < 500 && problem.status !== 429;
      return isRefusal ? 'refused' : 'unreachable';
    }
  };

  const renewOnce = (usedAccess: string): Promise<RefreshOutcome> =>
    exclusively('sullam.refresh', async () => {
      const session = store.reload();
      if (!session) return 'refused';
      if (session.access !== usedAccess && !isExpiring(session, now())) return 'renewed';
      return renew(session);
    });

  return (usedAccess) => {
    running ??= renewOnce(usedAccess).finally(() => {
      running = undefined;
    });
    return running;
  };
}
