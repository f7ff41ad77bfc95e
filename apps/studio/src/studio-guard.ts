import { memberHolds } from '@sullam/domain/permissions.ts';
import { mayOpenInStudio } from '@sullam/domain/portals.ts';
import type { GuardOptions } from '@sullam/web-kit/guard/guard.ts';
import type { Kit } from '@sullam/web-kit/kit.ts';
import { isStudioApart, learnerAddress } from '@sullam/web-kit/organization/learner-address.ts';

const HOME = '/home';
const BASE = '/studio';

/** The studio is for people who manage something; everybody signs in at the learner application. */
export function studioGuard(kit: Kit): Omit<GuardOptions, 'kit' | 'hasPage'> {
  return {
    signOnView: 'plain',
    // what is remembered here is out of sight there, when the studio has a host of its own
    signInAddress: (wanted) =>
      learnerAddress(
        kit.bootstrap,
        wanted !== null && isStudioApart(kit.bootstrap)
          ? `/auth/studio?path=${encodeURIComponent(wanted.slice(BASE.length))}`
          : '/auth/login',
      ),
    isAdmitted: (path) => {
      const { system, user } = kit.permissions.get();
      return mayOpenInStudio(memberHolds(system, user), path);
    },
    home: () => HOME,
  };
}
