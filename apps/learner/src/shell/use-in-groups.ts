import { useIsWide } from '@sullam/web-kit/base/use-is-wide.ts';
import { useStoredFlag } from '@sullam/web-kit/base/use-stored-flag.ts';
import { useKit, useMember } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { anyGroupQuery } from './bottom-bar.api.ts';

/**
 * Whether the reader belongs to a group, for what only they are led to. Until it is known it is what it was when this browser asked last,
 * so that nothing moves for who comes back; null: this browser has never known it.
 */
export function useInGroups(isAsked: boolean): boolean | null {
  const { storage } = useKit();
  const { id: userId } = useMember();
  const isPhone = !useIsWide('sm');
  const name = `in-groups.${userId}`;
  const [wasKnown] = useState(() => storage.getItem(`sullam.${name}`) !== null);
  const [wasIn, setWasIn] = useStoredFlag(name, false);
  const { data, isError } = useQuery({ ...anyGroupQuery(userId), enabled: isAsked && isPhone });
  const isIn = data ? data.total > 0 : wasIn;
  useEffect(() => {
    if (data && (isIn !== wasIn || !wasKnown)) setWasIn(isIn);
  }, [data, isIn, wasIn, wasKnown]);
  if (!isAsked) return false;
  return data || wasKnown || isError || !isPhone ? isIn : null;
}
