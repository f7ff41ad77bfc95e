import { lazyPart } from '@sullam/ui/base/lazy-part.tsx';
import { useRouterState } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import { useStore } from '../base/store.ts';
import { pageMetaOf } from '../guard/page-meta.ts';
import { useKit, useUser } from '../kit-context.tsx';

const ForcedPasswordPage = lazyPart(() => import('./forced-password-page.tsx').then((file) => file.ForcedPasswordPage));

const SessionEndedDialog = lazyPart(() => import('./session-ended-dialog.tsx').then((file) => file.SessionEndedDialog));

/** Fetched as soon as somebody works on the page. */
export const preloadSessionEnded = SessionEndedDialog.preload;

/**
 * Whether somebody has just signed out of a page for members, which stands until the way home is found. Drawn once
 * more it would ask the server, now without a token, for everything that was just forgotten.
 */
function useIsLeaving(isSignedIn: boolean): boolean {
  // null where anybody may be, and where the guard has already spoken
  const place = useRouterState({
    select: ({ matches }) =>
      pageMetaOf(matches).access?.requiresAuth === false || matches.some(({ status }) => status === 'notFound')
        ? null
        : (matches.at(-1)?.pathname ?? null),
  });
  const memberPlace = useRef<string | null>(null);
  if (isSignedIn) memberPlace.current = place;
  return !isSignedIn && place !== null && place === memberPlace.current;
}

/** Lets the layout through unless the password has to be changed first, or its reader has just left. */
export function SessionGate({ children }: { readonly children: ReactNode }) {
  const user = useUser();
  const isLeaving = useIsLeaving(user !== null);
  const isHeld = useStore(useKit().ended) !== null;
  if (isLeaving) return null;
  if (user?.forceResetPassword && !isHeld) return <ForcedPasswordPage />;
  return (
    <>
      {children}
      {isHeld && <SessionEndedDialog />}
    </>
  );
}
