import {
  type ConfigurationKey,
  type ConfigurationValues,
  isConfigurationKey,
  isConfigurationValue,
  type RegistrationApproval,
} from '@sullam/domain/configuration.ts';
import { PAGE_MAX_LENGTH } from '@sullam/domain/field-limits.ts';
import { hasText } from '@sullam/domain/localized.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { formattedText } from '../../../kernel/html.ts';
import { conflict, invalidField, notFound } from '../../../kernel/problem.ts';
import type { Landing, LandingPage, LandingPageSlug } from './landing.schemas.ts';
import { invalidConfiguration } from './organizations.errors.ts';
import {
  deleteFont,
  findProfile,
  insertFont,
  raiseVersion,
  saveConfiguration,
  updateProfile,
} from './organizations.repository.ts';
import type { FontBody, OrganizationPatch } from './organizations.schemas.ts';
import { checkPublicMedia } from './public-media.ts';

interface Change {
  action: string;
  nounId?: string | number;
  changes?: Record<string, unknown>;
  /** The version that the caller read; without one the change can't overwrite anything. */
  version?: number;
}

/** Runs a change of the organisation and records it. */
export const changeOrganization = (
  context: MemberContext,
  change: Change,
  work: (tx: Tx) => Promise<void>,
): Promise<{ version: number }> =>
  transaction(context, async (tx) => {
    // first: the raised row is locked, so that two saves come one after the other
    const version = await raiseVersion(context, tx, change.version);
    if (version === undefined) throw conflict();
    await work(tx);
    await audit(context, tx, {
      action: change.action,
      noun: 'organization',
      nounId: change.nounId ?? context.organizationId,
      ...(change.changes ? { changes: change.changes } : {}),
    });
    return { version };
  });

const cleanPage = (slug: string, page: LandingPage): LandingPage =>
  page.body === undefined
    ? page
    : { ...page, body: formattedText(`landing.pages.${slug}.body`, page.body, PAGE_MAX_LENGTH) };

/** The landing texts with the given parts replaced; pages are replaced one by one. */
function mergeLanding(stored: Landing, given: Landing): Landing {
  const pages = Object.fromEntries(
    (Object.entries(given.pages ?? {}) as [LandingPageSlug, LandingPage][]).map(([slug, page]) => [
      slug,
      cleanPage(slug, page),
    ]),
  );
  return { ...stored, ...given, pages: { ...stored.pages, ...pages } };
}

const picturesOf = (landing: Landing): { path: string; mediaId: number | null | undefined }[] => [
  { path: 'landing.hero.mediaId', mediaId: landing.hero?.mediaId },
  { path: 'landing.about.mediaId', mediaId: landing.about?.mediaId },
  ...(landing.voices ?? []).map((voice, index) => ({
    path: `landing.voices.${index}.mediaId`,
    mediaId: voice.mediaId,
  })),
  ...Object.entries(landing.pages ?? {}).map(([slug, page]) => ({
    path: `landing.pages.${slug}.mediaId`,
    mediaId: page?.mediaId,
  })),
];

/** Name, colours, pictures, landing texts and contact; 409 when somebody saved in between. */
export function updateOrganization(context: MemberContext, patch: OrganizationPatch): Promise<{ version: number }> {
  const { version, ...fields } = patch;
  if (fields.name && !hasText(fields.name.en) && !hasText(fields.name.ar)) throw invalidField('name', 'oneLanguage');
  const change = { action: 'organization.update', version, changes: { fields: Object.keys(fields) } };
  return changeOrganization(context, change, async (tx) => {
    await checkPublicMedia(tx, 'IMAGE', [
      { path: 'logoMediaId', mediaId: fields.logoMediaId },
      { path: 'darkLogoMediaId', mediaId: fields.darkLogoMediaId },
      { path: 'iconMediaId', mediaId: fields.iconMediaId },
      ...picturesOf(fields.landing ?? {}),
    ]);
    const stored = await findProfile(context, tx);
    await updateProfile(context, tx, {
      ...(fields.name ? { name: fields.name } : {}),
      ...(fields.colors ? { colors: fields.colors.map((color) => color.toLowerCase()) } : {}),
      ...(fields.logoMediaId === undefined ? {} : { logoMediaId: fields.logoMediaId }),
      ...(fields.darkLogoMediaId === undefined ? {} : { darkLogoMediaId: fields.darkLogoMediaId }),
      ...(fields.iconMediaId === undefined ? {} : { iconMediaId: fields.iconMediaId }),
      ...(fields.landing ? { landing: mergeLanding(stored?.landing ?? {}, fields.landing) } : {}),
      ...(fields.contact ? { contact: fields.contact } : {}),
    });
  });
}

const DOMAINS_MAXIMUM = 200;

/** Only the known parts of a value are kept, domains in the form in which they are compared. */
function plainValue(key: ConfigurationKey, value: unknown): unknown {
  if (key !== 'registration_requires_approval') return value;
  const { strategy, domain } = value as RegistrationApproval;
  if (domain.length > DOMAINS_MAXIMUM || domain.some((name) => name.length > 253)) throw invalidConfiguration();
  return {
    strategy,
    domain: [...new Set(domain.map((name) => name.toLowerCase()))],
  } satisfies ConfigurationValues['registration_requires_approval'];
}

export function setConfiguration(context: MemberContext, key: string, value: unknown): Promise<{ version: number }> {
  if (!isConfigurationKey(key)) throw notFound();
  if (!isConfigurationValue(key, value)) throw invalidConfiguration();
  const plain = plainValue(key, value);
  return changeOrganization(
    context,
    { action: 'organization.configure', nounId: key, changes: { value: plain } },
    (tx) => saveConfiguration(tx, key, plain),
  );
}

/** Adds a font family for one language: own files, or styles of a web font. Each style says where it is. */
export async function addFont(context: MemberContext, body: FontBody): Promise<{ organizationFontId: number }> {
  const isGoogleFont = body.isGoogleFont ?? false;
  const bad = body.styles.findIndex(
    (style) => (isGoogleFont ? !style.url : !style.mediaId) || (style.url && style.mediaId),
  );
  if (bad >= 0) throw invalidField(`styles.${bad}.${isGoogleFont ? 'url' : 'mediaId'}`, 'required');
  let organizationFontId = 0;
  await changeOrganization(
    context,
    { action: 'organization.add-font', changes: { fontFamily: body.fontFamily, language: body.language } },
    async (tx) => {
      await checkPublicMedia(
        tx,
        'FONT',
        body.styles.map((style, index) => ({ path: `styles.${index}.mediaId`, mediaId: style.mediaId })),
      );
      organizationFontId = await insertFont(tx, body);
    },
  );
  return { organizationFontId };
}

export async function removeFont(context: MemberContext, organizationFontId: number): Promise<void> {
  await changeOrganization(
    context,
    { action: 'organization.remove-font', changes: { organizationFontId } },
    async (tx) => {
      if (!(await deleteFont(tx, organizationFontId))) throw notFound();
    },
  );
}
