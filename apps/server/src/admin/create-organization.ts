import { parseArgs } from 'node:util';
import { isEmail } from '@sullam/domain/form-rules.ts';
import { cleanEmail } from '@sullam/domain/identifiers.ts';
import { DAY } from '@sullam/domain/limits.ts';
import { isLanguage, LANGUAGES, type Language } from '@sullam/domain/localized.ts';
import { ADMINISTRATION } from '@sullam/domain/portals.ts';
import { cleanName } from '@sullam/domain/text-direction.ts';
import { type Platform, type SystemContext, systemContext } from '../kernel/context.ts';
import { identityTransaction, type Tx, transaction } from '../kernel/database/database.ts';
import { organizationUrl } from '../kernel/organization-url.ts';
import { INVITATION_LIFE, invitationLink } from '../modules/identity/accounts/accounts.public.ts';
import { findMember, insertInvited, isWithoutMembers } from '../modules/identity/members/members.public.ts';
import { addSetsTo, insertFirstPermissions } from '../modules/identity/permissions/permissions.public.ts';
import { userFor } from '../modules/identity/users/users.public.ts';
import { createOrganization, insertEmptyProfile } from '../modules/organization/organizations/organizations.public.ts';
import { CommandError } from './command-error.ts';

/** An organisation to be made, with its first administrator. */
interface NewOrganization {
  prefix: string;
  name: { en: string; ar: string };
  email: string;
  firstName: string;
  lastName: string;
  language: Language;
}

const OPTIONS = ['prefix', 'name-en', 'name-ar', 'email', 'first-name', 'last-name', 'language'] as const;

export const USAGE = `admin create-organization --prefix PREFIX --name-en NAME --name-ar NAME
    --email ADDRESS --first-name NAME --last-name NAME [--language en|ar]

Makes an organisation with its first administrator and prints the address at which the administrator chooses a password.
PREFIX is the first label of the organisation's host name: small letters, digits and hyphens.`;

const PREFIX = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

function valuesOf(args: readonly string[]): Partial<Record<(typeof OPTIONS)[number], string>> {
  const options = Object.fromEntries(OPTIONS.map((name) => [name, { type: 'string' as const }]));
  try {
    return parseArgs({ args: [...args], options, strict: true }).values;
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}

/** @throws CommandError with what is wrong with the arguments */
function readArguments(args: readonly string[]): NewOrganization {
  const values = valuesOf(args);
  const needed = (name: (typeof OPTIONS)[number]): string => {
    const text = cleanName(values[name] ?? '');
    if (!text) throw new CommandError(`--${name} is missing.\n\n${USAGE}`);
    return text;
  };
  const language = values.language ?? 'en';
  const organization = {
    prefix: needed('prefix'),
    name: { en: needed('name-en'), ar: needed('name-ar') },
    email: cleanEmail(needed('email')),
    firstName: needed('first-name'),
    lastName: needed('last-name'),
  };
  if (!PREFIX.test(organization.prefix))
    throw new CommandError(
      `"${organization.prefix}" is no prefix: it has small letters, digits and hyphens within, at most 63.`,
    );
  if (!isEmail(organization.email)) throw new CommandError(`"${organization.email}" is no e-mail address.`);
  if (!isLanguage(language)) throw new CommandError(`--language is one of: ${LANGUAGES.join(', ')}.`);
  return { ...organization, language };
}

/** Fills an organisation that has nobody in it. One whose invited administrator hasn't come yet stays as it is. */
async function fill(context: SystemContext, tx: Tx, organization: NewOrganization, userId: number): Promise<void> {
  const { prefix, email, firstName, lastName, language } = organization;
  if (!(await isWithoutMembers(tx))) {
    const member = await findMember(tx, userId);
    if (member?.status === 'INVITED' && member.permissions.includes(ADMINISTRATION)) return;
    throw new CommandError(`There is an organisation with the prefix "${prefix}" already.`);
  }
  await insertEmptyProfile(tx);
  const sets = await insertFirstPermissions(tx);
  await insertInvited(tx, { userId, email, firstName, lastName, language, isCoach: false }, context.clock.now());
  await addSetsTo(tx, userId, [sets.administrator]);
}

/**
 * Makes an organisation with its first administrator, who is invited. Nobody types a password: the address that it answers lets
 * the administrator choose one. What lies outside of the transaction (the row of the organisation, the account) can be done
 * twice: stopped anywhere, or with the address lost, the command may be given again until the administrator has come.
 */
export async function createFirstOrganization(platform: Platform, args: readonly string[]): Promise<string> {
  const organization = readArguments(args);
  const { prefix, name, language } = organization;
  const organizationId = await createOrganization(platform.database, prefix, name);
  const context = systemContext(platform, organizationId);
  const userId = await userFor(platform.database, organization.email);
  await transaction(context, (tx) => fill(context, tx, organization, userId));
  const site = organizationUrl(platform.config, { organizationId, prefix });
  const link = await identityTransaction(context, (tx) => invitationLink(context, tx, { userId, language, site }));
  return [
    `Organisation ${organizationId} is at ${site}`,
    `Its administrator chooses a password within ${INVITATION_LIFE / DAY} days at:`,
    link,
  ].join('\n');
}
