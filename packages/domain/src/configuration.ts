import { FEATURES, type Feature } from './features.ts';
import type { Language } from './localized.ts';
import { isProfileLinks, type ProfileLink } from './profile-links.ts';

/** How a registration is approved: off, by hand, or by the domain of the e-mail address. */
export type ApprovalStrategy = 'off' | 'manual' | 'automatic';
export const APPROVAL_STRATEGIES: readonly ApprovalStrategy[] = ['off', 'manual', 'automatic'];

export interface RegistrationApproval {
  strategy: ApprovalStrategy;
  /** E-mail domains that are approved at once by the automatic strategy. */
  domain: string[];
}

/** Digits of Arabic text: Latin (0-9) or Arabic-Indic (٠-٩). */
export type Digits = 'latn' | 'arab';

/** How an organisation looks besides its colours: each key with what can be chosen, the product's own look first. */
export const LOOKS = {
  /** The hand in which covers are drawn for what has no picture: stars of a tiling, or a shop's shelf. */
  cover_family: ['stars', 'shelf'],
  /** The face of headings in both scripts: that of the text, or one of two that belong to an academy and to a poster. */
  display_face: ['text', 'alyamama', 'alexandria'],
  /** The paper that pages lie on. */
  ground: ['plain', 'ivory', 'cream'],
  corners: ['small', 'round', 'square'],
  /** Whether each word of an English button begins with a capital. */
  button_case: ['title', 'sentence'],
} as const;
export type LookKey = keyof typeof LOOKS;
export type Look = { [Key in LookKey]: (typeof LOOKS)[Key][number] };
export const LOOK_KEYS = Object.keys(LOOKS) as LookKey[];

/** The look as the theme of the interface takes it. */
export const themeLookOf = ({ cover_family, display_face, ground, corners, button_case }: Look) => ({
  face: display_face,
  ground,
  corners,
  buttonCase: button_case,
  covers: cover_family,
});

export type CoverFamily = Look['cover_family'];
export const COVER_FAMILIES: readonly CoverFamily[] = LOOKS.cover_family;

/** Where signing in leads: what the product does by itself, the learner's home, the studio for who works there, or both by who it is. */
export type FirstPage = 'default' | 'home' | 'studio' | 'studio-or-home';
export const FIRST_PAGES: readonly FirstPage[] = ['default', 'home', 'studio', 'studio-or-home'];

/** The day on which weeks start: that of the organisation's region, or one that it chose. */
export const WEEK_STARTS = ['region', 'monday', 'saturday', 'sunday'] as const;
export type WeekStart = (typeof WEEK_STARTS)[number];

/** What each configuration key holds. */
export interface ConfigurationValues extends Look {
  two_factor_enabled: boolean;
  registration_requires_approval: RegistrationApproval;
  marketplace_enabled: boolean;
  self_enrollment_enabled: boolean;
  allow_anonymous_course_view: boolean;
  allow_anonymous_event_view: boolean;
  certificates_enabled: boolean;
  passing_criteria_configuration_enabled_for_admins: boolean;
  passing_criteria_configuration_enabled_for_instructors: boolean;
  self_registration_enabled: boolean;
  /** A registered account has to verify its e-mail address before it can sign in. */
  email_verification_required: boolean;
  /** Courses have to be approved by an administrator before instructors can publish them. */
  course_approval_required: boolean;
  default_language: Language;
  /** Region of the format locale (dates, numbers, first day of the week), ISO 3166. */
  format_region: string;
  /** The first day of weeks; `region`: that of the region. */
  week_start: WeekStart;
  arabic_digits: Digits;
  hijri_dates_shown: boolean;
  /** IANA time zone in which the organisation lives. */
  time_zone: string;
  /** ISO 4217 code of new prices. */
  currency: string;
  /** Where signing in leads when no page is remembered. */
  first_page: FirstPage;
  /** Learners are offered a goal of days a week. */
  weekly_goal_enabled: boolean;
  /** Coaches' pages tell the gender that they gave, and the directory filters by it. */
  coach_gender_shown: boolean;
  /** What the organisation adds to the menu of the avatar, in order. */
  profile_links: ProfileLink[];
  /** Switches of the parts and pages of the product; a missing one has its default. */
  features: Partial<Record<Feature, boolean>>;
}

export type ConfigurationKey = keyof ConfigurationValues;

/** The kinds of value, for editors and checks. */
export type ConfigurationKind =
  | 'boolean'
  | 'approval'
  | 'language'
  | 'region'
  | 'week-start'
  | 'digits'
  | 'time-zone'
  | 'currency'
  | 'look'
  | 'first-page'
  | 'profile-links'
  | 'features';

export type ConfigurationDefinition = {
  [Key in ConfigurationKey]: { kind: ConfigurationKind; initial: ConfigurationValues[Key] };
};

