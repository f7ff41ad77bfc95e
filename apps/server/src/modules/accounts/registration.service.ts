import { hasListedDomain } from '@sullam/domain/email-domain.ts';
import { isEmail } from '@sullam/domain/form-rules.ts';
import { brokenPasswordRules } from '@sullam/domain/password-rules.ts';
import { can } from '@sullam/domain/permissions.ts';
import { audit } from '../../kernel/audit.ts';
import type { RequestContext } from '../../kernel/context.ts';
import { reading, type Tx } from '../../kernel/database/database.ts';
import { queueMail } from '../../kernel/mail/queue-mail.ts';
import { pageUrl } from '../../kernel/organization-url.ts';
import { emit } from '../../kernel/outbox/signals.ts';
import { hashPassword, isPassword } from '../../kernel/password-hash.ts';
import { Problem, type ProblemDetail } from '../../kernel/problem.ts';
import { clearRateLimit, hitRateLimit, type Limit } from '../../kernel/rate-limit.ts';
import { activateMember, checkExtraFields, insertRegistered } from '../members/members.public.ts';
import { type FormField, findFormFields } from '../organizations/organizations.public.ts';
import { refuseUnlessActive } from '../sessions/sessions.public.ts';
import { admit } from '../two-factor/two-factor.public.ts';
import { insertUser } from '../users/users.public.ts';
import type { AccountTools } from './account-tools.ts';
import { registrationClosed } from './accounts.errors.ts';
import { type Account, findAccount } from './accounts.repository.ts';
import type { RegistrationBody, RegistrationResult } from './accounts.schemas.ts';
import { memberRegistered } from './accounts.signals.ts';
import { mailVerification } from './email-verification.service.ts';
import { ACCOUNT_TRIES, emailKey } from './sign-in.service.ts';

const REGISTRATIONS: Limit = { name: 'registrations of an address', count: 40, seconds: 3600 };
const OWNER_MAILS: Limit = { name: 'mail about a registration', count: 2, seconds: 86_400 };

interface Entry {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  language: 'en' | 'ar';
  extraFields: Record<string, unknown>;
}

/**
 * Registers by the organisation's own form. Who has an account already, in another organisation, joins with its
 * password; who doesn't know the password gets the same answer as for a new account that has to confirm its address,
 * and the owner is told.
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
  await hitRateLimit(context, REGISTRATIONS, context.ip);
  const entry = checkedEntry(context, body, await reading(context, (tx) => findFormFields(tx)));
  await hitRateLimit(context, ACCOUNT_TRIES, emailKey(entry.email));
  const account = await findAccount(context.database, context.organizationId, entry.email);
  return account ? join(tools, context, account, entry) : create(tools, context, entry);
}

function checkedEntry(context: RequestContext, body: RegistrationBody, fields: readonly FormField[]): Entry {
  const details: ProblemDetail[] = [];
  const names = { firstName: body.firstName.trim(), lastName: body.lastName.trim() };
  for (const [path, value] of Object.entries(names))
    if (value === '') details.push({ path, code: 'required', values: {} });
  const email = body.email.trim();
  if (!isEmail(email)) details.push({ path: 'email', code: 'email', values: {} });
  if (brokenPasswordRules(body.password).length > 0)
    details.push({ path: 'password', code: 'password.too-weak', values: {} });
  const { values, faults } = checkExtraFields(fields, body.extraFields ?? {}, 'all');
  details.push(...faults);
  if (details.length > 0) throw new Problem('validation', 400, { details });
  return { ...names, email, password: body.password, language: body.language ?? context.language, extraFields: values };
}

/** Active at once, or held until an administrator decides. */
function statusOf(context: RequestContext, email: string): 'ACTIVE' | 'PENDING' {
  const { strategy, domain } = context.configuration.registration_requires_approval;
  if (strategy === 'off') return 'ACTIVE';
  return strategy === 'automatic' && hasListedDomain(email, domain) ? 'ACTIVE' : 'PENDING';
}

async function create(tools: AccountTools, context: RequestContext, entry: Entry): Promise<RegistrationResult> {
  const passwordHash = await hashPassword(context, entry.password);
  const status = statusOf(context, entry.email);
  const userId = await tools.sessions.change(context, async ({ tx }) => {
    const id = await insertUser(tx, entry.email, passwordHash, context.clock.now());
    await becomeMember(context, tx, id, entry, status);
    await mailVerification(tools, context, tx, { userId: id, ...entry });
    return id;
  });
  await clearRateLimit(context, ACCOUNT_TRIES, emailKey(entry.email));
  return outcome(tools, context, userId, { status, isEmailVerified: false });
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

async function outcome(
  tools: AccountTools,
  context: RequestContext,
  userId: number,
  member: { status: 'ACTIVE' | 'PENDING'; isEmailVerified: boolean },
): Promise<RegistrationResult> {
  if (member.status === 'PENDING') return { status: 'PENDING' };
  if (context.configuration.email_verification_required && !member.isEmailVerified) return { status: 'VERIFY_EMAIL' };
  return admit(tools.sessions, context, userId, { hasShownSecondFactor: false });
}

/** Somebody registers with the address of an account that exists. */
async function join(
  tools: AccountTools,
  context: RequestContext,
  account: Account,
  entry: Entry,
): Promise<RegistrationResult> {
  const intended = statusOf(context, account.email);
  if (!(await isPassword(context, account.passwordHash, entry.password))) {
    await notifyOwner(tools, context, account);
    return { status: intended === 'PENDING' ? 'PENDING' : 'VERIFY_EMAIL' };
  }
  await clearRateLimit(context, ACCOUNT_TRIES, emailKey(entry.email));
  const { userId, email, isEmailVerified } = account;
  if (account.status === 'INVITED' && isEmailVerified) {
    await tools.sessions.change(context, async ({ tx, changed }) => {
      await activateMember(tx, context.organizationId, userId, context.clock.now());
      await changed(`member:${context.organizationId}:${userId}`);
    });
    return outcome(tools, context, userId, { status: 'ACTIVE', isEmailVerified });
  }
  if (account.status !== null) {
    refuseUnlessActive(account.status);
    return outcome(tools, context, userId, { status: 'ACTIVE', isEmailVerified });
  }
  await tools.sessions.change(context, async ({ tx, changed }) => {
    await becomeMember(context, tx, userId, { ...entry, email }, intended);
    if (!isEmailVerified) await mailVerification(tools, context, tx, { ...entry, userId, email });
    await changed(`member:${context.organizationId}:${userId}`);
  });
  return outcome(tools, context, userId, { status: intended, isEmailVerified });
}

async function notifyOwner(tools: AccountTools, context: RequestContext, account: Account): Promise<void> {
  const isTooOften = await hitRateLimit(context, OWNER_MAILS, String(account.userId)).then(
    () => false,
    (error: unknown) => {
      if (error instanceof Problem) return true;
      throw error;
    },
  );
  if (isTooOften) return; // the owner knows by now
  const site = await tools.siteUrl(context, context.organizationId);
  const language = account.language ?? context.language;
  await tools.sessions.change(context, ({ tx }) =>
    queueMail(context, tx, {
      template: 'existingAccount',
      recipient: account.email,
      language,
      values: { url: pageUrl(site, '/auth/forget-password', { lang: language }) },
    }),
  );
}
