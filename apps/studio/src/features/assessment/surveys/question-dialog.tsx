import { checkQuestion } from '@sullam/domain/surveys/check-survey.ts';
import { SURVEY_LIMITS, type SurveyQuestion } from '@sullam/domain/surveys/survey.ts';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { NumberField } from '@sullam/ui/components/number-field.tsx';
import { Switch } from '@sullam/ui/components/switch.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { LocalizedField } from '../../../parts/localized-field.tsx';
import { OptionList } from './option-list.tsx';

export interface QuestionDialogProps {
  readonly question: SurveyQuestion;
  readonly isNew: boolean;
  /** Somebody has answered: only the words can be changed. */
  readonly isFixed: boolean;
  readonly onDone: (question: SurveyQuestion) => void;
  readonly onClose: () => void;
}

interface PartProps {
  readonly question: SurveyQuestion;
  readonly isFixed: boolean;
  readonly set: (change: Partial<SurveyQuestion>) => void;
  /** The first fault whose place begins so. */
  readonly errorAt: (part: string) => string | undefined;
}

function Options({ question, isFixed, set, errorAt }: PartProps) {
  const t = useT();
  return (
    <OptionList
      label={t('surveys.fields.options')}
      addLabel={t('surveys.actions.addOption')}
      most={SURVEY_LIMITS.options}
      value={question.options}
      onChange={(options) => set({ options })}
      isFixed={isFixed}
      error={errorAt('options')}
    />
  );
}

function Rows({ question, isFixed, set, errorAt }: PartProps) {
  const t = useT();
  return (
    <OptionList
      label={t('surveys.fields.rows')}
      addLabel={t('surveys.actions.addRow')}
      most={SURVEY_LIMITS.rows}
      value={question.rows}
      onChange={(rows) => set({ rows })}
      isFixed={isFixed}
      error={errorAt('rows')}
    />
  );
}

function ChoiceRules({ question, isFixed, set }: PartProps) {
  const t = useT();
  return (
    <div>
      <Switch
        label={t('surveys.fields.multiple')}
        checked={question.isMultiple}
        disabled={isFixed}
        onChange={(isMultiple) => set({ isMultiple })}
      />
      <Switch
        label={t('surveys.fields.hasOther')}
        checked={question.hasOther}
        disabled={isFixed}
        onChange={(hasOther) => set({ hasOther })}
      />
    </div>
  );
}

function ScaleRules({ question, isFixed, set, errorAt }: PartProps) {
  const t = useT();
  const format = useFormat();
  const bounds = {
    min: SURVEY_LIMITS.scaleFrom,
    max: SURVEY_LIMITS.scaleTo,
    disabled: isFixed,
    stepper: true,
    format: (value: number) => format.number(value),
  };
  return (
    <>
      <div className="grid max-w-100 grid-cols-2 gap-4">
        <NumberField
          {...bounds}
          label={t('surveys.fields.from')}
          value={question.from}
          onChange={(from) => set({ from: from ?? SURVEY_LIMITS.scaleFrom })}
        />
        <NumberField
          {...bounds}
          label={t('surveys.fields.to')}
          value={question.to}
          onChange={(to) => set({ to: to ?? SURVEY_LIMITS.scaleTo })}
          error={errorAt('to')}
        />
      </div>
      <LocalizedField
        label={t('surveys.fields.fromLabel')}
        value={question.fromLabel}
        maxLength={SURVEY_LIMITS.label}
        onChange={(fromLabel) => set({ fromLabel })}
      />
      <LocalizedField
        label={t('surveys.fields.toLabel')}
        value={question.toLabel}
        maxLength={SURVEY_LIMITS.label}
        onChange={(toLabel) => set({ toLabel })}
      />
    </>
  );
}

const PARTS = {
  CHOICE: [Options, ChoiceRules],
  SCALE: [ScaleRules],
  MATRIX: [Rows, Options],
  RANKING: [Options],
  TEXT: [],
} as const;

/** Writes one question in both languages. What is missing is said when it is done. */
export function QuestionDialog({ question: given, isNew, isFixed, onDone, onClose }: QuestionDialogProps) {
  const t = useT();
  const format = useFormat();
  const [question, setQuestion] = useState(given);
  const findings = checkQuestion(question, '');
  const errorAt = (part: string): string | undefined => {
    const found = findings.find(({ path }) => path.startsWith(`.${part}`));
    if (!found) return undefined;
    if (found.rule === 'listMinimum') return t('surveys.hints.addAtLeast', { count: found.values.count ?? 0 });
    if (found.rule === 'numberGreaterThan')
      return t('errors.rules.numberGreaterThan', { limit: format.number(found.values.limit ?? 0) });
    return t('errors.rules.oneLanguage');
  };
  const set = (change: Partial<SurveyQuestion>) => setQuestion((before) => ({ ...before, ...change }));
  const submit = () => {
    if (findings.length === 0) onDone(question);
  };
  return (
    <FormDialog
      open
      size="xl"
      onClose={onClose}
      title={t(isNew ? 'surveys.titles.newQuestion' : 'surveys.titles.editQuestion')}
      description={t(`surveys.kinds.${question.kind}`)}
      submitLabel={t(isNew ? 'common.actions.add' : 'common.actions.done')}
      onSubmit={submit}
    >
      {isFixed && <Banner live="off">{t('surveys.hints.fixed')}</Banner>}
      <LocalizedField
        label={t('surveys.fields.question')}
        required
        value={question.title}
        maxLength={SURVEY_LIMITS.title}
        onChange={(title) => set({ title })}
        error={errorAt('title')}
      />
      {PARTS[question.kind].map((Part) => (
        <Part key={Part.name} question={question} isFixed={isFixed} set={set} errorAt={errorAt} />
      ))}
      <LocalizedField
        label={t('surveys.fields.hint')}
        value={question.hint}
        maxLength={SURVEY_LIMITS.title}
        onChange={(hint) => set({ hint })}
      />
      <Switch
        label={t('surveys.fields.required')}
        checked={question.isRequired}
        disabled={isFixed}
        onChange={(isRequired) => set({ isRequired })}
      />
    </FormDialog>
  );
}
