import type { CommandCenterProps } from '@sullam/web-kit/shell/command-center.tsx';
import { CommandCenterPanel } from '@sullam/web-kit/shell/command-center-panel.tsx';
import type { MenuEntry } from '@sullam/web-kit/shell/menu-model.ts';
import { iconOf } from './menu-icons.ts';

const withIcon = (entry: MenuEntry): MenuEntry => ({
  ...entry,
  icon: iconOf(entry),
  ...(entry.children ? { children: entry.children.map(withIcon) } : {}),
});

/** The palette, with the icons of this application's places. */
export function PalettePanel(props: Omit<CommandCenterProps, 'application'>) {
  return <CommandCenterPanel {...props} application="learner" places={props.places.map(withIcon)} />;
}
