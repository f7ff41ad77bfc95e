import type {
  PermissionSetBody,
  PermissionSetPatch,
  PermissionSetView,
  PermissionView,
} from '@sullam/api-client/schema.gen.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useRefresh } from '@sullam/web-kit/query/use-refresh.ts';

export type PermissionSet = PermissionSetView;
export type PermissionEntry = PermissionView;

export const permissionSetsQuery = () => apiQuery('GET /api/permission-sets');
export const permissionSetQuery = (permissionSetId: number) =>
  apiQuery('GET /api/permission-sets/{permissionSetId}', { path: { permissionSetId } });
export const permissionsQuery = () => apiQuery('GET /api/permissions');

const useForgetSets = () =>
  useRefresh('GET /api/permission-sets', 'GET /api/permission-sets/{permissionSetId}', 'GET /api/members');

export function useCreatePermissionSet() {
  const forget = useForgetSets();
  return useMutation({
    mutationFn: (body: PermissionSetBody) => api('POST /api/permission-sets', { body }),
    onSuccess: forget,
  });
}

export function useUpdatePermissionSet(permissionSetId: number) {
  const forget = useForgetSets();
  return useMutation({
    mutationFn: (body: PermissionSetPatch) =>
      api('PATCH /api/permission-sets/{permissionSetId}', { path: { permissionSetId }, body }),
    onSuccess: forget,
  });
}

export function useDeletePermissionSet() {
  const forget = useForgetSets();
  return useMutation({
    mutationFn: (permissionSetId: number) =>
      api('DELETE /api/permission-sets/{permissionSetId}', { path: { permissionSetId } }),
    onSuccess: forget,
  });
}
