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
  {
    name: 'A link of somebody else takes the place of whoever is signed in, without a word',
    file: 'packages/web-kit/src/guard/sign-on.ts',
    find: 'if (present && !(await mayReplace(present, token))) return wanted;',
    replace: '',
    tests: ['packages/web-kit/test/guard.test.tsx'],
  },
  {
    name: 'Switching to an organisation that asks for a code ends nowhere',
    file: 'packages/web-kit/src/guard/sign-on.ts',
    find: 'const step = secondStepOf(result);',
    replace: 'const step = secondStepOf({ ...result, twoFactorToken: undefined });',
    tests: ['packages/web-kit/test/guard.test.tsx'],
  },
];
