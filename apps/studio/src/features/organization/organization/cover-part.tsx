import { COVER_FAMILIES, type CoverFamily } from '@sullam/domain/configuration.ts';
import { DrawnCover } from '@sullam/ui/components/drawn-cover.tsx';
import { RadioGroup } from '@sullam/ui/components/radio-group.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { SettingsPart } from './settings-part.tsx';

/** Numbers and hues of the preview: neighbours that show each manner of a hand. */
const SAMPLES = [
  { number: 1, hue: 266 },
  { number: 2, hue: 190 },
  { number: 5, hue: 75 },
  { number: 9, hue: 10 },
] as const;

export interface CoverPartProps {
  readonly family: CoverFamily;
  readonly onChange: (family: CoverFamily) => void;
}

/** The hand in which covers are drawn, with some of them. */
export function CoverPart({ family, onChange }: CoverPartProps) {
  const t = useT();
  return (
    <SettingsPart
      title={t('organization-settings.appearance.covers')}
      text={t('organization-settings.appearance.coversText')}
    >
      <RadioGroup
        name="cover_family"
        inline
        cards
        label={t('organization-settings.appearance.coverFamily')}
        value={family}
        onChange={(chosen) => onChange(COVER_FAMILIES.find((each) => each === chosen) ?? family)}
        options={COVER_FAMILIES.map((each) => ({
          value: each,
          label: t(`organization-settings.covers.${each}`),
          description: t(`organization-settings.covers.${each}Text`),
        }))}
      />
      <div aria-hidden="true" className="grid grid-cols-2 gap-3 md:grid-cols-4">
        {SAMPLES.map(({ number, hue }) => (
          <span key={number} className="block overflow-hidden rounded-md">
            <DrawnCover family={family} number={number} hue={hue} />
          </span>
        ))}
      </div>
    </SettingsPart>
  );
}
