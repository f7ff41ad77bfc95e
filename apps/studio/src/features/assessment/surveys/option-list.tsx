import { SURVEY_LIMITS, type SurveyOption } from '@sullam/domain/surveys/survey.ts';
import { useShownError } from '@sullam/ui/base/field-scope.tsx';
import { ChevronDown, ChevronUp, Plus, Trash2 } from '@sullam/ui/base/icons.ts';
import { Button, IconButton } from '@sullam/ui/components/button.tsx';
import { FieldMessage } from '@sullam/ui/components/form-field.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useId } from 'react';
import { LocalizedLine } from '../../../parts/localized-list.tsx';
import { newKey } from './new-key.ts';

export interface OptionListProps {
  readonly label: string;
  readonly addLabel: string;
  readonly value: readonly SurveyOption[];
  readonly onChange: (value: SurveyOption[]) => void;
  readonly most: number;
  /** Only the words can be changed. */
  readonly isFixed: boolean;
  readonly error?: string | undefined;
}

/** What can be chosen, in both languages and in its order. */
export function OptionList({ label, addLabel, value, onChange, most, isFixed, error }: OptionListProps) {
  const t = useT();
  const format = useFormat();
  const id = useId();
  const shown = useShownError(id, error);
  const move = (at: number, by: -1 | 1) => {
    const next = [...value];
    next.splice(at + by, 0, ...next.splice(at, 1));
    onChange(next);
  };
  return (
    <fieldset data-field={id} className="min-w-0" aria-describedby={shown ? `${id}-error` : undefined}>
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <ul className="space-y-3">
        {value.map((option, at) => {
          const line = `${label} ${format.number(at + 1)}`;
          return (
            <li key={option.id} className="flex flex-wrap items-start justify-end gap-x-2 gap-y-1 sm:flex-nowrap">
              <LocalizedLine
                label={line}
                maxLength={SURVEY_LIMITS.label}
                value={option.label}
                onChange={(text) => onChange(value.map((each) => (each === option ? { ...each, label: text } : each)))}
              />
              {!isFixed && (
                <span className="flex shrink-0">
                  <IconButton
                    icon={ChevronUp}
                    label={t('surveys.actions.moveUp', { option: line })}
                    disabled={at === 0}
                    onClick={() => move(at, -1)}
                  />
                  <IconButton
                    icon={ChevronDown}
                    label={t('surveys.actions.moveDown', { option: line })}
                    disabled={at === value.length - 1}
                    onClick={() => move(at, 1)}
                  />
                  <IconButton
                    icon={Trash2}
                    label={t('surveys.actions.removeLine', { line })}
                    onClick={() => onChange(value.filter((each) => each !== option))}
                  />
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <FieldMessage id={id} error={error} />
      {!isFixed && value.length < most && (
        <Button
          className="mt-2"
          size="sm"
          variant="outline"
          icon={Plus}
          onClick={() => onChange([...value, { id: newKey(), label: {} }])}
        >
          {addLabel}
        </Button>
      )}
    </fieldset>
  );
}
