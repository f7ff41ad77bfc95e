import { PROFILE_MENU_WIDTH } from '@sullam/domain/limits.ts';
import { chooseText, otherLanguage } from '@sullam/domain/localized.ts';
import { profileLinkAddress } from '@sullam/domain/profile-links.ts';
import {
  Building2,
  ExternalLink,
  Languages,
  LogOut,
  Moon,
  Settings,
  Shield,
  Sun,
  User,
} from '@sullam/ui/base/icons.ts';
import { Avatar } from '@sullam/ui/components/avatar.tsx';
import { Menu, type MenuGroup, type MenuItem } from '@sullam/ui/overlays/menu.tsx';
import { useKit, useLanguage, useMember, usePortals, useScheme, useT } from '@sullam/web-kit/kit-context.tsx';
import { ZoneNote } from '@sullam/web-kit/moments/zone-note.tsx';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { membershipsQuery } from '@sullam/web-kit/shell/shell.api.ts';
import { useHasPage, useMenu } from '@sullam/web-kit/shell/use-menu.ts';
import { useSignOnToken } from '@sullam/web-kit/shell/use-sign-on-token.ts';
import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { iconOf } from '../menu-icons.gen.ts';
import { PROFILE_MENU } from './menus.ts';

export interface ProfileMenuProps {
  readonly triggerRef: RefObject<Element | null>;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

function Who() {
  const user = useMember();
  return (
    <div className="flex items-center gap-3 px-3 py-3">
      <Avatar firstName={user.firstName} lastName={user.lastName} src={user.profileImage ?? undefined} size={40} />
      <div className="min-w-0">
        <p dir="auto" className="clip-line text-sm font-semibold">{`${user.firstName} ${user.lastName}`}</p>
        <p dir="ltr" className="clip-line text-xs text-muted rtl:text-end">
          {user.email}
        </p>
      </div>
    </div>
  );
}

/** The other sides of the product that this person may enter: administration, studio, other organisations. */
function useSwitches(): MenuItem[] {
  const t = useT();
  const language = useLanguage();
  const { isAdministrator, mayEnterStudio } = usePortals();
  const memberships = useQuery(membershipsQuery());
  const signOn = useSignOnToken();
  const others = (memberships.data?.data ?? []).filter((membership) => !membership.isCurrent);
  return [
    ...(isAdministrator
      ? [{ id: 'admin', label: t('shell.profile.switchToAdmin'), icon: Shield, path: '/settings' }]
      : []),
    ...(mayEnterStudio
      ? [{ id: 'instructor', label: t('shell.profile.switchToInstructor'), icon: Settings, path: '/home' }]
      : []),
  ]
    .map(({ path, ...item }): MenuItem => ({ ...item, onAction: () => signOn.mutate({ target: 'STUDIO', path }) }))
    .concat(
      others.map(({ organizationId, name, prefix }) => ({
        id: `organization-${organizationId}`,
        label: chooseText(name, language)?.text ?? prefix,
        description: t('shell.profile.switchOrganization'),
        icon: Building2,
        onAction: () => signOn.mutate({ organizationId, target: 'LEARNER' }),
      })),
    );
}

/** Places of the organisation outside of the product. */
function useProfileLinks(): MenuItem[] {
  const { bootstrap } = useKit();
  const language = useLanguage();
  return bootstrap.configurations.profile_links.map((link, at) => ({
    id: `link-${at}`,
    label: chooseText(link.title, language)?.text ?? link.address,
    icon: ExternalLink,
    mirrored: true,
    href: profileLinkAddress(link, language),
    isOutside: true,
  }));
}

/** Language, appearance, and the way out. */
function useActions(): MenuItem[] {
  const kit = useKit();
  const t = useT();
  const language = useLanguage();
  const nextScheme = useScheme() === 'dark' ? 'light' : 'dark';
  return [
    {
      id: 'language',
      label: t('shell.language.switchTo'),
      icon: Languages,
      onAction: () => void kit.switchLanguage(otherLanguage(language)),
    },
    {
      id: 'scheme',
      label: t(nextScheme === 'dark' ? 'common.theme.switchToDark' : 'common.theme.switchToLight'),
      icon: nextScheme === 'dark' ? Moon : Sun,
      onAction: () => kit.scheme.set(nextScheme),
    },
    {
      id: 'sign-out',
      label: t('shell.profile.logout'),
      icon: LogOut,
      mirrored: true,
      danger: true,
      onAction: () => void kit.signOut(),
    },
  ];
}

/** The menu of the avatar, 270 wide. */
export function ProfileMenu({ triggerRef, open, onOpenChange }: ProfileMenuProps) {
  const t = useT();
  const go = useGo();
  const hasPage = useHasPage();
  const { entries } = useMenu(PROFILE_MENU);
  const { now } = useKit();
  const switches = useSwitches();
  const links = useProfileLinks();
  const actions = useActions();
  const places: MenuItem[] = [
    ...(hasPage('/profile')
      ? [{ id: 'profile', label: t('shell.profile.view'), icon: User, onAction: () => go('/profile') }]
      : []),
    ...entries.map((entry) => ({
      id: entry.id,
      label: t.dynamic(entry.titleKey) ?? '',
      icon: iconOf(entry),
      onAction: () => go(entry.path ?? '/'),
    })),
  ];
  const groups: MenuGroup[] = [
    { id: 'places', items: places },
    { id: 'links', items: links },
    { id: 'switches', items: switches },
    { id: 'actions', items: actions },
  ].filter((group) => group.items.length > 0);
  return (
    <Menu
      triggerRef={triggerRef}
      open={open}
      onOpenChange={onOpenChange}
      label={t('shell.landmarks.profile')}
      groups={groups}
      width={PROFILE_MENU_WIDTH}
      header={
        <>
          <Who />
          <div className="px-3 pb-2">
            <ZoneNote at={new Date(now())} />
          </div>
        </>
      }
    />
  );
}
