import {
  type CriterionContent,
  criterionBounds,
  LEVEL_LIMIT,
  type LevelContent,
} from '@sullam/domain/grading/rubric-content.ts';
import { isWritten } from '@sullam/domain/localized.ts';
import { Copy, Plus, Trash2, Type } from '@sullam/ui/base/icons.ts';
import { Button, IconButton } from '@sullam/ui/components/button.tsx';
import { Checkbox } from '@sullam/ui/components/choice.tsx';
import { FieldMessage } from '@sullam/ui/components/form-field.tsx';
import { moved } from '@sullam/ui/sortable/moved.ts';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useId, useState } from 'react';
import { BothTexts } from './both-texts.tsx';
import { LevelEditor } from './level-editor.tsx';

export interface CriterionEditorProps {
  readonly criterion: CriterionContent;
  readonly number: number;
  readonly disabled: boolean;
  /** What is wrong at a part: `name`, `levels`, `levels.0.points`. */
  readonly faultAt: (part: string) => string | undefined;
  readonly onChange: (criterion: CriterionContent) => void;
  readonly onAddLevel: () => void;
  readonly onCopy: () => void;
  readonly onRemove: () => void;
}

const isDescribed = ({ description, levels }: CriterionContent): boolean =>
  [description, ...levels.map((level) => level.description)].some((text) => isWritten(text));

/** What a criterion is called in buttons: its name, or its number until it has one. */
export function useCriterionName(): (criterion: CriterionContent, number: number) => string {
  const t = useT();
  const format = useFormat();
  const text = useAuthorText();
  return (criterion, number) =>
    text(criterion.name).trim() || t('rubrics.labels.criterion', { number: format.number(number) });
}

/** A row of the grid: the criterion, then its levels beside each other; on phones one under the other. */
export function CriterionEditor(props: CriterionEditorProps) {
  const { criterion, number, disabled, faultAt, onChange, onAddLevel, onCopy, onRemove } = props;
  const t = useT();
  const format = useFormat();
  const id = useId();
  const [asked, setAsked] = useState(false);
  const name = useCriterionName()(criterion, number);
  const { levels } = criterion;
  const hasDescriptions = asked || isDescribed(criterion);
  const setLevels = (changed: readonly LevelContent[]) => onChange({ ...criterion, levels: changed });
  const { to } = criterionBounds(criterion, false);
  return (
    <section data-field={id} aria-label={name} className="min-w-0 rounded-lg border border-line bg-surface p-4">
      <div className="mb-1 flex items-center gap-2">
        <p className="min-w-0 flex-1 text-sm text-muted tabular">
          {t('rubrics.labels.criterion', { number: format.number(number) })}
          {' · '}
          {t('rubrics.labels.maximum', { maximum: format.decimal(to) })}
        </p>
        {!disabled && (
          <>
            <IconButton icon={Copy} label={t('rubrics.actions.copyCriterion', { criterion: name })} onClick={onCopy} />
            <IconButton
              icon={Trash2}
              label={t('rubrics.actions.removeCriterion', { criterion: name })}
              onClick={onRemove}
            />
          </>
        )}
      </div>
      <div className="mb-4 space-y-1.5">
        <BothTexts
          isWide
          label={t('rubrics.fields.criterion')}
          value={criterion.name}
          maxLength={200}
          disabled={disabled}
          error={faultAt('name')}
          onChange={(text) => onChange({ ...criterion, name: text })}
        />
        {hasDescriptions && (
          <BothTexts
            isWide
            multiline
            label={t('rubrics.fields.description')}
            value={criterion.description}
            maxLength={2000}
            disabled={disabled}
            onChange={(text) => onChange({ ...criterion, description: text })}
          />
        )}
      </div>
      <div className="grid gap-3 sm:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]">
        {levels.map((level, at) => (
          <LevelEditor
            key={level.id}
            level={level}
            name={t('rubrics.labels.levelOf', { criterion: name, number: format.number(at + 1) })}
            number={at + 1}
            count={levels.length}
            hasDescription={hasDescriptions}
            disabled={disabled}
            faultAt={(part) => faultAt(`levels.${at}.${part}`)}
            onChange={(changed) => setLevels(levels.map((each) => (each.id === changed.id ? changed : each)))}
            onMove={(by) => setLevels(moved(levels, at, at + by))}
            onRemove={() => setLevels(levels.filter((each) => each !== level))}
          />
        ))}
      </div>
      <FieldMessage id={id} error={faultAt('levels')} />
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        {!disabled && levels.length < LEVEL_LIMIT && (
          <Button size="sm" variant="outline" icon={Plus} onClick={onAddLevel}>
            {t('rubrics.actions.addLevel')}
          </Button>
        )}
        {!disabled && !hasDescriptions && (
          <Button size="sm" variant="ghost" icon={Type} onClick={() => setAsked(true)}>
            {t('rubrics.actions.addDescriptions')}
          </Button>
        )}
        <Checkbox
          label={t('rubrics.fields.isRange')}
          checked={criterion.isRange}
          disabled={disabled}
          onChange={(isRange) => onChange({ ...criterion, isRange })}
        />
      </div>
    </section>
  );
}
