import '@sullam/ui/styles/shown-faces.css';
import { cx } from '@sullam/ui/base/cx.ts';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { ProgressBar } from '@sullam/ui/components/progress.tsx';
import { lookVariables, type ThemeLook } from '@sullam/ui/theme/look.ts';
import { palette, type Scheme, type ThemeColors, TOKENS } from '@sullam/ui/theme/palette.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import type { CSSProperties } from 'react';

/** The faces of headings by names of their own: under their usual ones a page keeps what it was first drawn with. */
const SHOWN_FACES: Record<ThemeLook['face'], CSSProperties> = {
  text: {},
  alyamama: { '--display-face': '"Alyamama Shown",' } as CSSProperties,
  alexandria: { '--display-face': '"Alexandria Shown",' } as CSSProperties,
};

/** The variables of a scheme and a look for a part of the page. */
function variablesOf(colors: ThemeColors, look: ThemeLook, scheme: Scheme): CSSProperties {
  const tokens = palette(colors, scheme, look.ground);
  const ofColors = Object.fromEntries(TOKENS.map((token) => [`--c-${token}`, tokens[token]]));
  return { ...ofColors, ...lookVariables(look), ...SHOWN_FACES[look.face] } as CSSProperties;
}

export interface ThemePreviewProps {
  readonly colors: ThemeColors;
  readonly look: ThemeLook;
  readonly scheme: Scheme;
}

/** What pages will look like, as it is being chosen. */
export function ThemePreview({ colors, look, scheme }: ThemePreviewProps) {
  const t = useT();
  const label =
    scheme === 'light'
      ? t('organization-settings.appearance.previewLight')
      : t('organization-settings.appearance.previewDark');
  return (
    <figure
      data-scheme={scheme}
      style={{ ...variablesOf(colors, look, scheme), colorScheme: scheme }}
      className="overflow-hidden rounded-lg border border-line bg-canvas text-ink"
    >
      <div className={cx('px-4 py-3', scheme === 'light' ? 'bg-primary text-on-primary' : 'bg-subtle text-ink')}>
        <p className="font-display text-xl font-semibold">{t('organization-settings.appearance.previewTitle')}</p>
      </div>
      <div className="space-y-3 p-4">
        <p>
          {t('organization-settings.appearance.previewText')}{' '}
          <span className="text-primary-text underline underline-offset-4">
            {t('organization-settings.appearance.previewLink')}
          </span>
        </p>
        <div className="flex flex-wrap gap-2">
          <Button tabIndex={-1}>{t('organization-settings.appearance.previewFirst')}</Button>
          <Button tabIndex={-1} variant="secondary">
            {t('organization-settings.appearance.previewSecond')}
          </Button>
          <Badge tone="primary">{label}</Badge>
        </div>
        <ProgressBar label={label} share={0.62} />
      </div>
      <figcaption className="border-t border-line px-4 py-2 text-sm text-muted">{label}</figcaption>
    </figure>
  );
}
