import { hasListedDomain } from '@sullam/domain/email-domain.ts';
import { isEmail } from '@sullam/domain/form-rules.ts';
import { brokenPasswordRules } from '@sullam/domain/password-rules.ts';
import { can } from '@sullam/domain/permissions.ts';
import { audit } from '../../../kernel/audit.ts';
import type { RequestContext } from '../../../kernel/context.ts';
import { reading, type Tx } from '../../../kernel/database/database.ts';
import { queueMail } from '../../../kernel/mail/queue-mail.ts';
import { pageUrl } from '../../../kernel/organization-url.ts';
import { emit } from '../../../kernel/outbox/signals.ts';
import { hashPassword, isPassword } from '../../../kernel/password-hash.ts';
import { Problem, type ProblemDetail } from '../../../kernel/problem.ts';
import { hitRateLimit, isWithinLimit, type Limit, networkOf } from '../../../kernel/rate-limit.ts';
import { type FormField, findFormFields } from '../../organization/registration-form/registration-form.public.ts';
import {
  activateMember,
  checkExtraFields,
  checkSecondScriptName,
  insertRegistered,
  nameInvited,
  type SecondScriptName,
} from '../members/members.public.ts';
import { insertUser } from '../users/users.public.ts';
import type { AccountTools } from './account-tools.ts';
import { registrationClosed } from './accounts.errors.ts';
import { type Account, findAccount } from './accounts.repository.ts';
import type { RegistrationBody, RegistrationResult } from './accounts.schemas.ts';
import { memberRegistered } from './accounts.signals.ts';
import { mailVerification } from './email-verification.service.ts';
import { countRegistration } from './sign-in-tries.ts';

const REGISTRATIONS: Limit = { name: 'registrations of an address', count: 20, seconds: 3600 };
const OWNER_MAILS: Limit = { name: 'mail about a registration', count: 2, seconds: 86_400 };

interface Entry extends SecondScriptName {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  language: 'en' | 'ar';
  extraFields: Record<string, unknown>;
}

/**
 * Registers by the organisation's own form. What it answers depends on the organisation alone, never on whether the address has an
 * account already: a sign-in with the same entries shows whose they are. Who has an account joins with its password; where it is
 * another one, nothing happens and the owner is notified.
 */
export async function register(
  tools: AccountTools,
  context: RequestContext,
  body: RegistrationBody,
): Promise<RegistrationResult> {
  const mayRegister =
    context.configuration.self_registration_enabled &&
    can(context.organizationPermissions, ['organization_registration_enabled']);
  if (!mayRegister) throw registrationClosed();
  await hitRateLimit(context, REGISTRATIONS, networkOf(context.ip));
  const entry = checkedEntry(context, body, await reading(context, (tx) => findFormFields(tx)));
  await countRegistration(context, entry.email);
  const account = await findAccount(context.database, context.organizationId, entry.email);
  if (account) await join(tools, context, account, entry);
  else await create(tools, context, entry);
  if (statusOf(context, entry.email) === 'PENDING') return { status: 'PENDING' };
  return { status: context.configuration.email_verification_required ? 'VERIFY_EMAIL' : 'REGISTERED' };
}

function checkedEntry(context: RequestContext, body: RegistrationBody, fields: readonly FormField[]): Entry {
  const details: ProblemDetail[] = [];
  const names = { firstName: body.firstName.trim(), lastName: body.lastName.trim() };
  for (const [path, value] of Object.entries(names))
    if (value === '') details.push({ path, code: 'required', values: {} });
  if (!isEmail(body.email)) details.push({ path: 'email', code: 'email', values: {} });
  if (brokenPasswordRules(body.password).length > 0)
    details.push({ path: 'password', code: 'password.too-weak', values: {} });
  const { values, faults } = checkExtraFields(fields, body.extraFields ?? {}, 'all');
  const { otherName, faults: nameFaults } = checkSecondScriptName({ ...body, ...names });
  details.push(...nameFaults, ...faults);
  if (details.length > 0) throw new Problem('validation', 400, { details });
  return {
    ...names,
    ...otherName,
    email: body.email,
    password: body.password,
    language: body.language ?? context.language,
    extraFields: values,
  };
}

/** Active at once, or held until an administrator decides. */
function statusOf(context: RequestContext, email: string): 'ACTIVE' | 'PENDING' {
  const { strategy, domain } = context.configuration.registration_requires_approval;
  if (strategy === 'off') return 'ACTIVE';
  return strategy === 'automatic' && hasListedDomain(email, domain) ? 'ACTIVE' : 'PENDING';
}

async function create(tools: AccountTools, context: RequestContext, entry: Entry): Promise<void> {
  const passwordHash = await hashPassword(context, entry.password);
  const status = statusOf(context, entry.email);
  await tools.sessions.change(context, async (tx) => {
    const userId = await insertUser(tx, entry.email, passwordHash, context.clock.now());
    await becomeMember(context, tx, userId, entry, status);
    await mailVerification(tools, context, tx, { userId, ...entry });
  });
}

async function becomeMember(
  context: RequestContext,
  tx: Tx,
  userId: number,
  entry: Entry,
  status: 'ACTIVE' | 'PENDING',
): Promise<void> {
  const { organizationId } = context;
  await insertRegistered(tx, { ...entry, organizationId, userId, status, now: context.clock.now() });
  await audit(context, tx, { action: 'member.register', noun: 'member', nounId: userId, changes: { status } });
  await emit(context, tx, memberRegistered, { userId, status });
  if (status === 'PENDING')
    await queueMail(context, tx, {
      template: 'registrationReceived',
      recipient: entry.email,
      language: entry.language,
      values: { name: entry.firstName },
    });
}

/** Somebody registers with the address of an account that exists. */
async function join(tools: AccountTools, context: RequestContext, account: Account, entry: Entry): Promise<void> {
  if (!(await isPassword(context, account.passwordHash, entry.password))) return notifyOwner(tools, context, account);
  const { userId, email, isEmailVerified, status } = account;
  const isExpected = status === null || (status === 'INVITED' && isEmailVerified);
  if (!isExpected) return; // whatever the membership is, registering doesn't change it
  await tools.sessions.change(context, async (tx) => {
    if (status === 'INVITED') {
      await nameInvited(tx, { ...entry, organizationId: context.organizationId, userId });
      await activateMember(tx, context.organizationId, userId, context.clock.now());
    } else await becomeMember(context, tx, userId, { ...entry, email }, statusOf(context, email));
    if (!isEmailVerified) await mailVerification(tools, context, tx, { ...entry, userId, email });
  });
}

async function notifyOwner(tools: AccountTools, context: RequestContext, account: Account): Promise<void> {
  if (!(await isWithinLimit(context, OWNER_MAILS, String(account.userId)))) return; // the owner knows by now
  const site = await tools.siteUrl(context, context.organizationId);
  const language = account.language ?? context.language;
  await tools.sessions.change(context, (tx) =>
    queueMail(context, tx, {
      template: 'existingAccount',
      recipient: account.email,
      language,
      values: { url: pageUrl(site, '/auth/forget-password', { lang: language }) },
    }),
  );
}
