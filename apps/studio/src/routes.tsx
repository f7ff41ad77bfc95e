import type { Guard } from '@sullam/web-kit/guard/guard.ts';
import type { Kit } from '@sullam/web-kit/kit.ts';
import { createScreenRouter } from '@sullam/web-kit/router/screens.ts';
import { SCREENS } from './screens.ts';
import { Frame } from './shell/frame.tsx';

/** The router of the studio, below `/studio`. */
export function createStudioRouter({ queryClient }: Kit, guard: Guard) {
  return createScreenRouter({ screens: SCREENS, frame: Frame, guard, queryClient, basepath: '/studio' });
}
