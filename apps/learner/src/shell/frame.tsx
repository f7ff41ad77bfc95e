import { isAllowed, type RouteAccess } from '@sullam/domain/route-access.ts';
import { cx } from '@sullam/ui/base/cx.ts';
import { lazyPart } from '@sullam/ui/base/lazy-part.tsx';
import { useStore } from '@sullam/web-kit/base/store.ts';
import { STORAGE_KEYS } from '@sullam/web-kit/base/stored.ts';
import { useIsWide } from '@sullam/web-kit/base/use-is-wide.ts';
import { pageMetaOf } from '@sullam/web-kit/guard/page-meta.ts';
import { useKit, useUser } from '@sullam/web-kit/kit-context.tsx';
import { RouteTitle } from '@sullam/web-kit/router/page-title.tsx';
import { useCommandCenter } from '@sullam/web-kit/shell/command-center.tsx';
import { useContentFocus } from '@sullam/web-kit/shell/content-focus.ts';
import { SessionGate } from '@sullam/web-kit/shell/session-gate.tsx';
import { EnvironmentLabel, SkipLink, ViewStrips } from '@sullam/web-kit/shell/strips.tsx';
import { useDrawer } from '@sullam/web-kit/shell/use-drawer.ts';
import { useMenu } from '@sullam/web-kit/shell/use-menu.ts';
import { Outlet, useMatches } from '@tanstack/react-router';
import { useState } from 'react';
import { AppBar } from './app-bar.tsx';
import { EventsBanner } from './events-banner-part.tsx';
import { HeaderMenu } from './header-menu.tsx';
import { BottomBar, CompleteProfileGate, MemberBanner, SideMenu } from './member-parts.tsx';
import { HEADER_MENU, SIDE_MENU, VISITOR_MENU } from './menus.ts';
import { Palette } from './palette.ts';
import { useHideOnScroll } from './use-hide-on-scroll.ts';

const MenuDrawer = lazyPart(() => import('./menu-drawer.tsx').then((file) => file.MenuDrawer));

/** Who sees the banner of events: members by their own permission, visitors by the organisation's. Where it stands says the rest: not in the instructor view, not without the app bar. */
const BANNER_ACCESS: RouteAccess = {
  features: ['events'],
  memberPermissions: ['organization_member_access_events'],
  organizationPermissions: ['organization_social_events'],
};

/** What of the frame a page shows. */
function useChrome(): { showsBar: boolean; showsMenu: boolean; showsBanner: boolean } {
  const { hidesBar, hidesMenu, hidesBanner } = useMatches({
    select: (matches) => {
      const { hidesBar = false, hidesMenu = false, hidesBanner = false } = pageMetaOf(matches);
      return { hidesBar, hidesMenu, hidesBanner };
    },
    structuralSharing: true,
  });
  const isInstructorView = useStore(useKit().instructorView);
  const isSignedIn = useUser() !== null;
  const isWide = useIsWide();
  const showsBar = !hidesBar && !isInstructorView;
  return {
    showsBar,
    showsMenu: isSignedIn && !hidesMenu && !isInstructorView,
    showsBanner: showsBar && !(hidesBanner === 'on-phones' ? !isWide : hidesBanner),
  };
}

/** Whether the reader keeps the side menu wide. */
function useMenuWidth(): [isExpanded: boolean, change: (isExpanded: boolean) => void] {
  const { storage } = useKit();
  const [isExpanded, setExpanded] = useState(() => storage.getItem(STORAGE_KEYS.menuExpanded) === '1');
  return [
    isExpanded,
    (next) => {
      setExpanded(next);
      storage.setItem(STORAGE_KEYS.menuExpanded, next ? '1' : '0');
    },
  ];
}

/** The strip of events, for those who may see it. */
function Banner() {
  const userId = useUser()?.id;
  const kit = useKit();
  const permissions = useStore(kit.permissions);
  const features = useStore(kit.features);
  const seesEvents = isAllowed(
    { ...BANNER_ACCESS, requiresAuth: userId !== undefined },
    { ...kit.caller(), organizationPermissions: permissions.system },
    features,
  );
  if (!seesEvents) return null;
  return userId === undefined ? <EventsBanner /> : <MemberBanner key={userId} userId={userId} />;
}

interface BarsProps {
  readonly showsMenu: boolean;
  readonly isExpanded: boolean;
  readonly onExpandedChange: (isExpanded: boolean) => void;
}

/** App bar, side menu, drawer, palette. */
function Bars({ showsMenu, isExpanded, onExpandedChange }: BarsProps) {
  const isSignedIn = useUser() !== null;
  const isWide = useIsWide();
  const scroll = useHideOnScroll();
  const drawer = useDrawer();
  const { palette, ...center } = useCommandCenter();
  const { entries, activeId } = useMenu(isSignedIn ? SIDE_MENU : VISITOR_MENU);
  const header = useMenu(isSignedIn ? HEADER_MENU : VISITOR_MENU);
  return (
    <>
      <AppBar
        {...scroll}
        headerMenu={(onFit) => <HeaderMenu {...header} onFit={onFit} />}
        drawer={MenuDrawer}
        isDrawerOpen={drawer.isOpen}
        onOpenDrawer={drawer.open}
        onOpenPalette={center.open}
      />
      {showsMenu && isWide && (
        <SideMenu
          entries={entries}
          activeId={activeId}
          isExpanded={isExpanded}
          onExpandedChange={onExpandedChange}
          below={scroll.isHidden ? 'none' : scroll.isScrolled ? 'held' : 'all'}
        />
      )}
      {drawer.wasOpened && (
        <MenuDrawer open={drawer.isOpen} onClose={drawer.close} entries={entries} activeId={activeId} />
      )}
      {center.opening}
      {center.wasOpened && <Palette places={entries} palette={palette} />}
    </>
  );
}

/** The learner application around its screens: bars, menus, strips, dialogs that may come at any time. */
export function Frame() {
  const { showsBar, showsMenu, showsBanner } = useChrome();
  const isSignedIn = useUser() !== null;
  const [isExpanded, setExpanded] = useMenuWidth();
  useContentFocus();
  return (
    <SessionGate>
      <SkipLink />
      <RouteTitle />
      {/* the strip of events scrolls away with the page; the bars stay */}
      <div
        className="no-print pointer-events-none sticky z-1100"
        style={{ top: 'calc(0px - var(--banner-away, var(--banner-room)))' }}
      >
        {showsBanner && <Banner />}
        <ViewStrips />
        {showsBar && <Bars showsMenu={showsMenu} isExpanded={isExpanded} onExpandedChange={setExpanded} />}
      </div>
      <main
        id="content"
        tabIndex={-1}
        className={cx(
          'pb-(--foot-height) outline-none',
          showsMenu && 'transition-[padding]',
          showsMenu && (isExpanded ? 'md:ps-65' : 'md:ps-18'),
        )}
      >
        <Outlet />
      </main>
      {showsMenu && <BottomBar />}
      <EnvironmentLabel />
      {isSignedIn && <CompleteProfileGate />}
    </SessionGate>
  );
}
