import type { MessageKey } from '@sullam/strings/areas.ts';
import type { LucideIcon } from '@sullam/ui/base/icons.ts';
import { lazyPart } from '@sullam/ui/base/lazy-part.tsx';
import type { CommandSection } from '@sullam/ui/overlays/command-palette.tsx';
import { useCommandShortcut } from '@sullam/ui/overlays/command-shortcut.ts';
import { useRef, useState } from 'react';
import type { IconOf } from './menu-icon.ts';
import type { MenuEntry } from './menu-model.ts';
import { PaletteOpening } from './palette-opening.tsx';

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
  readonly palette: PaletteState;
}

/** Whether the palette is open, and what is typed in it. */
export interface PaletteState {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly query: string;
  readonly onQueryChange: (query: string) => void;
  /** Called when the palette itself is on the page, and has the focus. */
  readonly onShown: () => void;
}

/** The palette's own chunk: fetched when the pointer comes near its button, or with the first Ctrl K. */
export const CommandCenter = lazyPart(() =>
  import('./command-center-panel.tsx').then((file) => file.CommandCenterPanel),
);

/** Gives the focus back to what opened the palette, where that was done before the palette's code was there to know it. */
function giveBack(opener: Element | null): void {
  // a dialog gives the focus back in the frame after it has gone
  const back = () => {
    if (document.activeElement === document.body) (opener as HTMLElement | null)?.focus();
  };
  requestAnimationFrame(() => requestAnimationFrame(back));
}

/** The state of the palette, with its shortcut. It is drawn only once it has been opened; `opening` takes what is typed until it is there. */
export function useCommandCenter() {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const [isShown, setShown] = useState(false);
  const [query, setQuery] = useState('');
  const opener = useRef<Element | null>(null);
  const onOpenChange = (next: boolean) => {
    if (next) {
      if (!wasOpened) opener.current = document.activeElement;
      setWasOpened(true);
    } else if (isOpen) {
      giveBack(opener.current);
      opener.current = null;
    }
    setOpen(next);
  };
  useCommandShortcut(() => onOpenChange(true));
  const palette: PaletteState = {
    isOpen,
    onOpenChange,
    query,
    onQueryChange: setQuery,
    onShown: () => setShown(true),
  };
  const opening = isOpen && !isShown && (
    <PaletteOpening query={query} onQueryChange={setQuery} onClose={() => onOpenChange(false)} />
  );
  return { palette, wasOpened, opening, open: () => onOpenChange(true) };
}
