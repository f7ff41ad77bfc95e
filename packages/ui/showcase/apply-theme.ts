import { type Scheme, type ThemeColors, themeCss } from '../src/theme/palette.ts';

const sheet = new CSSStyleSheet();
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

/** Puts an organisation's colours on the running page, as the server does for the applications. */
export const applyTheme = (colors: ThemeColors): void => sheet.replaceSync(themeCss(colors));

/** Switches between light and dark; everything else follows from the variables. */
export function applyScheme(scheme: Scheme): void {
  document.documentElement.dataset.scheme = scheme;
}
