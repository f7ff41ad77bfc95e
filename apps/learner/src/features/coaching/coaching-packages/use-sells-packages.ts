import { useHasFeature } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { offeredPackagesQuery } from './coaching-packages.api.ts';

/** Whether the reader can buy or take a package that pays for a session type of a coach. */
export function useSellsPackages({ coachId, sessionTypeId }: { coachId: number; sessionTypeId: number }): boolean {
  const isSold = useHasFeature()('marketplace');
  const { data } = useQuery({ ...offeredPackagesQuery(coachId), enabled: isSold });
  const pays = ({ sessionTypes }: { readonly sessionTypes: readonly { readonly sessionTypeId: number }[] }) =>
    sessionTypes.length === 0 || sessionTypes.some((type) => type.sessionTypeId === sessionTypeId);
  return isSold && (data?.data.some((one) => one.problem === null && !one.isTaken && pays(one)) ?? false);
}
