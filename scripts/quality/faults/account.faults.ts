import type { Fault } from './fault.ts';

const modules = 'apps/server/src/modules';
const shared = 'apps/server/test/generated/shared-account.test.ts';

/** Of accounts: who signs in, how it is proved, and what an organisation may do to its members. */
export const ACCOUNT_FAULTS: readonly Fault[] = [
  {
    name: 'A new password that one organisation asks for is asked for in all of them',
    file: `${modules}/identity/sessions/caller-lookup.ts`,
    find: 'new_password_since as "newPasswordSince"',
    replace:
      '(select max(o.new_password_since) from member_records o where o.user_id = member_records.user_id) as "newPasswordSince"',
    tests: [shared, `${modules}/identity/members/test/members.govern.test.ts`],
  },
  {
    name: "One organisation's administrator takes a shared person's authenticator away",
    file: `${modules}/identity/two-factor/second-factor-reset.ts`,
    find: 'memberships.every(({ isSecondFactorReset }) => isSecondFactorReset)',
    replace: 'memberships.some(({ isSecondFactorReset }) => isSecondFactorReset)',
    tests: [shared, `${modules}/identity/two-factor/test/two-factor.reset.test.ts`],
  },
  {
    name: 'An authenticator is set up without the password',
    file: `${modules}/identity/two-factor/two-factor.service.ts`,
    find: 'password: string) {\n  await confirmPassword(context, password);\n',
    replace: 'password: string) {\n',
    tests: [`${modules}/identity/two-factor/test/two-factor.changes.test.ts`],
  },
  {
    name: 'The owner hears nothing of a change of the second factor',
    file: `${modules}/identity/two-factor/two-factor.service.ts`,
    find: '  await mailSecurityChange(context, tx, account, mail);\n',
    replace: '',
    tests: [`${modules}/identity/two-factor/test/two-factor.changes.test.ts`],
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
  {
    name: 'Wrong passwords from anywhere lock a person out everywhere',
    file: `${modules}/identity/accounts/sign-in-tries.ts`,
    find: "const TRIES_EVERYWHERE: Limit = { name: 'sign-in account everywhere', count: 100,",
    replace: "const TRIES_EVERYWHERE: Limit = { name: 'sign-in account everywhere', count: 10,",
    tests: [`${modules}/identity/accounts/test/accounts.sign-in.test.ts`],
  },
  {
    name: 'Guesses from elsewhere lock a browser out in which the person has signed in',
    file: `${modules}/identity/accounts/sign-in-tries.ts`,
    find: 'if (deviceId !== null) return hitRateLimit(',
    replace: 'if (deviceId !== null) await hitRateLimit(',
    tests: [`${modules}/identity/accounts/test/accounts.sign-in.test.ts`],
  },
  {
    name: 'Registering reveals whether an address has an account',
    file: `${modules}/identity/accounts/registration.service.ts`,
    find: '  if (account) await join(tools, context, account, entry);\n',
    replace:
      "  if (account) {\n    await join(tools, context, account, entry);\n    return { status: 'VERIFY_EMAIL' };\n  }\n",
    tests: [`${modules}/identity/accounts/test/accounts.register.test.ts`],
  },
  {
    name: 'An address changes when one mailbox has confirmed it',
    file: `${modules}/identity/email-changes/email-change-links.service.ts`,
    find: 'if (!change.newConfirmedAt || !(change.oldConfirmedAt || objectionsUntil))',
    replace: 'if (!change.newConfirmedAt && !(change.oldConfirmedAt || objectionsUntil))',
    tests: [`${modules}/identity/email-changes/test/email-changes.test.ts`],
  },
  {
    name: 'An open session is enough to ask for another address',
    file: `${modules}/identity/email-changes/email-changes.service.ts`,
    find: '  await confirmOwner(context, body);\n',
    replace: '',
    tests: [`${modules}/identity/email-changes/test/email-changes.test.ts`],
  },
  {
    name: "One organisation's administrator changes the address of a shared account",
    file: `${modules}/identity/email-changes/email-changes.service.ts`,
    find: '    if (await isSharedPerson(tx, context.organizationId, userId)) throw personOnly();\n',
    replace: '',
    tests: [shared, `${modules}/identity/email-changes/test/email-changes.test.ts`],
  },
  {
    name: 'The old mailbox has no time to object',
    file: `${modules}/identity/email-changes/email-change-links.service.ts`,
    find: 'if (objectionsUntil && objectionsUntil > context.clock.now()) {',
    replace: 'if (objectionsUntil && objectionsUntil < context.clock.now()) {',
    tests: [`${modules}/identity/email-changes/test/email-changes.test.ts`],
  },
  {
    name: 'Asking for another address reveals whether it has an account',
    file: `${modules}/identity/email-changes/email-changes.service.ts`,
    find: '  const isOwn = userId === context.caller.userId;\n',
    replace:
      "  if ((await ownerOfEmail(tx, newEmail)) !== undefined) throw invalidField('newEmail', 'email');\n  const isOwn = userId === context.caller.userId;\n",
    tests: [`${modules}/identity/email-changes/test/email-changes.test.ts`],
  },
  {
    name: 'Whoever has the password fills a mailbox with codes',
    file: `${modules}/identity/two-factor/admission.service.ts`,
    find: '  else await hitRateLimitWith(tx, context, CODE_MAILS, String(account.userId));\n',
    replace: '',
    tests: [`${modules}/identity/two-factor/test/two-factor.sign-in.test.ts`],
  },
  {
    name: 'A request whose body never comes is waited for',
    file: 'apps/server/src/kernel/http/slow-requests.ts',
    find: 'if (raw.complete === false) raw.socket.destroy();',
    replace: '',
    tests: ['apps/server/src/kernel/http/test/slow-requests.test.ts'],
  },
];
