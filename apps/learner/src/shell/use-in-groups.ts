import { useIsWide } from '@sullam/web-kit/base/use-is-wide.ts';
import { useKit, useMember } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { anyGroupQuery } from './bottom-bar.api.ts';

/**
 * Whether the reader belongs to a group, for what only they are led to. Until it is known it is what it was when this browser asked last,
 * so that nothing moves for who comes back; undefined while somebody's first answer is on its way.
 */
export function useInGroups(isAsked: boolean): boolean | undefined {
  const { storage } = useKit();
  const { id: userId } = useMember();
  const key = `sullam.in-groups.${userId}`;
  const isPhone = !useIsWide('sm');
  const [before] = useState(() => storage.getItem(key));
  const { data, isFetching } = useQuery({ ...anyGroupQuery(userId), enabled: isAsked && isPhone });
  useEffect(() => {
    if (data) storage.setItem(key, data.total > 0 ? '1' : '0');
  }, [data, key, storage]);
  if (!isAsked) return false;
  if (data) return data.total > 0;
  if (before !== null) return before === '1';
  return isFetching ? undefined : false;
}
