import { Callout } from '@sullam/ui/components/banner.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import type { ThemeLook } from '@sullam/ui/theme/look.ts';
import { contrastReport, DEFAULT_COLORS } from '@sullam/ui/theme/palette.ts';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { ColorInput } from './color-input.tsx';
import { SettingsPart } from './settings-part.tsx';
import { ThemePreview } from './theme-preview.tsx';

export interface ColorPartProps {
  /** First the primary colour, then the secondary one; none: the product's own. */
  readonly colors: readonly string[];
  readonly onChange: (colors: string[]) => void;
  /** What the colours are shown with. */
  readonly look: ThemeLook;
}

interface ContrastProps extends Pick<ThemeLook, 'ground'> {
  readonly primary: string;
  readonly secondary: string;
}

/** Which of the given colours are too weak, and what is used instead. */
function Contrast({ primary, secondary, ground }: ContrastProps) {
  const t = useT();
  const format = useFormat();
  // labels on a fill turn dark by themselves; what is shown is where the colour itself had to give way
  const weak = contrastReport({ primary, secondary }, ground).filter(
    ({ corrected, token }) => corrected && !token.startsWith('on-'),
  );
  if (weak.length === 0)
    return <p className="text-sm text-success-text">{t('organization-settings.appearance.contrastGood')}</p>;
  return (
    <Callout tone="warning" title={t('organization-settings.appearance.contrastTitle')}>
      <ul className="list-disc space-y-1 ps-5">
        {weak.map(({ scheme, token, given, used, ratio, needed }) => (
          <li key={`${scheme} ${token}`}>
            {t(
              scheme === 'light'
                ? 'organization-settings.appearance.contrastLight'
                : 'organization-settings.appearance.contrastDark',
              { given, used, ratio: format.number(ratio), needed: format.number(needed) },
            )}
          </li>
        ))}
      </ul>
    </Callout>
  );
}

/** The two colours with what becomes of them. */
export function ColorPart({ colors, onChange, look }: ColorPartProps) {
  const t = useT();
  const primary = colors[0] ?? DEFAULT_COLORS.primary;
  const secondary = colors[1] ?? DEFAULT_COLORS.secondary;
  return (
    <SettingsPart
      title={t('organization-settings.appearance.colors')}
      text={t('organization-settings.appearance.colorsText')}
      actions={
        colors.length > 0 && (
          <Button variant="ghost" size="sm" onClick={() => onChange([])}>
            {t('organization-settings.appearance.resetColors')}
          </Button>
        )
      }
    >
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <div className="flex flex-wrap gap-5 lg:flex-col">
          <ColorInput
            label={t('organization-settings.appearance.primary')}
            value={primary}
            onChange={(hex) => onChange([hex, secondary])}
          />
          <ColorInput
            label={t('organization-settings.appearance.secondary')}
            value={secondary}
            onChange={(hex) => onChange([primary, hex])}
          />
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          <ThemePreview colors={{ primary, secondary }} look={look} scheme="light" />
          <ThemePreview colors={{ primary, secondary }} look={look} scheme="dark" />
        </div>
      </div>
      <Contrast primary={primary} secondary={secondary} ground={look.ground} />
    </SettingsPart>
  );
}
