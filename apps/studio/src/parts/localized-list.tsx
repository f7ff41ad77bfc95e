import type { Localized } from '@sullam/domain/localized.ts';
import { Plus, Trash2 } from '@sullam/ui/base/icons.ts';
import { Button, IconButton } from '@sullam/ui/components/button.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { LocalizedField } from './localized-field.tsx';

export interface LocalizedListProps {
  readonly label: string;
  readonly value: readonly Localized[];
  readonly onChange: (value: Localized[]) => void;
}

const MOST = 20;

/** Several short texts in both languages: what people will learn, what they need. */
export function LocalizedList({ label, value, onChange }: LocalizedListProps) {
  const t = useT();
  const at = (index: number, text: Localized) => value.map((old, place) => (place === index ? text : old));
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-medium">{label}</legend>
      <ul className="space-y-4">
        {value.map((text, index) => (
          <li key={index} className="flex items-start gap-2">
            <div className="min-w-0 flex-1">
              <LocalizedField
                label={`${label} ${index + 1}`}
                value={text}
                maxLength={500}
                onChange={(next) => onChange(at(index, next))}
              />
            </div>
            <IconButton
              icon={Trash2}
              label={t('builder.course.removePoint', { number: index + 1 })}
              className="mt-7"
              onClick={() => onChange(value.filter((_text, place) => place !== index))}
            />
          </li>
        ))}
      </ul>
      {value.length < MOST && (
        <Button className="mt-3" size="sm" variant="outline" icon={Plus} onClick={() => onChange([...value, {}])}>
          {t('builder.course.addPoint')}
        </Button>
      )}
    </fieldset>
  );
}
