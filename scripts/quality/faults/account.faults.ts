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
  {
    name: "One organisation's administrator takes a shared person's authenticator away",
    file: `${modules}/two-factor/second-factor-reset.ts`,
    find: 'memberships.every(({ isSecondFactorReset }) => isSecondFactorReset)',
    replace: 'memberships.some(({ isSecondFactorReset }) => isSecondFactorReset)',
    tests: [shared, `${modules}/two-factor/test/two-factor.reset.test.ts`],
  },
  {
    name: 'An authenticator is set up without the password',
    file: `${modules}/two-factor/two-factor.service.ts`,
    find: 'password: string) {\n  await confirmPassword(context, password);\n',
    replace: 'password: string) {\n',
    tests: [`${modules}/two-factor/test/two-factor.changes.test.ts`],
  },
  {
    name: 'The owner hears nothing of a change of the second factor',
    file: `${modules}/two-factor/two-factor.service.ts`,
    find: '  await mailSecurityChange(context, tx, account, mail);\n',
    replace: '',
    tests: [`${modules}/two-factor/test/two-factor.changes.test.ts`],
  },
];
