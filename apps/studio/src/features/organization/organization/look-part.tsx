import { LOOKS, type Look, type LookKey } from '@sullam/domain/configuration.ts';
import { RadioGroup } from '@sullam/ui/components/radio-group.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { SettingsPart } from './settings-part.tsx';

/** What the colours' preview shows at once. */
const PARTS = ['display_face', 'ground', 'corners', 'button_case'] as const satisfies readonly LookKey[];

export interface LookPartProps {
  readonly look: Look;
  readonly onChange: (change: Partial<Look>) => void;
}

/** Headings, ground, corners and buttons. */
export function LookPart({ look, onChange }: LookPartProps) {
  const t = useT();
  return (
    <SettingsPart
      title={t('organization-settings.appearance.look')}
      text={t('organization-settings.appearance.lookText')}
    >
      <div className="grid gap-6 md:grid-cols-2">
        {PARTS.map((key) => (
          <RadioGroup
            key={key}
            name={key}
            label={t(`organization-settings.looks.${key}`)}
            value={look[key]}
            onChange={(chosen) => onChange({ [key]: chosen })}
            options={LOOKS[key].map((choice) => ({
              value: choice,
              label: t(`organization-settings.looks.${choice}`),
            }))}
          />
        ))}
      </div>
    </SettingsPart>
  );
}
