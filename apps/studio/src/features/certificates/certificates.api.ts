import type { CertificateDesign, IssuedCertificate as Issued } from '@sullam/api-client/schema.gen.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useRefresh } from '@sullam/web-kit/query/use-refresh.ts';
import { keepPreviousData } from '@tanstack/react-query';

export type IssuedCertificate = Issued;
export type Design = CertificateDesign;
export type IssuedStatus = IssuedCertificate['status'];

interface ListQuery {
  skip: number;
  take: number;
  search?: string;
  status?: IssuedStatus;
}

/** What certificates are of. */
export type CertificatesOf = { readonly courseId: number } | { readonly specializationId: number };

export const issuedQuery = (of: CertificatesOf, query: ListQuery) => ({
  queryKey: [
    'courseId' in of
      ? 'GET /api/courses/{courseId}/certificates'
      : 'GET /api/specializations/{specializationId}/certificates',
    of,
    query,
  ],
  queryFn: () =>
    'courseId' in of
      ? api('GET /api/courses/{courseId}/certificates', { path: of, query })
      : api('GET /api/specializations/{specializationId}/certificates', { path: of, query }),
  placeholderData: keepPreviousData,
});

export function candidatesQuery(of: CertificatesOf, search: string) {
  const query = { take: 100, ...(search.trim() ? { search: search.trim() } : {}) };
  return {
    queryKey: [
      'courseId' in of
        ? 'GET /api/courses/{courseId}/certificate-candidates'
        : 'GET /api/specializations/{specializationId}/certificate-candidates',
      of,
      query,
    ],
    queryFn: () =>
      'courseId' in of
        ? api('GET /api/courses/{courseId}/certificate-candidates', { path: of, query })
        : api('GET /api/specializations/{specializationId}/certificate-candidates', { path: of, query }),
  };
}

/** Asked again while a run is under way. */
export const outlookQuery = (courseId: number) => ({
  ...apiQuery('GET /api/courses/{courseId}/certificate-outlook', { path: { courseId } }),
  refetchInterval: (query: { state: { data?: { run: { finishedAt: string | null } | null } | undefined } }) => {
    const run = query.state.data?.run;
    return run && run.finishedAt === null ? 1500 : (false as const);
  },
});

export const settingsQuery = (courseId: number) =>
  apiQuery('GET /api/courses/{courseId}/certificate-settings', { path: { courseId } });

export const templatesQuery = () => apiQuery('GET /api/certificate-templates');

export const templateQuery = (certificateTemplateId: number) =>
  apiQuery('GET /api/certificate-templates/{certificateTemplateId}', { path: { certificateTemplateId } });

const useRefreshIssued = () =>
  useRefresh(
    'GET /api/courses/{courseId}/certificates',
    'GET /api/courses/{courseId}/certificate-candidates',
    'GET /api/courses/{courseId}/certificate-outlook',
    'GET /api/specializations/{specializationId}/certificates',
    'GET /api/specializations/{specializationId}/certificate-candidates',
  );

export const useIssue = (of: CertificatesOf) =>
  useMutation({
    mutationFn: (userIds: number[]) =>
      'courseId' in of
        ? api('POST /api/courses/{courseId}/certificates', { path: of, body: { userIds } })
        : api('POST /api/specializations/{specializationId}/certificates', { path: of, body: { userIds } }),
    onSuccess: useRefreshIssued(),
  });

export const useStartRun = (courseId: number) =>
  useMutation({
    mutationFn: (kind: 'ISSUE' | 'REISSUE') =>
      api('POST /api/courses/{courseId}/certificate-runs', { path: { courseId }, body: { kind, notifies: true } }),
    onSuccess: useRefreshIssued(),
  });

export const useRevoke = () =>
  useMutation({
    mutationFn: ({ certificateId, reason }: { certificateId: number; reason: Localized }) =>
      api('POST /api/course-certificates/{certificateId}/revoke', { path: { certificateId }, body: { reason } }),
    onSuccess: useRefreshIssued(),
  });

export const useReissue = () =>
  useMutation({
    mutationFn: async ({ certificateId, reason }: { certificateId: number; reason: Localized }) => {
      await api('POST /api/course-certificates/{certificateId}/reissue', { path: { certificateId }, body: { reason } });
    },
    onSuccess: useRefreshIssued(),
  });

export const useRenew = () =>
  useMutation({
    mutationFn: (certificateId: number) =>
      api('POST /api/course-certificates/{certificateId}/renew', { path: { certificateId } }),
    onSuccess: useRefreshIssued(),
  });

export const useSetSettings = (courseId: number) =>
  useMutation({
    mutationFn: (body: { certificateTemplateId: number | null; validMonths: number | null }) =>
      api('PUT /api/courses/{courseId}/certificate-settings', { path: { courseId }, body }),
    onSuccess: useRefresh(
      'GET /api/courses/{courseId}/certificate-settings',
      'GET /api/courses/{courseId}/certificate-outlook',
    ),
  });

const useRefreshTemplates = () =>
  useRefresh('GET /api/certificate-templates', 'GET /api/certificate-templates/{certificateTemplateId}');

export const useCreateTemplate = () =>
  useMutation({
    mutationFn: (name: Localized) => api('POST /api/certificate-templates', { body: { name } }),
    onSuccess: useRefreshTemplates(),
  });

interface TemplateChange {
  name: Localized;
  design: Design;
  version: number;
}

export const useSaveTemplate = (certificateTemplateId: number) =>
  useMutation({
    mutationFn: (body: TemplateChange) =>
      api('PATCH /api/certificate-templates/{certificateTemplateId}', { path: { certificateTemplateId }, body }),
    onSuccess: useRefreshTemplates(),
  });

/** Saves what stands there and makes a version of it. */
export const usePublishTemplate = (certificateTemplateId: number) =>
  useMutation({
    mutationFn: async (body: TemplateChange) => {
      const path = { certificateTemplateId };
      await api('PATCH /api/certificate-templates/{certificateTemplateId}', { path, body });
      return api('POST /api/certificate-templates/{certificateTemplateId}/publish', { path });
    },
    onSuccess: useRefreshTemplates(),
  });

/** A picture of a design; `design` is the key, so that what was drawn once isn't drawn again. */
export const previewQuery = (design: Design, name: Localized | undefined) => ({
  queryKey: ['certificate preview', design, name],
  queryFn: () => api('POST /api/certificate-templates/preview', { body: { design, ...(name ? { name } : {}) } }),
  placeholderData: keepPreviousData,
});
