import {
  type LayoutText,
  PLACEHOLDERS,
  TEXT_ALIGNS,
  TEXT_FACES,
  TEXT_FIELDS,
  TEXT_HEIGHTS,
  TEXT_LANGUAGES,
  TEXT_LENGTH,
  TEXT_SIZES,
  unknownPlaceholders,
} from '@sullam/domain/certificates/layout.ts';
import { Checkbox } from '@sullam/ui/components/choice.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { NumberField } from '@sullam/ui/components/number-field.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { LocalizedField } from '../../../../parts/localized-field.tsx';
import { ColorInput } from '../../../organization/organization/organization.public.ts';

export interface TextPropertiesProps {
  readonly value: LayoutText;
  readonly onChange: (value: LayoutText, name?: string) => void;
}

const isOneOf = <Value extends string>(values: readonly Value[], value: string): value is Value =>
  values.some((one) => one === value);

/** What a text says, in which languages, and how it looks. */
export function TextProperties({ value, onChange }: TextPropertiesProps) {
  const t = useT();
  const set = (part: Partial<LayoutText>, name?: string) => onChange({ ...value, ...part }, name);
  const choice = <Key extends 'says' | 'languages' | 'face' | 'align' | 'height'>(
    key: Key,
    label: string,
    values: readonly LayoutText[Key][],
    word: (one: LayoutText[Key]) => string,
  ) => (
    <NativeSelect
      label={label}
      value={value[key]}
      options={values.map((one) => ({ value: one, label: word(one) }))}
      onChange={(chosen) => {
        const given: readonly string[] = values;
        if (isOneOf(given, chosen)) set({ [key]: chosen });
      }}
    />
  );
  const unknown = [value.words.en, value.words.ar].flatMap((words) => unknownPlaceholders(words ?? ''));
  const names = Object.keys(PLACEHOLDERS).map((name) => `{${name}}`);
  return (
    <div className="space-y-4">
      {choice('says', t('certificate-canvas.says'), TEXT_FIELDS, (one) => t(`certificate-canvas.fields.${one}`))}
      {value.says === 'OWN' && (
        <LocalizedField
          label={t('certificate-canvas.words')}
          value={value.words}
          onChange={(words) => set({ words }, 'words')}
          multiline
          rows={2}
          maxLength={TEXT_LENGTH}
          stacked
          hint={t('certificate-canvas.wordsHint', { names: { raw: names.join(' ') } })}
          error={
            unknown.length > 0 ? t('certificate-canvas.unknownWord', { name: { raw: `{${unknown[0]}}` } }) : undefined
          }
        />
      )}
      {choice('languages', t('certificate-canvas.languages'), TEXT_LANGUAGES, (one) =>
        t(`certificate-canvas.inLanguages.${one}`),
      )}
      <div className="grid grid-cols-2 gap-3">
        {choice('face', t('certificate-canvas.face'), TEXT_FACES, (one) => t(`certificate-canvas.faces.${one}`))}
        <NumberField
          label={t('certificate-canvas.size')}
          value={value.size}
          onChange={(size) => size !== undefined && set({ size: Math.round(size) }, 'size')}
          min={TEXT_SIZES.least}
          max={TEXT_SIZES.most}
          suffix={t('certificate-canvas.points')}
        />
        {choice('align', t('certificate-canvas.align'), TEXT_ALIGNS, (one) => t(`certificate-canvas.aligns.${one}`))}
        {choice('height', t('certificate-canvas.heightInBox'), TEXT_HEIGHTS, (one) =>
          t(`certificate-canvas.heights.${one}`),
        )}
      </div>
      <ColorInput
        label={t('certificate-canvas.color')}
        value={value.color}
        onChange={(color) => set({ color: color.toLowerCase() }, 'color')}
      />
      <Checkbox
        label={t('certificate-canvas.isHeading')}
        description={t('certificate-canvas.isHeadingHint')}
        checked={value.isHeading}
        onChange={(isHeading) => set({ isHeading })}
      />
    </div>
  );
}
