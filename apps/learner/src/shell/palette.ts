import { lazyPart } from '@sullam/ui/base/lazy-part.tsx';
import { CommandPalette } from '@sullam/ui/overlays/lazy.ts';

/** Fetched when the pointer comes near its button, or with the first Ctrl K. */
export const Palette = lazyPart(() => {
  // what it is drawn with comes beside it, not after it
  CommandPalette.preload();
  return import('./palette-panel.tsx').then((file) => file.PalettePanel);
});
