import type { UiLinkProps, UiNavigation } from '@sullam/ui/base/ui-link.tsx';
import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { publicHref } from './guard-router.ts';

/** A press that asks for a new tab or window belongs to the browser. */
const isPlainPress = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

const isInside = (href: string): boolean => /^\/(?!\/)/.test(href) && !href.startsWith('/files/');

/** The link that the components of the interface draw: paths of this application go through its router. */
export function RouterLink({ href, target, onClick, onPointerEnter, ...rest }: UiLinkProps) {
  const router = useRouter();
  const isRouted = isInside(href) && (target === undefined || target === '_self');
  const address = isRouted ? publicHref(router, href) : href;
  return (
    <a
      {...rest}
      href={address}
      target={target}
      onPointerEnter={() => {
        onPointerEnter?.();
        if (isRouted) void router.preloadRoute({ to: href.split(/[?#]/)[0] } as never);
      }}
      onClick={(event) => {
        onClick?.(event);
        if (!isRouted || event.defaultPrevented || !isPlainPress(event)) return;
        event.preventDefault();
        void router.navigate({ href: publicHref(router, href) });
      }}
    />
  );
}

/** The same for the items of menus, whose links a library draws. */
export function useMenuNavigation(): UiNavigation {
  const router = useRouter();
  return {
    addressOf: (href) => (isInside(href) ? publicHref(router, href) : href),
    go: (href) => {
      if (isInside(href)) void router.navigate({ href: publicHref(router, href) });
      else window.location.assign(href);
    },
  };
}
