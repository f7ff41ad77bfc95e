import { CRITERION_LIMIT, rubricMaximum } from '@sullam/domain/grading/rubric-content.ts';
import { Plus } from '@sullam/ui/base/icons.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { Checkbox } from '@sullam/ui/components/choice.tsx';
import { EmptyState } from '@sullam/ui/components/empty-state.tsx';
import { FieldMessage } from '@sullam/ui/components/form-field.tsx';
import { SortableRows } from '@sullam/ui/sortable/sortable-rows.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useId } from 'react';
import { CriterionEditor, useCriterionName } from './criterion-editor.tsx';
import { contentOf, type RubricDraft, withChanged, withCopyOf, withCriterion, withLevel } from './rubric-draft.ts';

export interface CriteriaGridProps {
  readonly draft: RubricDraft;
  readonly disabled: boolean;
  /** What is wrong at a path: `content.criteria.0.name`. */
  readonly faultAt: (path: string) => string | undefined;
  readonly onChange: (content: RubricDraft['content']) => void;
}

/** Criteria as rows that can be moved, levels as their columns, and what all of them give. */
export function CriteriaGrid({ draft, disabled, faultAt, onChange }: CriteriaGridProps) {
  const t = useT();
  const format = useFormat();
  const nameOf = useCriterionName();
  const { content } = draft;
  const { criteria } = content;
  const id = useId();
  return (
    <div data-field={id} className="space-y-4">
      {criteria.length === 0 && <EmptyState drawing="inbox" title={t('rubrics.empty.criteria')} compact level={3} />}
      <SortableRows
        label={t('rubrics.titles.criteria')}
        items={criteria}
        idOf={({ id }) => String(id)}
        nameOf={(criterion) => nameOf(criterion, criteria.indexOf(criterion) + 1)}
        disabled={disabled || criteria.length < 2}
        className="space-y-4"
        onChange={(sorted) => onChange({ ...content, criteria: sorted })}
      >
        {(criterion, at) => (
          <CriterionEditor
            criterion={criterion}
            number={at + 1}
            disabled={disabled}
            faultAt={(part) => faultAt(`content.criteria.${at}.${part}`)}
            onChange={(changed) => onChange(withChanged(content, changed))}
            onAddLevel={() => onChange(withLevel(content, criterion))}
            onCopy={() => onChange(withCopyOf(content, criterion))}
            onRemove={() => onChange({ ...content, criteria: criteria.filter((each) => each !== criterion) })}
          />
        )}
      </SortableRows>
      <FieldMessage id={id} error={faultAt('content.criteria')} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        {!disabled && criteria.length < CRITERION_LIMIT && (
          <Button variant="outline" icon={Plus} onClick={() => onChange(withCriterion(content))}>
            {t('rubrics.actions.addCriterion')}
          </Button>
        )}
        <p role="status" className="ms-auto font-medium tabular">
          {t('rubrics.labels.maximum', { maximum: format.decimal(rubricMaximum(contentOf(draft))) })}
        </p>
      </div>
      <Checkbox
        label={t('rubrics.fields.allowsFreePoints')}
        description={t('rubrics.hints.freePoints')}
        checked={content.allowsFreePoints}
        disabled={disabled}
        onChange={(allowsFreePoints) => onChange({ ...content, allowsFreePoints })}
      />
    </div>
  );
}
