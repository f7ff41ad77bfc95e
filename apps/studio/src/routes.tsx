import type { Guard } from '@sullam/web-kit/guard/guard.ts';
import type { Kit } from '@sullam/web-kit/kit.ts';
import { createScreenRouter, type ScreenDefinition } from '@sullam/web-kit/router/screens.ts';
import { EDITOR_SCREENS } from './editor-routes.tsx';
import { SETTINGS_PAGES } from './features/organization/settings-pages.ts';
import { LIST_SCREENS } from './list-routes.tsx';
import { Frame } from './shell/frame.tsx';

/** Every screen of the studio, one entry each; docs/guides/add-a-screen.md explains the fields. */
export const SCREENS: readonly ScreenDefinition[] = [
  ...LIST_SCREENS,
  ...EDITOR_SCREENS,
  // what an administrator settles once comes last
  ...SETTINGS_PAGES,
];

/** The router of the studio, below `/studio`. */
export function createStudioRouter({ queryClient }: Kit, guard: Guard) {
  return createScreenRouter({ screens: SCREENS, frame: Frame, guard, queryClient, basepath: '/studio' });
}
