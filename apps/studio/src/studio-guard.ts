import type { GuardOptions } from '@sullam/web-kit/guard/guard.ts';
import type { Kit } from '@sullam/web-kit/kit.ts';
import { learnerAddress } from '@sullam/web-kit/organization/learner-address.ts';

const HOME = '/home';

/** The studio is for people who teach or administer; everybody signs in at the learner application. */
export function studioGuard(kit: Kit): Omit<GuardOptions, 'kit' | 'hasPage'> {
  const portals = () => kit.session.get()?.portals;
  return {
    signOnView: 'plain',
    signInAddress: learnerAddress(kit.bootstrap, '/auth/login'),
    isAdmitted: () => Object.values(portals() ?? {}).some(Boolean),
    home: () => HOME,
  };
}
