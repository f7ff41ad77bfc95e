import type {
  CertificateDesign,
  CertificateElementPart,
  IssuedCertificate as Issued,
} from '@sullam/api-client/schema.gen.ts';
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
export const outlookQuery = (of: CertificatesOf) => ({
  queryKey: [
    'courseId' in of
      ? 'GET /api/courses/{courseId}/certificate-outlook'
      : 'GET /api/specializations/{specializationId}/certificate-outlook',
    of,
  ],
  queryFn: () =>
    'courseId' in of
      ? api('GET /api/courses/{courseId}/certificate-outlook', { path: of })
      : api('GET /api/specializations/{specializationId}/certificate-outlook', { path: of }),
  refetchInterval: (query: { state: { data?: { run: { finishedAt: string | null } | null } | undefined } }) => {
    const run = query.state.data?.run;
    return run && run.finishedAt === null ? 1500 : (false as const);
  },
});

export const settingsQuery = (of: CertificatesOf) => ({
  queryKey: [
    'courseId' in of
      ? 'GET /api/courses/{courseId}/certificate-settings'
      : 'GET /api/specializations/{specializationId}/certificate-settings',
    of,
  ],
  queryFn: () =>
    'courseId' in of
      ? api('GET /api/courses/{courseId}/certificate-settings', { path: of })
      : api('GET /api/specializations/{specializationId}/certificate-settings', { path: of }),
});

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
    'GET /api/specializations/{specializationId}/certificate-outlook',
  );

export const useIssue = (of: CertificatesOf) =>
  useMutation({
    mutationFn: (userIds: number[]) =>
      'courseId' in of
        ? api('POST /api/courses/{courseId}/certificates', { path: of, body: { userIds } })
        : api('POST /api/specializations/{specializationId}/certificates', { path: of, body: { userIds } }),
    onSuccess: useRefreshIssued(),
  });

export const useStartRun = (of: CertificatesOf) =>
  useMutation({
    mutationFn: (kind: 'ISSUE' | 'REISSUE') => {
      const body = { kind, notifies: true };
      return 'courseId' in of
        ? api('POST /api/courses/{courseId}/certificate-runs', { path: of, body })
        : api('POST /api/specializations/{specializationId}/certificate-runs', { path: of, body });
    },
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

export const useSetSettings = (of: CertificatesOf) =>
  useMutation({
    mutationFn: (body: { certificateTemplateId: number | null; validMonths: number | null }) =>
      'courseId' in of
        ? api('PUT /api/courses/{courseId}/certificate-settings', { path: of, body })
        : api('PUT /api/specializations/{specializationId}/certificate-settings', { path: of, body }),
    onSuccess: useRefresh(
      'GET /api/specializations/{specializationId}/certificate-settings',
      'GET /api/specializations/{specializationId}/certificate-outlook',
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
    // what was saved before publishing was refused has a version of its own
    onSettled: useRefreshTemplates(),
  });

/** A picture of a design; `design` is the key, so that what was drawn once isn't drawn again. */
export const previewQuery = (design: Design, name: Localized | undefined) => ({
  queryKey: ['certificate preview', design, name],
  queryFn: () => api('POST /api/certificate-templates/preview', { body: { design, ...(name ? { name } : {}) } }),
  placeholderData: keepPreviousData,
});

export type DrawnElement = CertificateElementPart;

/** Elements as they are printed, each under the key of what it was drawn from. */
export const drawingsQuery = (
  design: Design,
  name: Localized,
  elementIds: readonly string[],
  keys: readonly string[],
) => ({
  queryKey: ['certificate drawings', keys],
  queryFn: async () => {
    const { drawings, unprintable } = await api('POST /api/certificate-templates/drawings', {
      body: { design, name, elementIds: [...elementIds] },
    });
    const drawn = elementIds.map((elementId, index) => ({
      key: keys[index] ?? elementId,
      drawings: drawings.filter((part) => part.elementId === elementId),
    }));
    return { drawn, unprintable };
  },
  placeholderData: keepPreviousData,
});

export const samplePdf = (design: Design, name: Localized): Promise<unknown> =>
  api('POST /api/certificate-templates/preview-pdf', { body: { design, name } });

/** Makes an earlier version the draft, and answers with the template as it is then. */
export const useRestoreVersion = (certificateTemplateId: number) =>
  useMutation({
    mutationFn: async (body: { templateVersion: number; version: number }) => {
      const path = { certificateTemplateId };
      await api('POST /api/certificate-templates/{certificateTemplateId}/restore', { path, body });
      return api('GET /api/certificate-templates/{certificateTemplateId}', { path });
    },
    onSuccess: useRefreshTemplates(),
  });
