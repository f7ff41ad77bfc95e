import type { Configuration, CoverFamily } from '@sullam/domain/configuration.ts';
import type { Feature } from '@sullam/domain/features.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language, type Localized } from '@sullam/domain/localized.ts';
import type { TermForms } from '@sullam/domain/terms.ts';
import type { Catalogue } from '@sullam/strings/define.ts';

export interface FontStyle {
  weight: number;
  url: string;
}

export interface FontFamily {
  fontFamily: string;
  isGoogleFont: boolean;
  language: Language;
  styles: FontStyle[];
}

/** The organisation's own naming and picture of one slug, beside the product's. */
export interface TermEntry {
  defaultValue?: Partial<Record<Language, TermForms>> | null;
  value?: Partial<Record<Language, Partial<TermForms>>> | null;
  media?: Partial<Record<Language, string>> | null;
}

export interface DemoAccount {
  role: 'learner' | 'instructor' | 'coach' | 'administrator';
  email: string;
}

/** What the first HTML brings along, so that the page is right before any call. */
export interface Bootstrap {
  organization: {
    organizationId: number;
    prefix: string;
    name: Localized;
    logoUrl: string | null;
    /** Drawn for dark grounds. */
    darkLogoUrl: string | null;
    iconUrl: string | null;
    colors: readonly string[];
    fontFamilies: readonly FontFamily[];
    domainPrefix: string;
    isMarketplaceEnabled: boolean;
    version: number;
  };
  configurations: Configuration;
  features: Partial<Record<Feature, boolean>>;
  organizationPermissions: readonly string[];
  terminology: Readonly<Record<string, TermEntry>>;
  /** What replaces shipped messages in the language of the page: the content service's, and above them the organisation's own. */
  messages: Catalogue;
  language: Language;
  formatLocale?: string;
  environmentLabel: string | null;
  /** Whom a visitor of the demo can be; null everywhere else. */
  demo: { password: string; accounts: readonly DemoAccount[] } | null;
  /** Drawn for the organisation: beside the sign-in form where it chose no picture. */
  heroArt: { family: CoverFamily; wide: string; tall: string };
  hosts: { studio: string; learner?: string };
  /** What records how the page is used, where the operator has it and the page may be recorded. */
  sessionReplay?: { readonly script: string; readonly key: string };
  /** Responses of the calls that the first screen makes, by "GET /api/...?query". */
  preload?: Readonly<Record<string, unknown>>;
}

/** Reads the page's `#bootstrap` script; a page without one was not written by our server, which is said at once. */
export function readBootstrap(page: Document): Bootstrap {
  const text = page.getElementById('bootstrap')?.textContent;
  if (!text) throw new Error('The page holds no bootstrap data.');
  const bootstrap = JSON.parse(text) as Bootstrap;
  return { ...bootstrap, language: isLanguage(bootstrap.language) ? bootstrap.language : DEFAULT_LANGUAGE };
}
