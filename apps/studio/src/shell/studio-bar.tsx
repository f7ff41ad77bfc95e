import { cx } from '@sullam/ui/base/cx.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { Menu, Search } from '@sullam/ui/base/icons.ts';
import { preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { IconButton } from '@sullam/ui/components/button.tsx';
import { useOrganization, useT, useUser } from '@sullam/web-kit/kit-context.tsx';
import { OrganizationLogo } from '@sullam/web-kit/organization/organization-logo.tsx';
import { CommandCenter } from '@sullam/web-kit/shell/command-center.tsx';
import type { MenuEntry } from '@sullam/web-kit/shell/menu-model.ts';
import { LanguageButton } from '@sullam/web-kit/shell/switches.tsx';
import type { ReactNode } from 'react';
import { useBarPlaces } from '../parts/bar-places.tsx';
import { AccountMenu } from './account-menu.tsx';
import { LaterBell } from './later-bell.tsx';
import { NewButton } from './new-button.tsx';

export interface StudioBarProps {
  readonly drawer: { preload: () => void };
  /** Where one is. */
  readonly trail: ReactNode;
  readonly onOpenDrawer: () => void;
  readonly onOpenPalette: () => void;
  /** What can be made from anywhere. */
  readonly makes: readonly MenuEntry[];
}

/** The bar of the studio: where one is, search, what can be done here, what can be made, what is new, language, account. */
export function StudioBar({ drawer, trail, onOpenDrawer, onOpenPalette, makes }: StudioBarProps) {
  const t = useT();
  const { displayName, logoUrl } = useOrganization();
  const { holdActions } = useBarPlaces();
  const isSignedIn = useUser() !== null;
  const palette = t('studio.keys.palette');
  return (
    <header className="studio-bar no-print flex h-(--bar-height) items-center gap-1 border-b border-line bg-surface ps-2 pe-3 sm:gap-2 md:ps-4">
      <IconButton
        icon={Menu}
        label={t('shell.menu.open')}
        aria-haspopup="dialog"
        {...preloadOn(drawer)}
        onClick={onOpenDrawer}
        className="md:hidden"
      />
      {/* as wide as the menu below it, so that the way begins where the pages do */}
      <UiLink
        href="/"
        className="flex min-h-11 min-w-0 items-center gap-2.5 rounded-sm no-underline md:w-51 md:shrink-0 md:group-has-[[data-workspace]]/studio:w-auto"
      >
        <OrganizationLogo
          alt={t('shell.bar.organizationLogo', { organization: displayName })}
          className="h-8 w-auto max-w-40 object-contain max-sm:hidden"
        />
        <span className={cx('clip-line font-semibold text-ink', logoUrl && 'sm:hidden')}>{displayName}</span>
        <span className="sr-only">{t('studio.titles.studio')}</span>
      </UiLink>
      <div className="min-w-0 flex-1 max-md:hidden">{trail}</div>
      {/* before what stands on every page: that keeps its place when they arrive */}
      <div ref={holdActions} className="flex shrink-0 items-center gap-2 empty:hidden max-md:hidden" />
      <button
        type="button"
        {...preloadOn(CommandCenter)}
        onClick={onOpenPalette}
        className="flex h-9 w-75 shrink-0 items-center gap-2 rounded-md border border-line bg-canvas px-3 text-sm text-muted transition-colors hover:border-control max-lg:hidden"
      >
        <Icon of={Search} size={16} />
        <span className="clip-line flex-1 text-start">{palette}</span>
        <kbd dir="ltr" className="font-sans text-xs">
          {SHORTCUT}
        </kbd>
      </button>
      <span className="flex-1 md:hidden" />
      <IconButton
        icon={Search}
        label={palette}
        {...preloadOn(CommandCenter)}
        onClick={onOpenPalette}
        className="lg:hidden"
      />
      {isSignedIn && <NewButton makes={makes} />}
      {isSignedIn && <LaterBell />}
      <LanguageButton className="max-sm:hidden" />
      {isSignedIn && <AccountMenu />}
    </header>
  );
}

const SHORTCUT = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K';
