import type { Area } from '@sullam/strings/areas.ts';
import { showToast } from '@sullam/ui/overlays/toast-queue.ts';
import { Toaster } from '@sullam/ui/overlays/toaster.tsx';
import { type AnyRouter, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createKit, type KitOptions } from '../create-kit.ts';
import { createGuard, type Guard, type GuardOptions } from '../guard/guard.ts';
import type { Kit } from '../kit.ts';
import { KitProvider } from '../kit-context.tsx';
import { KitUi } from '../kit-ui.tsx';
import { readBootstrap } from '../organization/bootstrap.ts';
import { watchErrors } from '../reports/watch-errors.ts';
import { connectRouter, hasPage } from '../router/guard-router.ts';
import { preloadSessionEnded } from '../shell/session-gate.tsx';

export interface ApplicationOptions {
  /** Areas of the wording that the frame around the screens needs. */
  areas: readonly Area[];
  createRouter: (kit: Kit, guard: Guard) => AnyRouter;
  /** What the guard of this application does in its own way. */
  guard: (kit: Kit) => Omit<GuardOptions, 'kit' | 'hasPage'>;
  /** What has to be there besides the wording before the page is drawn in another language. */
  prepareLanguage?: KitOptions['prepareLanguage'];
}

/** Starts an application: what the page brought, session, wording, router, then the first paint. */
export async function startApplication({
  areas,
  createRouter,
  guard: guardOf,
  prepareLanguage,
}: ApplicationOptions): Promise<void> {
  const kit = createKit({ bootstrap: readBootstrap(document), prepareLanguage });
  watchErrors(kit);
  kit.setNotifier(({ tone, text, duration, action }) => {
    showToast(text, {
      tone,
      ...(duration ? { timeout: duration } : {}),
      ...(action ? { action: { label: action.label, onAction: action.run } } : {}),
    });
  });
  // Both at once: the wording comes as files, the session may have to be renewed at the server.
  await Promise.all([kit.wording.ensure(areas), kit.start()]);

  const guard = createGuard({ kit, hasPage: (path) => hasPage(router, path), ...guardOf(kit) });
  const router: AnyRouter = createRouter(kit, guard);
  connectRouter(kit, guard, router);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no place for the application.');
  createRoot(root).render(
    <StrictMode>
      <KitProvider kit={kit}>
        <KitUi>
          <RouterProvider router={router} />
          <Toaster />
        </KitUi>
      </KitProvider>
    </StrictMode>,
  );
  startLater(kit);
}

/** What the first paint can do without. */
function startLater(kit: Kit): void {
  // What asks for the password once more, should the session end, is fetched as soon as there is something to lose.
  document.addEventListener('input', preloadSessionEnded, { once: true });
  const openStream = () => void import('../stream/start-stream.ts').then(({ startStream }) => startStream(kit));
  if (kit.session.get()) openStream();
  else {
    // A visitor has no stream; it is fetched with the first sign-in.
    const unsubscribe = kit.session.subscribe(() => {
      unsubscribe();
      openStream();
    });
  }
  // Not on the way to the first paint: the page brought the organisation's list, and the session its member's.
  if (kit.session.get()) void kit.refreshPermissions().catch(() => undefined);
  void kit.wording.refreshOverrides().catch(() => undefined);
  const { sessionReplay } = kit.bootstrap;
  if (sessionReplay) void import('./session-replay.ts').then((file) => file.startReplay(sessionReplay));
}
