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

/** Switches between light and dark; everything else follows from the variables. */
export function applyScheme(scheme: Scheme): void {
  document.documentElement.dataset.scheme = scheme;
}
