import type { Look } from './configuration.ts';
import type { Feature } from './features.ts';
import type { Language } from './localized.ts';

/** The built files that a page needs at once, in the order in which they are waited for, below the application's base. */
export interface PageFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** What the server sends along with the first HTML of a path, before the application's script has run. */
export interface FirstPage {
  /** Below the application's base, as its router knows it: `/lms/courses/$courseId/overview`. What ends in `Id` is a number. */
  readonly path: string;
  /** Nothing is sent along where this is switched off. */
  readonly feature?: Feature;
  /** Whether search engines may list it. */
  readonly isPublic: boolean;
  /** The page has a head of its own in the place of the application's bar. */
  readonly hidesBar?: boolean;
  /** Without the strip above the bar: always, or where there is no more room than on a phone. */
  readonly hidesBanner?: boolean | 'on-phones';
  /** Classes of the picture that the page begins with and of its frame: where it is a drawn one, it is seen before the script runs. */
  readonly picture?: { readonly frame: string; readonly image: string };
  /** API calls, with exactly the query that the screen writes; `$courseId` is that of the path, `$expiryDate` today's. */
  readonly calls?: readonly string[];
  /** Calls of a list as it is without a query: a narrowed one asks for itself. */
  readonly listCalls?: readonly string[];
  readonly files: Readonly<Record<Language, PageFiles>>;
}

/** A screen of an application, by its path below the application's base: `/lms/courses/$courseId`. */
export interface PagePath {
  readonly path: string;
  /** Without these there is no such page. */
  readonly switches?: readonly Feature[];
  /** The page may ask for the camera. */
  readonly usesCamera?: boolean;
  /** Nothing that records a session may run there. */
  readonly isConfidential?: boolean;
}

/** The list whose first entry stands in a strip above the bar: its answer comes with the page, so that nothing moves when it is drawn. */
export interface FrameBanner {
  readonly feature: Feature;
  /** With exactly the query that the application writes. */
  readonly call: string;
}

export type DisplayFonts = Readonly<Partial<Record<Look['display_face'], Readonly<Record<Language, string>>>>>;

/** What the build of an application records for the server about its pages; the build writes it into `page.json`. */
export interface PageManifest {
  /** Font files that the first paint of a language can't do without. */
  readonly fonts: Readonly<Record<Language, readonly string[]>>;
  /** The font file of headings, of each display face in which there is one. */
  readonly displayFonts: DisplayFonts;
  /** What may stand in a strip above the bar of every page. */
  readonly banner?: FrameBanner;
  /** What a page needs that no feature has declared. */
  readonly frame: Readonly<Record<Language, PageFiles>>;
  readonly firstPages: readonly FirstPage[];
  /** Every page that there is; any other address is a 404. */
  readonly paths: readonly PagePath[];
}
