import { CONFIGURATION, CONFIGURATION_KEYS, type Configuration } from '@sullam/domain/configuration.ts';
import type { Platform } from '../../../kernel/context.ts';
import type { Tenant, Tx } from '../../../kernel/database/database.ts';
import type { MediaRef } from '../media/media.public.ts';
import { unknownOrganization } from './organizations.errors.ts';
import {
  type FontRow,
  findConfigurations,
  findFonts,
  findProfile,
  type ProfileRow,
} from './organizations.repository.ts';
import type { FontView, OrganizationEditing, OrganizationView } from './organizations.schemas.ts';
import { readMedia } from './public-media.ts';

/** Where the reads happen; the organisation may be another one than the request's (look-up by prefix). */
export type OrganizationScope = Platform & Tenant & { configuration: Configuration };

type Media = ReadonlyMap<number, MediaRef>;

const presentFont = (font: FontRow, media: Media): FontView => ({
  organizationFontId: font.organizationFontId,
  fontFamily: font.fontFamily,
  isGoogleFont: font.isGoogleFont,
  language: font.language,
  styles: font.styles.flatMap(({ weight, url, mediaId }) => {
    const address = url ?? (mediaId === undefined ? undefined : media.get(mediaId)?.url);
    return address ? [{ weight, url: address }] : [];
  }),
});

/** Which addresses are approved at once is nobody's business but the administrators'. */
export const publicConfiguration = (configuration: Configuration): Configuration => ({
  ...configuration,
  registration_requires_approval: { ...configuration.registration_requires_approval, domain: [] },
});

/** What everybody may know of an organisation: name, look, how it is set up. */
export async function readIdentity(
  scope: OrganizationScope,
  tx: Tx,
): Promise<Omit<OrganizationView, 'configurations'>> {
  const profile = await findProfile(scope, tx);
  if (!profile) throw unknownOrganization();
  const fonts = await findFonts(tx);
  const fontFiles = fonts.flatMap((font) => font.styles.map((style) => style.mediaId));
  const media = await readMedia(scope, tx, [
    profile.logoMediaId,
    profile.darkLogoMediaId,
    profile.iconMediaId,
    ...fontFiles,
  ]);
  const urlOf = (id: number | null) => (id === null ? null : (media.get(id)?.url ?? null));
  return {
    organizationId: scope.organizationId,
    prefix: profile.prefix,
    name: profile.name,
    logoUrl: urlOf(profile.logoMediaId),
    darkLogoUrl: urlOf(profile.darkLogoMediaId),
    iconUrl: urlOf(profile.iconMediaId),
    colors: profile.colors,
    fontFamilies: fonts.map((font) => presentFont(font, media)),
    domainPrefix: profile.prefix,
    isMarketplaceEnabled: scope.configuration.marketplace_enabled,
    version: profile.version,
  };
}

export async function readOrganization(scope: OrganizationScope, tx: Tx): Promise<OrganizationView> {
  const configuration = publicConfiguration(scope.configuration);
  return {
    ...(await readIdentity(scope, tx)),
    configurations: CONFIGURATION_KEYS.map((configurationKey) => ({
      configurationKey,
      value: configuration[configurationKey],
    })),
  };
}

/** Ids of all pictures that the landing texts refer to. */
export const landingPictureIds = ({ landing }: Pick<ProfileRow, 'landing'>): (number | null | undefined)[] => [
  landing.hero?.mediaId,
  landing.about?.mediaId,
  ...(landing.voices ?? []).map((voice) => voice.mediaId),
  ...Object.values(landing.pages ?? {}).map((page) => page?.mediaId),
];

export const readFonts = async (scope: Platform & Tenant, tx: Tx): Promise<FontView[]> => {
  const fonts = await findFonts(tx);
  const media = await readMedia(
    scope,
    tx,
    fonts.flatMap((font) => font.styles.map((style) => style.mediaId)),
  );
  return fonts.map((font) => presentFont(font, media));
};

/** Everything that the settings screens edit. */
export async function readForEditing(scope: OrganizationScope, tx: Tx): Promise<OrganizationEditing> {
  const profile = await findProfile(scope, tx);
  if (!profile) throw unknownOrganization();
  const stored = await findConfigurations(tx);
  const fonts = await readFonts(scope, tx);
  const pictures = landingPictureIds(profile);
  const shown = [profile.logoMediaId, profile.darkLogoMediaId, profile.iconMediaId, ...pictures];
  const media = await readMedia(scope, tx, shown);
  const set = new Map(stored.map(({ key, value }) => [key, value]));
  return {
    organizationId: scope.organizationId,
    prefix: profile.prefix,
    name: profile.name,
    colors: profile.colors,
    logo: media.get(profile.logoMediaId ?? 0) ?? null,
    darkLogo: media.get(profile.darkLogoMediaId ?? 0) ?? null,
    icon: media.get(profile.iconMediaId ?? 0) ?? null,
    landing: profile.landing,
    pictures: [...media.values()].filter((ref) => pictures.includes(ref.mediaId)),
    contact: profile.contact,
    configurations: CONFIGURATION_KEYS.map((configurationKey) => ({
      configurationKey,
      // straight from the table: what the request's context carries may be a moment old
      value: set.get(configurationKey) ?? CONFIGURATION[configurationKey].initial,
      initial: CONFIGURATION[configurationKey].initial,
      isSet: set.has(configurationKey),
    })),
    fonts,
    version: profile.version,
  };
}
