import type { ApiError } from '@sullam/api-client/api-error.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { saveFile } from '@sullam/web-kit/base/save-file.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useRefresh } from '@sullam/web-kit/query/use-refresh.ts';
import type { LoadInput } from '@sullam/web-kit/router/screens.ts';

export const certificateQuery = (certificateNumber: string) =>
  apiQuery('GET /api/certificates/{certificateNumber}', { path: { certificateNumber } });

/** What the public page asks for. */
export const prefetchCertificate = ({ params, queryClient }: LoadInput) =>
  queryClient.prefetchQuery(certificateQuery(String(params.certificateNumber)));

export const MINE_PAGE = 20;

export const ownCertificatesQuery = (userId: number, page: number) =>
  apiQuery('GET /api/users/{userId}/certificates', {
    path: { userId },
    query: { skip: (page - 1) * MINE_PAGE, take: MINE_PAGE },
  });

export const courseCertificateQuery = (courseId: number) =>
  apiQuery('GET /api/courses/{courseId}/certificate', { path: { courseId } });

export const specializationCertificateQuery = (specializationId: number) =>
  apiQuery('GET /api/specializations/{specializationId}/certificate', { path: { specializationId } });

export interface Sharing {
  hidesResult: boolean;
  allowsDownload: boolean;
}

export const useSetSharing = (certificateId: number) =>
  useMutation({
    mutationFn: (body: Sharing) =>
      api('PUT /api/course-certificates/{certificateId}/sharing', { path: { certificateId }, body }),
    onSuccess: useRefresh(
      'GET /api/users/{userId}/certificates',
      'GET /api/courses/{courseId}/certificate',
      'GET /api/specializations/{specializationId}/certificate',
      'GET /api/certificates/{certificateNumber}',
    ),
  });

/** A file of a certificate, with the reader's session: its holder always may have it. */
export const useDownload = (certificateNumber: string) =>
  useMutation<void, ApiError, 'a4' | 'letter' | 'credential'>({
    mutationFn: async (kind) => {
      const path = { certificateNumber };
      saveFile(
        kind === 'credential'
          ? await api('GET /api/certificates/{certificateNumber}/credential', { path })
          : await api('GET /api/certificates/{certificateNumber}/pdf', { path, query: { paper: kind } }),
      );
    },
  });

/** The picture of a sheet; everybody may see it who knows the number. */
export const sheetAddress = (certificateNumber: string): string => `/api/certificates/${certificateNumber}/sheet`;
