import type { MessageKey } from '@sullam/strings/areas.ts';
import type { LucideIcon } from '@sullam/ui/base/icons.ts';
import { lazyPart } from '@sullam/ui/base/lazy-part.tsx';
import type { CommandSection } from '@sullam/ui/overlays/command-palette.tsx';
import { useCommandShortcut } from '@sullam/ui/overlays/command-shortcut.ts';
import { useState } from 'react';
import type { IconOf } from './menu-icon.ts';
import type { MenuEntry } from './menu-model.ts';

/** Something that can be done from the palette. */
export interface PaletteAction {
  readonly id: string;
  readonly label: string;
  /** Other words for it, in the palette's own area. */
  readonly by?: MessageKey;
  readonly icon: LucideIcon;
  readonly run: () => void;
}

/** What can be done with the thing that one is in. */
export interface PaletteHere {
  readonly title: string;
  readonly actions: readonly PaletteAction[];
}

export interface CommandCenterProps {
  /** The application it stands in; what belongs to the other one is opened there. */
  readonly application: 'learner' | 'studio';
  readonly places: readonly MenuEntry[];
  readonly iconOf: IconOf;
  /** Asked whenever it is drawn. */
  readonly here?: () => PaletteHere | null;
  /** What else an application finds by what is typed, folded as searches compare it. */
  readonly useMore?: (typed: string) => readonly CommandSection[];
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** The palette's own chunk: fetched when the pointer comes near its button, or with the first Ctrl K. */
export const CommandCenter = lazyPart(() =>
  import('./command-center-panel.tsx').then((file) => file.CommandCenterPanel),
);

/** The state of the palette, with its shortcut. It is drawn only once it has been opened. */
export function useCommandCenter() {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const onOpenChange = (next: boolean) => {
    setOpen(next);
    if (next) setWasOpened(true);
  };
  useCommandShortcut(() => onOpenChange(true));
  return { isOpen, wasOpened, onOpenChange };
}
