import { cx } from '@sullam/ui/base/cx.ts';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { ProgressBar } from '@sullam/ui/components/progress.tsx';
import { palette, type Scheme, type ThemeColors, TOKENS } from '@sullam/ui/theme/palette.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import type { CSSProperties } from 'react';

/** The colour variables of a scheme for a part of the page. */
function variablesOf(colors: ThemeColors, scheme: Scheme): CSSProperties {
  const tokens = palette(colors, scheme);
  return Object.fromEntries(TOKENS.map((token) => [`--c-${token}`, tokens[token]])) as CSSProperties;
}

/** What pages will look like, as it is being chosen. */
export function ThemePreview({ colors, scheme }: { readonly colors: ThemeColors; readonly scheme: Scheme }) {
  const t = useT();
  const label =
    scheme === 'light'
      ? t('organization-settings.appearance.previewLight')
      : t('organization-settings.appearance.previewDark');
  return (
    <figure
      data-scheme={scheme}
      style={{ ...variablesOf(colors, scheme), colorScheme: scheme }}
      className="overflow-hidden rounded-lg border border-line bg-canvas text-ink"
    >
      <div className={cx('px-4 py-3', scheme === 'light' ? 'bg-primary text-on-primary' : 'bg-subtle text-ink')}>
        <p className="font-semibold">{t('organization-settings.appearance.previewTitle')}</p>
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
