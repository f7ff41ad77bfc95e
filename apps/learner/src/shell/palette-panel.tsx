import { useUser } from '@sullam/web-kit/kit-context.tsx';
import type { CommandCenterProps } from '@sullam/web-kit/shell/command-center.tsx';
import { CommandCenterPanel } from '@sullam/web-kit/shell/command-center-panel.tsx';
import { useMenu } from '@sullam/web-kit/shell/use-menu.ts';
import { iconOf } from '../menu-icons.gen.ts';
import { BAR_MENU, PROFILE_MENU } from './menus.ts';

const NONE = [] as const;

/** The palette, with the icons of this application's places: those of every menu that the reader has, each once. */
export function PalettePanel({ places, ...props }: Omit<CommandCenterProps, 'application' | 'iconOf'>) {
  const isSignedIn = useUser() !== null;
  const bar = useMenu(isSignedIn ? BAR_MENU : NONE);
  const profile = useMenu(isSignedIn ? PROFILE_MENU : NONE);
  const all = [...places, ...bar.entries, ...profile.entries];
  const once = all.filter(({ id }, at) => all.findIndex((other) => other.id === id) === at);
  return <CommandCenterPanel {...props} places={once} application="learner" iconOf={iconOf} />;
}
