import { useRouter } from '@tanstack/react-router';
import { publicHref } from './guard-router.ts';

export interface GoOptions {
  replace?: boolean;
  /** Everything is saved: nobody is asked before the page is left. */
  ignoreBlocker?: boolean;
}

/** Goes to a path of this application, with its query: for actions that are not links. */
export function useGo(): (href: string, options?: GoOptions) => void {
  const router = useRouter();
  return (href, options) =>
    void router.navigate({
      href: publicHref(router, href),
      replace: options?.replace ?? false,
      ignoreBlocker: options?.ignoreBlocker ?? false,
    });
}
