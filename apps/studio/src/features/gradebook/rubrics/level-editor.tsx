import type { LevelContent } from '@sullam/domain/grading/rubric-content.ts';
import { ChevronLeft, ChevronRight, Trash2 } from '@sullam/ui/base/icons.ts';
import { IconButton } from '@sullam/ui/components/button.tsx';
import { DecimalField } from '@sullam/web-kit/forms/decimal-field.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { BothTexts } from './both-texts.tsx';

export interface LevelEditorProps {
  readonly level: LevelContent;
  /** "Argument, level 2". */
  readonly name: string;
  readonly number: number;
  readonly count: number;
  readonly hasDescription: boolean;
  readonly disabled: boolean;
  readonly faultAt: (part: 'name' | 'points') => string | undefined;
  readonly onChange: (level: LevelContent) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** One level of a criterion: points, name and when it is reached. */
export function LevelEditor(props: LevelEditorProps) {
  const { level, name, number, count, hasDescription, disabled, faultAt, onChange, onMove, onRemove } = props;
  const t = useT();
  const format = useFormat();
  const shown = format.number(number);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw its legend into the card
    <div role="group" aria-label={name} className="min-w-0 space-y-1.5 rounded-lg border border-line bg-canvas p-3">
      <div className="flex items-start gap-1">
        <DecimalField
          label={t('rubrics.fields.points')}
          aria-label={`${name}: ${t('rubrics.fields.points')}`}
          className="w-24"
          value={level.points}
          disabled={disabled}
          error={faultAt('points')}
          onChange={(points) => onChange({ ...level, points })}
        />
        {!disabled && (
          <span className="ms-auto flex shrink-0">
            <IconButton
              mirrored
              size="sm"
              icon={ChevronLeft}
              label={t('rubrics.actions.moveStart', { number: shown })}
              disabled={number === 1}
              onClick={() => onMove(-1)}
            />
            <IconButton
              mirrored
              size="sm"
              icon={ChevronRight}
              label={t('rubrics.actions.moveEnd', { number: shown })}
              disabled={number === count}
              onClick={() => onMove(1)}
            />
            <IconButton
              size="sm"
              icon={Trash2}
              label={t('rubrics.actions.removeLevel', { number: shown })}
              onClick={onRemove}
            />
          </span>
        )}
      </div>
      <BothTexts
        label={t('rubrics.fields.level')}
        value={level.name}
        maxLength={200}
        disabled={disabled}
        error={faultAt('name')}
        onChange={(text) => onChange({ ...level, name: text })}
      />
      {hasDescription && (
        <BothTexts
          multiline
          label={t('rubrics.fields.levelDescription')}
          value={level.description}
          maxLength={2000}
          disabled={disabled}
          onChange={(text) => onChange({ ...level, description: text })}
        />
      )}
    </div>
  );
}
