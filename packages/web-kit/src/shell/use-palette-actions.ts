import { otherLanguage } from '@sullam/domain/localized.ts';
import { Languages, LogOut, Moon, Sun } from '@sullam/ui/base/icons.ts';
import { useKit, useLanguage, useScheme, useT, useUser } from '../kit-context.tsx';
import type { PaletteAction } from './command-center.tsx';

/** What the palettes of both applications can do: language, appearance, sign out. */
export function usePaletteActions(): PaletteAction[] {
  const kit = useKit();
  const t = useT();
  const language = useLanguage();
  const nextScheme = useScheme() === 'dark' ? 'light' : 'dark';
  const isSignedIn = useUser() !== null;
  return [
    {
      id: 'language',
      label: t('shell.language.label'),
      by: 'search.words.language',
      icon: Languages,
      run: () => void kit.switchLanguage(otherLanguage(language)),
    },
    {
      id: 'scheme',
      label: t(nextScheme === 'dark' ? 'common.theme.switchToDark' : 'common.theme.switchToLight'),
      by: 'search.words.scheme',
      icon: nextScheme === 'dark' ? Moon : Sun,
      run: () => kit.scheme.set(nextScheme),
    },
    ...(isSignedIn
      ? [
          {
            id: 'sign-out',
            label: t('shell.profile.logout'),
            by: 'search.words.signOut' as const,
            icon: LogOut,
            run: () => void kit.signOut(),
          },
        ]
      : []),
  ];
}
