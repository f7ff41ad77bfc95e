import { cx } from '@sullam/ui/base/cx.ts';
import { Menu, Search } from '@sullam/ui/base/icons.ts';
import { preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { IconButton, LinkButton } from '@sullam/ui/components/button.tsx';
import { useHasFeature, useT, useUser } from '@sullam/web-kit/kit-context.tsx';
import { LanguageButton, SchemeButton } from '@sullam/web-kit/shell/switches.tsx';
import { useMenu } from '@sullam/web-kit/shell/use-menu.ts';
import { type ReactNode, useState } from 'react';
import { Brand } from './brand.tsx';
import { BarLinks, NotificationBell, ProfileButton } from './member-parts.tsx';
import { BAR_MENU } from './menus.ts';
import { Palette } from './palette.ts';

export interface AppBarProps {
  readonly isScrolled: boolean;
  readonly isHidden: boolean;
  /** The places in the bar; receives what to call when they have room, or too little. */
  readonly headerMenu: (onFit: (fits: boolean) => void) => ReactNode;
  readonly drawer: { preload: () => void };
  readonly isDrawerOpen: boolean;
  readonly onOpenDrawer: () => void;
  readonly onOpenPalette: () => void;
}

/** Width of a link beside the bell, in rem: their place is kept until they come. */
const LINK_WIDTH = 2.75;

function MemberTools() {
  const { entries } = useMenu(BAR_MENU);
  return (
    <>
      <NotificationBell />
      <span className="flex min-h-11 max-sm:hidden" style={{ minWidth: `${entries.length * LINK_WIDTH}rem` }}>
        <BarLinks entries={entries} />
      </span>
      <span aria-hidden="true" className="mx-1 h-6 w-px bg-line max-sm:hidden" />
      <ProfileButton />
    </>
  );
}

function VisitorTools() {
  const t = useT();
  const hasFeature = useHasFeature();
  return (
    <>
      <BarLinks entries={useMenu(BAR_MENU).entries} />
      <LinkButton href="/auth/login" variant="outline" className="shrink-0 max-sm:px-3!">
        {t('shell.bar.login')}
      </LinkButton>
      {hasFeature('self-registration') && (
        <LinkButton href="/register" className="shrink-0 max-sm:hidden">
          {t('shell.bar.register')}
        </LinkButton>
      )}
    </>
  );
}

/** The bar at the top, 60 high; it gives way while one scrolls down, unless the focus is in it. */
export function AppBar({
  isScrolled,
  isHidden,
  headerMenu,
  drawer,
  isDrawerOpen,
  onOpenDrawer,
  onOpenPalette,
}: AppBarProps) {
  const t = useT();
  const isSignedIn = useUser() !== null;
  const [fits, setFits] = useState(true);
  return (
    <header
      data-bar-away={isHidden ? '' : undefined}
      className={cx(
        'no-print pointer-events-auto border-b border-line bg-surface transition-[translate,box-shadow]',
        isScrolled && 'shadow-3',
        isHidden && 'not-focus-within:-translate-y-full',
      )}
    >
      <div className="flex h-(--bar-height) items-center gap-1 ps-2 pe-3 sm:gap-2 sm:pe-4 md:ps-6">
        <IconButton
          icon={Menu}
          iconSize={24}
          label={t('shell.menu.open')}
          aria-haspopup="dialog"
          aria-expanded={isDrawerOpen}
          {...preloadOn(drawer)}
          onClick={onOpenDrawer}
          // A member has the side menu beside the page; a visitor finds here what the bar has no room for.
          className={cx('shrink-0', (fits || isSignedIn) && 'md:hidden')}
        />
        <Brand />
        <div className="min-w-0 flex-1 md:ms-4">{headerMenu(setFits)}</div>
        <IconButton
          icon={Search}
          iconSize={24}
          label={t('shell.bar.search')}
          {...preloadOn(Palette)}
          onClick={onOpenPalette}
          className={cx('shrink-0', !isSignedIn && 'max-md:hidden')}
        />
        <LanguageButton className={cx('shrink-0', isSignedIn ? 'max-sm:hidden' : 'max-[379px]:hidden')} />
        <SchemeButton iconSize={24} className="shrink-0 max-sm:hidden" />
        {isSignedIn ? <MemberTools /> : <VisitorTools />}
      </div>
    </header>
  );
}
