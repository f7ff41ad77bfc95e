import { type Look, themeLookOf } from '@sullam/domain/configuration.ts';
import { lookCss } from '@sullam/ui/theme/look.ts';
import { DEFAULT_COLORS, themeCss } from '@sullam/ui/theme/palette.ts';

/** Draws this page in colours and a look that were just saved, as the server will draw the next one. */
export function applyTheme(colors: readonly string[], look: Look): void {
  const sheet = document.getElementById('theme');
  if (!sheet) return;
  const { primary, secondary } = DEFAULT_COLORS;
  const theme = themeLookOf(look);
  sheet.textContent =
    themeCss({ primary: colors[0] ?? primary, secondary: colors[1] ?? secondary }, theme.ground) + lookCss(theme);
}
