/** The two languages; the kit knows no package of ours. */
type Language = 'en' | 'ar';

/** A family that an organisation chose for one script. */
export interface OrganizationFont {
  readonly fontFamily: string;
  readonly isGoogleFont: boolean;
  readonly language: Language;
  readonly styles: readonly { readonly weight: number; readonly url: string | null }[];
}

/** Each family is only asked for its own script, so that the other's letters never come from it. */
const RANGES: Record<Language, string> = {
  en: 'U+0000-02FF,U+1E00-1EFF,U+2000-206F,U+20A0-20CF,U+2100-218F,U+2190-2193,U+2212,U+2215,U+FEFF,U+FFFD',
  ar: 'U+0600-06FF,U+0750-077F,U+08A0-08FF,U+200C-200F,U+FB50-FDFF,U+FE70-FEFC',
};
const VARIABLES: Record<Language, string> = { en: '--font-latin', ar: '--font-arabic' };

/** Only letters, digits, spaces, `_` and `-` are in a family's name; anything else can't end the text around it. */
const quoted = (family: string): string => `"${family.replace(/[^\p{L}\p{N} _-]/gu, '')}"`;
const isPlainAddress = (url: string): boolean => /^(?:https:\/|\/)[^\s"'()<>\\]+$/.test(url);

const filesOf = (font: OrganizationFont) =>
  font.styles.flatMap(({ weight, url }) => (url && isPlainAddress(url) ? [{ weight, url }] : []));

/** The family of a script: the first one listed. */
const familyOf = (fonts: readonly OrganizationFont[], language: Language): OrganizationFont | undefined =>
  fonts.find((font) => font.language === language);

/** Rules and variables of an organisation's fonts; empty where it has none. Safe to write into HTML. */
export function fontsCss(fonts: readonly OrganizationFont[]): string {
  const used = (['en', 'ar'] as const).flatMap((language) => familyOf(fonts, language) ?? []);
  const faces = used.flatMap((font) =>
    filesOf(font).map(
      ({ weight, url }) =>
        `@font-face{font-family:${quoted(font.fontFamily)};font-weight:${Number(weight)};font-display:swap;src:url("${url}");unicode-range:${RANGES[font.language]}}`,
    ),
  );
  if (used.length === 0) return '';
  return `${faces.join('')}:root{${used.map((font) => `${VARIABLES[font.language]}:${quoted(font.fontFamily)}`).join(';')}}`;
}

/** Style sheets of web fonts that come without files of their own. */
export function fontSheets(fonts: readonly OrganizationFont[]): string[] {
  return (['en', 'ar'] as const).flatMap((language) => {
    const font = familyOf(fonts, language);
    if (!font?.isGoogleFont || filesOf(font).length > 0) return [];
    const weights = [...new Set(font.styles.map(({ weight }) => Number(weight)))].sort((a, b) => a - b);
    const family = encodeURIComponent(font.fontFamily.replace(/[^\p{L}\p{N} _-]/gu, '')).replaceAll('%20', '+');
    return [`https://fonts.googleapis.com/css2?family=${family}:wght@${weights.join(';')}&display=swap`];
  });
}

/** The organisation's file that the first paint of a language needs: the one nearest to the regular weight. */
export function firstFontFile(fonts: readonly OrganizationFont[], language: Language): string | null {
  const font = familyOf(fonts, language);
  if (!font) return null;
  const [nearest] = filesOf(font).sort((a, b) => Math.abs(a.weight - 400) - Math.abs(b.weight - 400));
  return nearest?.url ?? null;
}

/** Whether an organisation has a family of its own for a language. */
export const hasOwnFont = (fonts: readonly OrganizationFont[], language: Language): boolean =>
  familyOf(fonts, language) !== undefined;
