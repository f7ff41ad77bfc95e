import { cx } from '@sullam/ui/base/cx.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { ArrowLeft, Menu, Plus, Search } from '@sullam/ui/base/icons.ts';
import { preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { buttonClass, IconButton } from '@sullam/ui/components/button.tsx';
import { MenuButton } from '@sullam/ui/overlays/menu-button.tsx';
import { useKit, useOrganization, useT, useUser } from '@sullam/web-kit/kit-context.tsx';
import { learnerAddress } from '@sullam/web-kit/organization/learner-address.ts';
import { OrganizationLogo } from '@sullam/web-kit/organization/organization-logo.tsx';
import { CommandCenter } from '@sullam/web-kit/shell/command-center.tsx';
import { type MenuEntry, placesOf } from '@sullam/web-kit/shell/menu-model.ts';
import { LanguageButton, SchemeButton } from '@sullam/web-kit/shell/switches.tsx';
import { iconOf } from '../menu-icons.gen.ts';
import { AccountMenu } from './account-menu.tsx';

export interface StudioBarProps {
  readonly drawer: { preload: () => void };
  readonly onOpenDrawer: () => void;
  readonly onOpenPalette: () => void;
  /** What can be made from anywhere. */
  readonly makes: readonly MenuEntry[];
}

/** The bar of the studio: where one is, the way back to learning, search, language, appearance, account. */
export function StudioBar({ drawer, onOpenDrawer, onOpenPalette, makes }: StudioBarProps) {
  const t = useT();
  const { bootstrap } = useKit();
  const { displayName, logoUrl } = useOrganization();
  const isSignedIn = useUser() !== null;
  const palette = t('shell.bar.search');
  return (
    <header className="no-print flex h-(--bar-height) items-center gap-1 border-b border-line bg-surface ps-2 pe-3 sm:gap-2 md:ps-4">
      <IconButton
        icon={Menu}
        label={t('shell.menu.open')}
        aria-haspopup="dialog"
        {...preloadOn(drawer)}
        onClick={onOpenDrawer}
        className="md:hidden"
      />
      <UiLink href="/" className="flex min-h-11 min-w-0 items-center gap-2.5 rounded-sm no-underline">
        <OrganizationLogo
          alt={t('shell.bar.organizationLogo', { organization: displayName })}
          className="h-8 w-auto max-w-40 object-contain max-sm:hidden"
        />
        <span className={cx('clip-line font-semibold text-ink', logoUrl && 'sm:hidden')}>{displayName}</span>
        <span className="rounded-sm bg-primary-soft px-1.5 text-xs font-medium text-primary-text">
          {t('builder.titles.studio')}
        </span>
      </UiLink>
      <button
        type="button"
        {...preloadOn(CommandCenter)}
        onClick={onOpenPalette}
        className="mx-auto flex h-9 w-full max-w-90 items-center gap-2 rounded-md border border-line bg-canvas px-3 text-sm text-muted transition-colors hover:border-control max-md:hidden"
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
        className="md:hidden"
      />
      {isSignedIn && <NewMenu makes={makes} />}
      <a href={learnerAddress(bootstrap)} className={cx(buttonClass({ variant: 'ghost' }), 'max-lg:hidden')}>
        <Icon of={ArrowLeft} size={18} mirrored />
        {t('shell.profile.switchToLearner')}
      </a>
      <LanguageButton />
      <SchemeButton className="max-sm:hidden" />
      {isSignedIn && <AccountMenu />}
    </header>
  );
}

/** Makes something from anywhere: a course, a question, an invitation. On phones the palette does. */
function NewMenu({ makes }: { readonly makes: readonly MenuEntry[] }) {
  const t = useT();
  if (makes.length === 0) return null;
  return (
    <MenuButton
      labelled
      variant="outline"
      icon={Plus}
      label={t('studio.titles.new')}
      className="max-md:hidden"
      groups={[
        {
          id: 'new',
          items: placesOf(makes).map((entry) => ({
            id: entry.id,
            label: t.dynamic(entry.titleKey) ?? '',
            icon: iconOf(entry),
            href: entry.path,
          })),
        },
      ]}
    />
  );
}

const SHORTCUT = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K';
