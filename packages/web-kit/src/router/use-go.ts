import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { publicHref } from './guard-router.ts';
import { isStillAt, usePagePath } from './page-path.ts';

export interface GoOptions {
  replace?: boolean;
  /** Everything is saved: nobody is asked before the page is left. */
  ignoreBlocker?: boolean;
}

/**
 * Goes to a path of this application, with its query: for actions that are not links. Does nothing once the reader has left the page for
 * another one: a late response must not take them away from there.
 */
export function useGo(): (href: string, options?: GoOptions) => void {
  const router = useRouter();
  const page = usePagePath();
  return useCallback(
    (href, options) => {
      if (!isStillAt(router, page)) return;
      void router.navigate({
        href: publicHref(router, href),
        replace: options?.replace ?? false,
        ignoreBlocker: options?.ignoreBlocker ?? false,
      });
    },
    [router, page],
  );
}
