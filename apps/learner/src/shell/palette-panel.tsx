import type { CommandCenterProps } from '@sullam/web-kit/shell/command-center.tsx';
import { CommandCenterPanel } from '@sullam/web-kit/shell/command-center-panel.tsx';
import { iconOf } from '../menu-icons.gen.ts';

/** The palette, with the icons of this application's places. */
export function PalettePanel(props: Omit<CommandCenterProps, 'application' | 'iconOf'>) {
  return <CommandCenterPanel {...props} application="learner" iconOf={iconOf} />;
}
