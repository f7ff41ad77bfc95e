import { useIsWide } from '@sullam/web-kit/base/use-is-wide.ts';
import { useStoredFlag } from '@sullam/web-kit/base/use-stored-flag.ts';
import { useMember } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { anyGroupQuery } from './bottom-bar.api.ts';

/**
 * Whether the reader belongs to a group, for what only they are led to. Until it is known it is what it was when this browser asked last,
 * so that nothing moves for who comes back.
 */
export function useInGroups(isAsked: boolean): boolean {
  const { id: userId } = useMember();
  const isPhone = !useIsWide('sm');
  const [wasIn, setWasIn] = useStoredFlag(`in-groups.${userId}`, false);
  const { data } = useQuery({ ...anyGroupQuery(userId), enabled: isAsked && isPhone });
  const isIn = data ? data.total > 0 : wasIn;
  useEffect(() => {
    if (isIn !== wasIn) setWasIn(isIn);
  });
  return isAsked && isIn;
}
