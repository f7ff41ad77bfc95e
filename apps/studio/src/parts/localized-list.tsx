import { type Language, type Localized, otherLanguage } from '@sullam/domain/localized.ts';
import { Plus, Trash2 } from '@sullam/ui/base/icons.ts';
import { Button, IconButton } from '@sullam/ui/components/button.tsx';
import { TextArea, TextField } from '@sullam/ui/components/text-field.tsx';
import { useFormat, useLanguage, useT } from '@sullam/web-kit/kit-context.tsx';
import { joinedLabel } from './joined-label.ts';
import { OWN_LANGUAGE_NAMES } from './own-language-names.ts';

export interface LocalizedListProps {
  readonly label: string;
  readonly value: readonly Localized[];
  readonly onChange: (value: Localized[]) => void;
  /** What adds one is called, where it isn't a point. */
  readonly addLabel?: string;
  readonly most?: number;
  /** Whole sentences, which have to be read where they are written. */
  readonly multiline?: boolean;
}

const MOST = 20;
const LONGEST = 500;

/** Several short texts in both languages, one line each: what people will learn, what they need. */
export function LocalizedList({
  label,
  value,
  onChange,
  addLabel,
  most = MOST,
  multiline = false,
}: LocalizedListProps) {
  const t = useT();
  const format = useFormat();
  const set = (index: number, text: Localized) => onChange(value.map((old, place) => (place === index ? text : old)));
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <ul className="space-y-2">
        {value.map((text, index) => (
          <li key={index} className="flex items-start gap-2">
            <LocalizedLine
              label={`${label} ${format.number(index + 1)}`}
              multiline={multiline}
              value={text}
              onChange={(next) => set(index, next)}
            />
            <IconButton
              icon={Trash2}
              label={t('studio.lines.removePoint', { number: index + 1 })}
              onClick={() => onChange(value.filter((_text, place) => place !== index))}
            />
          </li>
        ))}
      </ul>
      {value.length < most && (
        <Button className="mt-2" size="sm" variant="outline" icon={Plus} onClick={() => onChange([...value, {}])}>
          {addLabel ?? t('studio.lines.addPoint')}
        </Button>
      )}
    </fieldset>
  );
}

export interface LocalizedLineProps {
  readonly multiline?: boolean;
  readonly maxLength?: number;
  readonly label: string;
  readonly value: Localized;
  readonly onChange: (value: Localized) => void;
}

/** One short text in both languages, side by side. */
export function LocalizedLine({ label, value, onChange, maxLength = LONGEST, multiline = false }: LocalizedLineProps) {
  const t = useT();
  const own = useLanguage();
  const order: readonly Language[] = [own, otherLanguage(own)];
  return (
    <div className="grid min-w-0 flex-1 gap-2 sm:grid-cols-2 sm:gap-x-4">
      {order.map((language) => {
        const name = t(language === 'en' ? 'common.names.english' : 'common.names.arabic');
        const field = {
          hideLabel: true,
          label: joinedLabel(own, label, name),
          placeholder: OWN_LANGUAGE_NAMES[language],
          lang: language,
          dir: language === 'ar' ? 'rtl' : 'ltr',
          maxLength,
          value: value[language] ?? '',
        } as const;
        const change = (text: string) => onChange({ ...value, [language]: text });
        return multiline ? (
          <TextArea key={language} {...field} rows={2} onChange={(event) => change(event.currentTarget.value)} />
        ) : (
          <TextField key={language} {...field} onChange={(event) => change(event.currentTarget.value)} />
        );
      })}
    </div>
  );
}