/** Every configuration key of an organisation with its kind of value and its default. */
export const CONFIGURATION: ConfigurationDefinition = {
  two_factor_enabled: { kind: 'boolean', initial: false },
  registration_requires_approval: { kind: 'approval', initial: { strategy: 'off', domain: [] } },
  marketplace_enabled: { kind: 'boolean', initial: false },
  self_enrollment_enabled: { kind: 'boolean', initial: true },
  allow_anonymous_course_view: { kind: 'boolean', initial: true },
  allow_anonymous_event_view: { kind: 'boolean', initial: true },
  certificates_enabled: { kind: 'boolean', initial: false },
  passing_criteria_configuration_enabled_for_admins: { kind: 'boolean', initial: true },
  passing_criteria_configuration_enabled_for_instructors: { kind: 'boolean', initial: true },
  self_registration_enabled: { kind: 'boolean', initial: true },
  email_verification_required: { kind: 'boolean', initial: false },
  course_approval_required: { kind: 'boolean', initial: true },
  default_language: { kind: 'language', initial: 'en' },
  format_region: { kind: 'region', initial: 'AE' },
  week_start: { kind: 'week-start', initial: 'region' },
  arabic_digits: { kind: 'digits', initial: 'arab' },
  hijri_dates_shown: { kind: 'boolean', initial: false },
  time_zone: { kind: 'time-zone', initial: 'UTC' },
  currency: { kind: 'currency', initial: 'USD' },
  cover_family: { kind: 'look', initial: 'stars' },
  display_face: { kind: 'look', initial: 'text' },
  ground: { kind: 'look', initial: 'plain' },
  corners: { kind: 'look', initial: 'small' },
  button_case: { kind: 'look', initial: 'title' },
  first_page: { kind: 'first-page', initial: 'default' },
  weekly_goal_enabled: { kind: 'boolean', initial: true },
  coach_gender_shown: { kind: 'boolean', initial: false },
  profile_links: { kind: 'profile-links', initial: [] },
  features: { kind: 'features', initial: {} },
};

export const CONFIGURATION_KEYS = Object.keys(CONFIGURATION) as ConfigurationKey[];

export type Configuration = { [Key in ConfigurationKey]: ConfigurationValues[Key] };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isTimeZone(value: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone !== '';
  } catch {
    // Intl has no question for this: an unknown zone is announced by a RangeError.
    return false;
  }
}

const CHECKS: Record<ConfigurationKind, (value: unknown, key: ConfigurationKey) => boolean> = {
  boolean: (value) => typeof value === 'boolean',
  approval: (value) =>
    isRecord(value) &&
    APPROVAL_STRATEGIES.some((strategy) => strategy === value.strategy) &&
    Array.isArray(value.domain) &&
    value.domain.every((domain) => typeof domain === 'string' && /^[^\s@]+\.[^\s@]+$/.test(domain)),
  language: (value) => value === 'en' || value === 'ar',
  region: (value) => typeof value === 'string' && /^[A-Z]{2}$/.test(value),
  'week-start': (value) => WEEK_STARTS.some((start) => start === value),
  digits: (value) => value === 'latn' || value === 'arab',
  'time-zone': (value) => typeof value === 'string' && isTimeZone(value),
  currency: (value) => typeof value === 'string' && /^[A-Z]{3}$/.test(value),
  look: (value, key) => Object.hasOwn(LOOKS, key) && LOOKS[key as LookKey].some((choice) => choice === value),
  'first-page': (value) => FIRST_PAGES.some((page) => page === value),
  'profile-links': isProfileLinks,
  features: (value) =>
    isRecord(value) &&
    Object.entries(value).every(([feature, isOn]) => Object.hasOwn(FEATURES, feature) && typeof isOn === 'boolean'),
};

/** Whether a key exists. */
export function isConfigurationKey(key: string): key is ConfigurationKey {
  return Object.hasOwn(CONFIGURATION, key);
}

/** Whether a value fits its key. */
export function isConfigurationValue(key: ConfigurationKey, value: unknown): boolean {
  return CHECKS[CONFIGURATION[key].kind](value, key);
}

/** The whole configuration of an organisation from its stored entries; absent or unfit ones take their default. */
export function readConfiguration(entries: readonly { key: string; value: unknown }[]): Configuration {
  const configuration: Record<string, unknown> = {};
  for (const key of CONFIGURATION_KEYS) configuration[key] = CONFIGURATION[key].initial;
  for (const { key, value } of entries) {
    if (isConfigurationKey(key) && isConfigurationValue(key, value)) configuration[key] = value;
  }
  return configuration as Configuration;
}

/** Which features are on: those that mirror a configuration key follow it, the others their own switch. */
export function resolveFeatures(configuration: Configuration): Record<Feature, boolean> {
  const resolved: Partial<Record<Feature, boolean>> = {};
  for (const [feature, definition] of Object.entries(FEATURES) as [Feature, (typeof FEATURES)[Feature]][]) {
    resolved[feature] =
      'configurationKey' in definition
        ? configuration[definition.configurationKey]
        : (configuration.features[feature] ?? ('isOnByDefault' in definition && definition.isOnByDefault));
  }
  return resolved as Record<Feature, boolean>;
}
