import { type Language, type Localized, otherLanguage } from '@sullam/domain/localized.ts';
import { Plus, Trash2 } from '@sullam/ui/base/icons.ts';
import { Button, IconButton } from '@sullam/ui/components/button.tsx';
import { TextField } from '@sullam/ui/components/text-field.tsx';
import { useFormat, useLanguage, useT } from '@sullam/web-kit/kit-context.tsx';
import { joinedLabel } from './joined-label.ts';

export interface LocalizedListProps {
  readonly label: string;
  readonly value: readonly Localized[];
  readonly onChange: (value: Localized[]) => void;
}

const MOST = 20;
const LONGEST = 500;

/** Several short texts in both languages, one line each: what people will learn, what they need. */
export function LocalizedList({ label, value, onChange }: LocalizedListProps) {
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
      {value.length < MOST && (
        <Button className="mt-2" size="sm" variant="outline" icon={Plus} onClick={() => onChange([...value, {}])}>
          {t('studio.lines.addPoint')}
        </Button>
      )}
    </fieldset>
  );
}

export interface LocalizedLineProps {
  readonly maxLength?: number;
  readonly label: string;
  readonly value: Localized;
  readonly onChange: (value: Localized) => void;
}

/** One short text in both languages, side by side. */
export function LocalizedLine({ label, value, onChange, maxLength = LONGEST }: LocalizedLineProps) {
  const t = useT();
  const own = useLanguage();
  const order: readonly Language[] = [own, otherLanguage(own)];
  return (
    <div className="grid min-w-0 flex-1 gap-2 sm:grid-cols-2 sm:gap-x-4">
      {order.map((language) => {
        const name = t(language === 'en' ? 'common.names.english' : 'common.names.arabic');
        return (
          <TextField
            key={language}
            hideLabel
            label={joinedLabel(own, label, name)}
            placeholder={name}
            lang={language}
            dir={language === 'ar' ? 'rtl' : 'ltr'}
            maxLength={maxLength}
            value={value[language] ?? ''}
            onChange={(event) => onChange({ ...value, [language]: event.currentTarget.value })}
          />
        );
      })}
    </div>
  );
}
