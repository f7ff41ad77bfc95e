/**
 * The overlays and pickers as parts of their own chunks. A screen imports from here and starts the loading early with
 * `preloadOn(Dialog)` on the button that opens it.
 */
import { lazyPart } from '../base/lazy-part.tsx';

export const Dialog = lazyPart(() => import('./dialog.tsx').then((file) => file.Dialog));
export const ConfirmDialog = lazyPart(() => import('./confirm-dialog.tsx').then((file) => file.ConfirmDialog));
export const Drawer = lazyPart(() => import('./drawer.tsx').then((file) => file.Drawer));
export const Popover = lazyPart(() => import('./popover.tsx').then((file) => file.Popover));
export const Menu = lazyPart(() => import('./menu.tsx').then((file) => file.Menu));
export const CommandPalette = lazyPart(() => import('./command-palette.tsx').then((file) => file.CommandPalette));
