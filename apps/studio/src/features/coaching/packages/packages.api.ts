import type { CoachingPackage, CoachingPackageBody, NewCoachingPackage } from '@sullam/api-client/schema.gen.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useRefresh } from '@sullam/web-kit/query/use-refresh.ts';
import { useSend } from '@sullam/web-kit/query/use-send.ts';
import type { TableFormat } from '../../../parts/export-menu.tsx';

export type { CoachingPackage } from '@sullam/api-client/schema.gen.ts';

const CHANGED = ['GET /api/coaching-packages', 'GET /api/coaching-credits/circulation'] as const;

export const packagesQuery = () => apiQuery('GET /api/coaching-packages');
export const ownTypesQuery = () => apiQuery('GET /api/session-types/own', { query: {} });
export const circulationQuery = () => apiQuery('GET /api/coaching-credits/circulation');
export const exportCredits = (format: TableFormat) => api('GET /api/coaching-credits/export', { query: { format } });

interface Saved {
  /** Null: a new one. */
  readonly of: CoachingPackage | null;
  readonly body: NewCoachingPackage & Omit<CoachingPackageBody, 'version'>;
}

export const useSavePackage = () =>
  useMutation({
    mutationFn: async ({ of, body }: Saved): Promise<void> => {
      const { coachingPackageId, version } = of ?? {};
      if (coachingPackageId === undefined || version === undefined) await api('POST /api/coaching-packages', { body });
      else {
        const { title, sessionTypeIds, sessionCount, validityDays } = body;
        const changed = { title, sessionTypeIds, sessionCount, validityDays, version };
        await api('PUT /api/coaching-packages/{coachingPackageId}', { path: { coachingPackageId }, body: changed });
      }
    },
    meta: { isQuiet: true },
    onSuccess: useRefresh(...CHANGED),
  });

export const useArchivePackage = (coachingPackageId: number) =>
  useSend('POST /api/coaching-packages/{coachingPackageId}/archive', { coachingPackageId }, ...CHANGED);

export const useAssignPackage = () => useSend('POST /api/coaching-credits', undefined as never, ...CHANGED);
