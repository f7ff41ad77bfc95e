import { fontSheets, fontsCss, type OrganizationFont } from './fonts.ts';
import { type Scheme, type ThemeColors, themeCss } from './palette.ts';

let sheet: CSSStyleSheet | undefined;

/**
 * Puts an organisation's colours on the running page: for a switch of organisation and for the live preview of an
 * administrator. A constructed sheet needs no inline style, so a strict content policy lets it pass.
 */
export function applyTheme(colors: ThemeColors): void {
  if (sheet === undefined) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  sheet.replaceSync(themeCss(colors));
}

let fontRules: CSSStyleSheet | undefined;

/** Puts an organisation's fonts on the running page, after an administrator changed them. */
export function applyFonts(fonts: readonly OrganizationFont[]): void {
  if (fontRules === undefined) {
    fontRules = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, fontRules];
    // The rules that the page came with would stay in force where the new ones say nothing.
    document.getElementById('fonts')?.remove();
  }
  fontRules.replaceSync(fontsCss(fonts));
  const wanted = fontSheets(fonts);
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-fonts]'))
    if (!wanted.includes(link.href)) link.remove();
  for (const href of wanted) {
    if (document.querySelector(`link[data-fonts][href="${CSS.escape(href)}"]`)) continue;
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.dataset.fonts = '';
    link.href = href;
    document.head.append(link);
  }
}

/** Switches between light and dark; everything else follows from the variables. */
export function applyScheme(scheme: Scheme): void {
  document.documentElement.dataset.scheme = scheme;
}
