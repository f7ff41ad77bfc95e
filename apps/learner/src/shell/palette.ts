import { lazyPart } from '@sullam/ui/base/lazy-part.tsx';

/** Fetched when the pointer comes near its button, or with the first Ctrl K. */
export const Palette = lazyPart(() => import('./palette-panel.tsx').then((file) => file.PalettePanel));
