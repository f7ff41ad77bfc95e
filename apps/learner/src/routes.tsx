import type { Guard } from '@sullam/web-kit/guard/guard.ts';
import type { Kit } from '@sullam/web-kit/kit.ts';
import { createScreenRouter } from '@sullam/web-kit/router/screens.ts';
import { SCREENS } from './screens.ts';
import { Frame } from './shell/frame.tsx';

/** The router of the learner application. */
export function createLearnerRouter({ queryClient }: Kit, guard: Guard) {
  return createScreenRouter({ screens: SCREENS, frame: Frame, guard, queryClient });
}
