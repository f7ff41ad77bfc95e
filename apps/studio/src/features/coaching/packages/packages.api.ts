import type { CoachingPackage, CoachingPackageBody, NewCoachingPackage } from '@sullam/api-client/schema.gen.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useRefresh } from '@sullam/web-kit/query/use-refresh.ts';
import { useSend } from '@sullam/web-kit/query/use-send.ts';
import { keepPreviousData } from '@tanstack/react-query';
import type { TableFormat } from '../../../parts/export-menu.tsx';

export type { CoachingCreditLot, CoachingPackage } from '@sullam/api-client/schema.gen.ts';

const CHANGED = [
  'GET /api/coaching-packages',
  'GET /api/coaching-credits',
  'GET /api/coaching-credits/circulation',
] as const;

export const packagesQuery = () => apiQuery('GET /api/coaching-packages');
/** Session types of a coach; by default those of the reader. */
export const typesQuery = (coachId?: number) =>
  apiQuery('GET /api/session-types/own', { query: coachId === undefined ? {} : { coachId } });
/** Coaches for whose sessions an administrator can create a package. */
export const coachesQuery = () =>
  apiQuery('GET /api/coaches/managed', { query: { take: 100, statuses: ['APPROVED', 'PAUSED'] } });
export const circulationQuery = () => apiQuery('GET /api/coaching-credits/circulation');
export const lotsQuery = (coachingPackageId: number, take: number) => ({
  ...apiQuery('GET /api/coaching-credits', { query: { coachingPackageId, take } }),
  placeholderData: keepPreviousData,
});
export const exportLots = (coachingPackageId: number) => (format: TableFormat) =>
  api('GET /api/coaching-credits/export', { query: { format, coachingPackageId } });

const LOTS_CHANGED = ['GET /api/coaching-credits', 'GET /api/coaching-credits/circulation'] as const;

export const useTakeBack = (creditLotId: number) =>
  useSend('POST /api/coaching-credits/{creditLotId}/take-back', { creditLotId }, ...LOTS_CHANGED);
export const useExtend = (creditLotId: number) =>
  useSend('POST /api/coaching-credits/{creditLotId}/extend', { creditLotId }, ...LOTS_CHANGED);

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
        const { coachId: _, ...values } = body;
        const changed = { ...values, version };
        await api('PUT /api/coaching-packages/{coachingPackageId}', { path: { coachingPackageId }, body: changed });
      }
    },
    meta: { isQuiet: true },
    onSuccess: useRefresh(...CHANGED),
  });

export const useArchivePackage = (coachingPackageId: number) =>
  useSend('POST /api/coaching-packages/{coachingPackageId}/archive', { coachingPackageId }, ...CHANGED);

export const useAssignPackage = () => useSend('POST /api/coaching-credits', undefined as never, ...CHANGED);
