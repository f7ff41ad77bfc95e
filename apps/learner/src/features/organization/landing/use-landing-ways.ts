import { HOME_ACCESS, isAllowed } from '@sullam/domain/route-access.ts';
import { useStore } from '@sullam/web-kit/base/store.ts';
import { useKit, useUser } from '@sullam/web-kit/kit-context.tsx';

/** Where a visitor can go from the landing page. */
export interface LandingWays {
  /** The catalogue, where the reader may see it. */
  catalogue: string | null;
  /** Registration where it is open, else sign-in; for somebody signed in the own learning. */
  start: string;
  canRegister: boolean;
}

/** The ways on from the landing page for this reader. */
export function useLandingWays(): LandingWays {
  const kit = useKit();
  const isSignedIn = useUser() !== null;
  const features = useStore(kit.features);
  const caller = kit.caller();
  const canRegister = isAllowed(
    {
      loggedOutOnly: true,
      requiresAuth: false,
      organizationPermissions: ['organization_registration_enabled'],
      features: ['self-registration'],
    },
    caller,
    features,
  );
  return {
    catalogue: isAllowed(HOME_ACCESS['all-courses'], caller, features) ? '/lms/all-courses' : null,
    start: isSignedIn ? '/lms' : canRegister ? '/register' : '/auth/login',
    canRegister,
  };
}
