import type { QueryOf } from '@sullam/api-client/client.ts';
import type { InvitationBody, MemberPatch, MemberRow } from '@sullam/api-client/schema.gen.ts';
import type { Language } from '@sullam/domain/localized.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useRefresh } from '@sullam/web-kit/query/use-refresh.ts';
import { keepPreviousData } from '@tanstack/react-query';
import type { TableFormat } from '../../../parts/export-menu.tsx';

export type { MemberRow } from '@sullam/api-client/schema.gen.ts';

export type MemberStatus = MemberRow['status'];

export const membersQuery = (query: QueryOf<'GET /api/members'>) => ({
  ...apiQuery('GET /api/members', { query }),
  placeholderData: keepPreviousData,
});
export const memberQuery = (userId: number) => apiQuery('GET /api/members/{userId}', { path: { userId } });
export const enrolledCoursesQuery = (userId: number) =>
  apiQuery('GET /api/users/{userId}/enrolled', { path: { userId }, query: { take: 50 } });
/** What a member did last, worded in the reader's language. */
export const memberActivityQuery = (userId: number, language: Language, take: number) => ({
  ...apiQuery('GET /api/users/{userId}/activity-log', { path: { userId }, query: { language, take } }),
  placeholderData: keepPreviousData,
});
export const registrationFormQuery = () => apiQuery('GET /api/organizations-dashboard/registration');
export const permissionSetsQuery = () => apiQuery('GET /api/permission-sets');

/** What waits for the mailboxes of a member, where an administrator asked for it. */
export const memberEmailChangeQuery = (userId: number) =>
  apiQuery('GET /api/members/{userId}/email-change', { path: { userId } });

/** The members as a spreadsheet, with the filters of the list. */
export const exportMembers = (query: Omit<QueryOf<'GET /api/members/export'>, 'format'>, format: TableFormat) =>
  api('GET /api/members/export', { query: { ...query, format } });

/** The bare calls; bulk actions make several of them and report what became of each. */
export const memberCalls = {
  approve: (userId: number) => api('POST /api/members/{userId}/approve', { path: { userId } }),
  reject: (userId: number, reason?: string) =>
    api('POST /api/members/{userId}/reject', { path: { userId }, body: reason ? { reason } : {} }),
  disable: (userId: number) => api('POST /api/members/{userId}/disable', { path: { userId } }),
  enable: (userId: number) => api('POST /api/members/{userId}/enable', { path: { userId } }),
  forcePasswordReset: (userId: number) => api('POST /api/members/{userId}/force-password-reset', { path: { userId } }),
  resetSecondFactor: (userId: number) => api('POST /api/members/{userId}/reset-second-factor', { path: { userId } }),
  resendInvitation: (userId: number) => api('POST /api/members/{userId}/resend-invitation', { path: { userId } }),
  invite: (body: InvitationBody) => api('POST /api/members/invitations', { body }),
};

/** Every list and detail of members is asked for again. */
export const useForgetMembers = () =>
  useRefresh('GET /api/members', 'GET /api/members/{userId}', 'GET /api/permission-sets');

/** One action on one member. */
export function useMemberAction(act: (userId: number) => Promise<unknown>) {
  const forget = useForgetMembers();
  return useMutation({ mutationFn: act, onSuccess: forget });
}

const useForgetEmailChange = () => useRefresh('GET /api/members/{userId}/email-change');

/** Asks for another address of a member; the mailboxes decide. What the server refuses is shown at the field. */
export function useAskMemberEmailChange() {
  const forget = useForgetEmailChange();
  return useMutation({
    meta: { isQuiet: true },
    mutationFn: ({ userId, newEmail }: { userId: number; newEmail: string }) =>
      api('POST /api/members/{userId}/email-change', { path: { userId }, body: { newEmail } }),
    onSuccess: forget,
  });
}

export function useCancelMemberEmailChange() {
  const forget = useForgetEmailChange();
  return useMutation({
    mutationFn: (userId: number) => api('DELETE /api/members/{userId}/email-change', { path: { userId } }),
    onSettled: forget,
  });
}

export function useUpdateMember() {
  const forget = useForgetMembers();
  return useMutation({
    mutationFn: ({ userId, ...body }: MemberPatch & { userId: number }) =>
      api('PATCH /api/members/{userId}', { path: { userId }, body }),
    onSuccess: forget,
  });
}

export function useReplaceMemberPermissionSets() {
  const forget = useForgetMembers();
  return useMutation({
    mutationFn: ({ userId, permissionSetIds }: { userId: number; permissionSetIds: number[] }) =>
      api('PUT /api/members/{userId}/permission-sets', { path: { userId }, body: { permissionSetIds } }),
    onSuccess: forget,
  });
}

interface ActAs {
  userId: number;
  reason: string;
}

export function useStartMasquerade() {
  return useMutation({ mutationFn: (body: ActAs) => api('POST /api/auth/masquerade', { body }) });
}

/** The same in the learner application of another host; answers the address that signs in there. */
export function useMasqueradeElsewhere() {
  return useMutation({ mutationFn: (body: ActAs) => api('POST /api/auth/masquerade/sign-on', { body }) });
}
