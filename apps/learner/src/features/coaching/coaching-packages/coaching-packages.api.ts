import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useRefresh } from '@sullam/web-kit/query/use-refresh.ts';

export type { OfferedCoachingPackage } from '@sullam/api-client/schema.gen.ts';

/** Packages for sale that pay for a coach's sessions; without a coach, those of any coach. */
export const offeredPackagesQuery = (coachId?: number) => ({
  ...apiQuery('GET /api/coaching-packages/offered', { query: coachId === undefined ? {} : { coachId } }),
  meta: { isQuiet: true },
});

export const useTakePackage = () =>
  useMutation({
    mutationFn: (coachingPackageId: number) =>
      api('POST /api/coaching-packages/{coachingPackageId}/take', { path: { coachingPackageId } }),
    onSuccess: useRefresh('GET /api/coaching-packages/offered', 'GET /api/coaching-credits/own'),
  });
