import type { Fault } from './fault.ts';

const modules = 'apps/server/src/modules';
const shared = 'apps/server/test/generated/shared-account.test.ts';

/** Of accounts: who signs in, how it is proved, and what an organisation may do to its members. */
export const ACCOUNT_FAULTS: readonly Fault[] = [
  {
    name: 'A new password that one organisation asks for is asked for in all of them',
    file: `${modules}/sessions/caller-lookup.ts`,
    find: 'new_password_since as "newPasswordSince"',
    replace:
      '(select max(o.new_password_since) from member_standings o where o.user_id = member_standings.user_id) as "newPasswordSince"',
    tests: [shared, `${modules}/members/test/members.govern.test.ts`],
  },
];
