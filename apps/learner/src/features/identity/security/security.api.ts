import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useQueryClient } from '@tanstack/react-query';

/** How the reader signs in. */
export const twoFactorQuery = () => apiQuery('GET /api/auth/two-factor');

/** The change of the reader's address that waits for its mailboxes. */
export const emailChangeQuery = () => apiQuery('GET /api/auth/email-change');

/** Where the reader is signed in. */
export const sessionsQuery = () => apiQuery('GET /api/auth/sessions');

const QUIET = { meta: { isQuiet: true } } as const;

function useTwoFactorChanged() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: twoFactorQuery().queryKey });
}

/** The password, and a code where this session has shown none. */
interface Proof {
  password: string;
  code?: string;
}

/** Asks for another address; each mailbox gets a link. */
export function useAskEmailChange() {
  const client = useQueryClient();
  return useMutation({
    ...QUIET,
    mutationFn: (body: Proof & { newEmail: string }) => api('POST /api/auth/email-change', { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: emailChangeQuery().queryKey }),
  });
}

/** Takes it back. It may be over already: what is there is asked for again either way. */
export function useCancelEmailChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api('DELETE /api/auth/email-change'),
    onSettled: () => client.invalidateQueries({ queryKey: emailChangeQuery().queryKey }),
  });
}

/** Begins to set up an authenticator app. */
export const useStartTotp = () =>
  useMutation({
    ...QUIET,
    mutationFn: (password: string) => api('POST /api/auth/two-factor/totp', { body: { password } }),
  });

export function useConfirmTotp() {
  const onSuccess = useTwoFactorChanged();
  return useMutation({
    ...QUIET,
    mutationFn: (body: { code: string; password: string }) => api('POST /api/auth/two-factor/totp/confirm', { body }),
    onSuccess,
  });
}

export function useRemoveTotp() {
  const onSuccess = useTwoFactorChanged();
  return useMutation({
    ...QUIET,
    mutationFn: (body: Proof) => api('DELETE /api/auth/two-factor/totp', { body }),
    onSuccess,
  });
}

export function useSetTwoFactor() {
  const onSuccess = useTwoFactorChanged();
  return useMutation({
    ...QUIET,
    mutationFn: (body: Proof & { isEnabled: boolean }) => api('PUT /api/auth/two-factor', { body }),
    onSuccess,
  });
}

export function useRenewRecoveryCodes() {
  const onSuccess = useTwoFactorChanged();
  return useMutation({
    ...QUIET,
    mutationFn: (body: Proof) => api('POST /api/auth/two-factor/recovery-codes', { body }),
    onSuccess,
  });
}

/** Signs out on some devices. */
export function useEndSessions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (sessionIds: readonly string[]) =>
      Promise.all(sessionIds.map((sessionId) => api('DELETE /api/auth/sessions/{sessionId}', { path: { sessionId } }))),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery().queryKey }),
  });
}
