import { useRouter } from '@tanstack/react-router';
import { publicHref } from './guard-router.ts';

/** Goes to a path of this application, with its query: for actions that are not links. */
export function useGo(): (href: string, options?: { replace?: boolean }) => void {
  const router = useRouter();
  return (href, options) =>
    void router.navigate({ href: publicHref(router, href), replace: options?.replace ?? false });
}
