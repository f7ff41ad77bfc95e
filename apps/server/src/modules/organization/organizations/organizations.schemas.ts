import type { Configuration } from '@sullam/domain/configuration.ts';
import { FEATURE_NAMES, type Feature } from '@sullam/domain/features.ts';
import type { Catalogue } from '@sullam/strings/define.ts';
import { type Static, Type } from 'typebox';
import { DEMO_ROLES } from '../../../demo/demo-accounts.ts';
import { Id, Language, LocalizedName, NamedObject, Nullable, OneOf } from '../../../kernel/http/schemas.ts';
import { HeroArt } from '../covers/covers.public.ts';
import { MediaRef } from '../media/media.public.ts';
import { Contact, Landing } from './landing.schemas.ts';
import { TermForms } from './wording.schemas.ts';

export const Color = Type.String({ pattern: '^#[0-9a-fA-F]{6}$' });

/** A value whose shape is its key's own affair. */
export const Anything = Type.Unsafe<unknown>({});

export const Version = Type.Integer({
  minimum: 1,
  maximum: 1_000_000_000,
  description: 'As it was read; an older one answers 409',
});

export const FontView = NamedObject('FontView', {
  organizationFontId: Id,
  fontFamily: Type.String(),
  isGoogleFont: Type.Boolean(),
  language: Language,
  styles: Type.Array(Type.Object({ weight: Type.Integer(), url: Type.String() })),
});
export type FontView = Static<typeof FontView>;

export const FontBody = NamedObject(
  'FontBody',
  {
    fontFamily: Type.String({ pattern: '^[\\p{L}\\p{N}][\\p{L}\\p{N} _-]{0,59}$' }),
    language: Language,
    isGoogleFont: Type.Optional(Type.Boolean()),
    styles: Type.Array(
      Type.Object(
        {
          weight: Type.Integer({ minimum: 100, maximum: 1000 }),
          mediaId: Type.Optional(Id),
          url: Type.Optional(Type.String({ maxLength: 500, pattern: '^https://fonts\\.gstatic\\.com/[^\\s"\'()]+$' })),
        },
        { additionalProperties: false },
      ),
      { minItems: 1, maxItems: 9 },
    ),
  },
  { additionalProperties: false },
);
export type FontBody = Static<typeof FontBody>;

const identity = {
  organizationId: Id,
  prefix: Type.String(),
  name: LocalizedName,
  logoUrl: Nullable(Type.String()),
  /** Drawn for dark grounds. */
  darkLogoUrl: Nullable(Type.String()),
  iconUrl: Nullable(Type.String()),
  colors: Type.Array(Type.String()),
  fontFamilies: Type.Array(FontView),
  domainPrefix: Type.String(),
  isMarketplaceEnabled: Type.Boolean(),
  version: Type.Integer(),
};

export const OrganizationView = NamedObject('OrganizationView', {
  ...identity,
  configurations: Type.Array(Type.Object({ configurationKey: Type.String(), value: Anything })),
});
export type OrganizationView = Static<typeof OrganizationView>;

/** What the first HTML brings along (packages/web-kit reads it). */
export const Bootstrap = NamedObject('Bootstrap', {
  organization: Type.Object(identity),
  configurations: Type.Unsafe<Configuration>({ type: 'object', additionalProperties: true }),
  features: Type.Unsafe<Record<Feature, boolean>>({ type: 'object', additionalProperties: { type: 'boolean' } }),
  organizationPermissions: Type.Array(Type.String()),
  terminology: Type.Record(
    Type.String(),
    Type.Object({
      defaultValue: Nullable(Type.Object({ en: TermForms, ar: TermForms })),
      value: Type.Object({ en: Type.Optional(Nullable(TermForms)), ar: Type.Optional(Nullable(TermForms)) }),
      media: Type.Object({ en: Type.Optional(Type.String()), ar: Type.Optional(Type.String()) }),
    }),
  ),
  messages: Type.Unsafe<Catalogue>({ type: 'object', additionalProperties: true }),
  language: Language,
  formatLocale: Type.String(),
  environmentLabel: Nullable(Type.String()),
  /** Whom a visitor of the demo can be; null everywhere else. */
  demo: Nullable(
    Type.Object({
      password: Type.String(),
      accounts: Type.Array(Type.Object({ role: OneOf(...DEMO_ROLES), email: Type.String() })),
    }),
  ),
  /** Beside the sign-in form where the organisation chose no picture. */
  heroArt: HeroArt,
  hosts: Type.Object({ studio: Type.String(), learner: Type.String() }),
});
export type Bootstrap = Static<typeof Bootstrap>;

/** Everything that the studio's settings edit, as it is stored. */
export const FeatureUseList = NamedObject('FeatureUseList', {
  data: Type.Array(
    NamedObject('FeatureUse', {
      feature: OneOf(...FEATURE_NAMES),
      count: Type.Integer({ minimum: 1 }),
      /** 0 where it stands in none. */
      courseCount: Type.Integer({ minimum: 0 }),
    }),
  ),
});
export type FeatureUseList = Static<typeof FeatureUseList>;

export const OrganizationEditing = NamedObject('OrganizationEditing', {
  organizationId: Id,
  prefix: Type.String(),
  name: LocalizedName,
  colors: Type.Array(Type.String()),
  logo: Nullable(MediaRef),
  darkLogo: Nullable(MediaRef),
  icon: Nullable(MediaRef),
  landing: Landing,
  /** The pictures that the landing texts refer to by id. */
  pictures: Type.Array(MediaRef),
  contact: Contact,
  configurations: Type.Array(
    Type.Object({ configurationKey: Type.String(), value: Anything, initial: Anything, isSet: Type.Boolean() }),
  ),
  fonts: Type.Array(FontView),
  version: Type.Integer(),
});
export type OrganizationEditing = Static<typeof OrganizationEditing>;

export const OrganizationPatch = NamedObject(
  'OrganizationPatch',
  {
    name: Type.Optional(LocalizedName),
    colors: Type.Optional(Type.Array(Color, { maxItems: 2 })),
    logoMediaId: Type.Optional(Nullable(Id)),
    darkLogoMediaId: Type.Optional(Nullable(Id)),
    iconMediaId: Type.Optional(Nullable(Id)),
    landing: Type.Optional(Landing),
    contact: Type.Optional(Contact),
    version: Version,
  },
  { additionalProperties: false },
);
export type OrganizationPatch = Static<typeof OrganizationPatch>;
