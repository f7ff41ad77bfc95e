import type { ProfilePatch, RegistrationForm } from '@sullam/api-client/schema.gen.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useKit } from '@sullam/web-kit/kit-context.tsx';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useQueryClient } from '@tanstack/react-query';

export type FormField = RegistrationForm['data'][number];

/** The reader's own profile. */
export const profileQuery = (userId: number) => apiQuery('GET /api/users/{userId}', { path: { userId } });

/** The organisation's own questions. */
export const registrationFormQuery = () => apiQuery('GET /api/organizations-dashboard/registration');

/** Saves parts of the reader's own profile; menus and guard hear of it. */
export function useSaveProfile(userId: number) {
  const client = useQueryClient();
  const kit = useKit();
  return useMutation({
    meta: { isQuiet: true },
    mutationFn: (body: ProfilePatch) => api('PATCH /api/users/{userId}', { path: { userId }, body }),
    onSuccess: async (profile) => {
      client.setQueryData(profileQuery(userId).queryKey, profile);
      await kit.verifyToken();
    },
  });
}

/** Of it, the goal is shown here. */
export const learningWeekQuery = () => apiQuery('GET /api/learning-week');

/** Sets on how many days a week the reader means to learn; null: no goal. */
export function useSetGoal() {
  const client = useQueryClient();
  return useMutation({
    meta: { isQuiet: true },
    mutationFn: (body: { days: number | null }) => api('PUT /api/learning-week/goal', { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: learningWeekQuery().queryKey }),
  });
}

/** Brings a picture here in one request. */
export const uploadPhoto = (file: File) =>
  api('POST /api/media/upload', { query: { kind: 'IMAGE', visibility: 'PRIVATE', fileName: file.name }, body: file });

/** Deletes the account for good, with everything that only the person may decide about. */
export function useDeleteAccount() {
  const kit = useKit();
  return useMutation({
    meta: { isQuiet: true },
    mutationFn: (password: string) => api('DELETE /api/auth/account', { body: { password } }),
    // The session ended with the account: the browser forgets it without asking the server.
    onSuccess: () => kit.signOut(),
  });
}
