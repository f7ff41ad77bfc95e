import { otherLanguage } from '@sullam/domain/localized.ts';
import { GraduationCap, Keyboard, Languages, LogOut, Moon, Sun } from '@sullam/ui/base/icons.ts';
import { Avatar } from '@sullam/ui/components/avatar.tsx';
import { MenuButton } from '@sullam/ui/overlays/menu-button.tsx';
import { useKit, useLanguage, useMember, useScheme, useT } from '@sullam/web-kit/kit-context.tsx';
import { ZoneNote } from '@sullam/web-kit/moments/zone-note.tsx';
import { learnerAddress } from '@sullam/web-kit/organization/learner-address.ts';
import { useKeysHelp } from '../parts/keys.tsx';

/** Who works here, the way back to learning, and the way out. */
export function AccountMenu() {
  const t = useT();
  const kit = useKit();
  const user = useMember();
  const language = useLanguage();
  const showKeys = useKeysHelp();
  const nextScheme = useScheme() === 'dark' ? 'light' : 'dark';
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <MenuButton
      label={t('shell.profile.open')}
      width={240}
      header={
        <div className="px-3 py-3">
          <p dir="auto" className="clip-line text-sm font-semibold">
            {name}
          </p>
          <p dir="ltr" className="clip-line text-xs text-muted rtl:text-end">
            {user.email}
          </p>
          <ZoneNote at={new Date(kit.now())} />
        </div>
      }
      groups={[
        {
          id: 'account',
          items: [
            {
              id: 'learner',
              label: t('shell.profile.switchToLearner'),
              icon: GraduationCap,
              onAction: () => window.location.assign(learnerAddress(kit.bootstrap)),
            },
            // the bar of a phone has no room for these
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
            { id: 'keys', label: t('studio.keys.title'), icon: Keyboard, onAction: showKeys },
            {
              id: 'sign-out',
              label: t('shell.profile.logout'),
              icon: LogOut,
              mirrored: true,
              danger: true,
              onAction: () => void kit.signOut(),
            },
          ],
        },
      ]}
    >
      <Avatar firstName={user.firstName} lastName={user.lastName} src={user.profileImage ?? undefined} size={32} />
    </MenuButton>
  );
}
