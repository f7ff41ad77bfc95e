import { lazyPart } from '@sullam/ui/base/lazy-part.tsx';
import { RouteTitle } from '@sullam/web-kit/router/page-title.tsx';
import { CommandCenter, useCommandCenter } from '@sullam/web-kit/shell/command-center.tsx';
import { useContentFocus } from '@sullam/web-kit/shell/content-focus.ts';
import { SessionGate } from '@sullam/web-kit/shell/session-gate.tsx';
import { EnvironmentLabel, SkipLink, ViewStrips } from '@sullam/web-kit/shell/strips.tsx';
import { useDrawer } from '@sullam/web-kit/shell/use-drawer.ts';
import { Outlet } from '@tanstack/react-router';
import { iconOf } from '../menu-icons.gen.ts';
import { SideNavigation } from './side-navigation.tsx';
import { StudioBar } from './studio-bar.tsx';
import { useStudioMenu } from './use-studio-menu.ts';

const NavigationDrawer = lazyPart(() => import('./navigation-drawer.tsx').then((file) => file.NavigationDrawer));

/** The workshop around its screens: denser than the learner application, the same family. */
export function Frame() {
  const menu = useStudioMenu();
  const drawer = useDrawer();
  const palette = useCommandCenter();
  useContentFocus();
  return (
    <SessionGate>
      <SkipLink />
      <RouteTitle />
      <div className="no-print sticky top-0 z-1100">
        <ViewStrips />
        <StudioBar
          drawer={NavigationDrawer}
          onOpenDrawer={drawer.open}
          onOpenPalette={() => palette.onOpenChange(true)}
          makes={menu.makes}
        />
      </div>
      {/* a workspace takes the place of the menu too */}
      <div className="group/frame md:grid md:grid-cols-[220px_minmax(0,1fr)] md:has-[[data-workspace]]:grid-cols-[minmax(0,1fr)]">
        <aside className="no-print sticky top-(--bars-height) h-[calc(100vh-var(--bars-height))] overflow-y-auto flex flex-col border-e border-line bg-surface group-has-[[data-workspace]]/frame:hidden max-md:hidden">
          <SideNavigation menu={menu} />
          <EnvironmentLabel className="m-4 mt-auto" />
        </aside>
        <main id="content" tabIndex={-1} className="min-w-0 outline-none">
          <Outlet />
        </main>
        <EnvironmentLabel className="mx-auto mb-4 group-has-[[data-workspace]]/frame:hidden md:hidden" />
      </div>
      {drawer.wasOpened && <NavigationDrawer open={drawer.isOpen} onClose={drawer.close} menu={menu} />}
      {palette.wasOpened && (
        <CommandCenter
          application="studio"
          places={[...menu.places, ...menu.makes]}
          iconOf={iconOf}
          isOpen={palette.isOpen}
          onOpenChange={palette.onOpenChange}
        />
      )}
    </SessionGate>
  );
}
