import { useWrittenNumber } from '@sullam/ui/base/written-number.ts';
import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { Checkbox } from '@sullam/ui/components/choice.tsx';
import { Disclosure } from '@sullam/ui/components/disclosure.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { NumberField } from '@sullam/ui/components/number-field.tsx';
import { RadioGroup } from '@sullam/ui/components/radio-group.tsx';
import { Switch } from '@sullam/ui/components/switch.tsx';
import { TextField } from '@sullam/ui/components/text-field.tsx';
import { DatePicker } from '@sullam/ui/pickers/lazy.tsx';
import { DecimalField } from '@sullam/web-kit/forms/decimal-field.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { type ReactNode, useState } from 'react';
import { useRubricOptions } from '../../gradebook/rubrics/rubrics.public.ts';
import { LocalizedText } from '../../organization/rich-text/rich-text.public.ts';
import type { AssignmentEditing } from './assignments.api.ts';
import { AttachmentsField } from './attachments-field.tsx';
import type { RulesForm, RulesProblem } from './rules-form.ts';

export interface PartProps {
  readonly form: RulesForm;
  readonly onChange: (change: Partial<RulesForm>) => void;
  readonly problems: ReadonlySet<RulesProblem>;
  readonly saved: AssignmentEditing | null;
}

interface RulesPartProps {
  readonly title: string;
  /** What holds, in a few words. */
  readonly aside: string | undefined;
  readonly isNew: boolean;
  /** Something in it can't be saved as it is. */
  readonly hasProblem: boolean;
  readonly children: ReactNode;
}

/** Rules that hold without a word for most: folded until the assignment is there, with what holds, and open where something is wrong. */
function RulesPart({ title, aside, isNew, hasProblem, children }: RulesPartProps) {
  const [isOpen, setOpen] = useState(!isNew);
  return (
    <Disclosure level={3} title={title} aside={aside} open={isOpen || hasProblem} onToggle={setOpen}>
      <div className="space-y-5 pt-2">{children}</div>
    </Disclosure>
  );
}

const DATE_PROBLEMS: readonly RulesProblem[] = ['latePercent', 'lateFloorPercent', 'missingPercent', 'window', 'dueAt'];
const MARKING_PROBLEMS: readonly RulesProblem[] = ['maximum', 'tolerance', 'releaseAt'];

/** What is asked, and in which form it may come. */
export function TaskPart({ form, onChange, problems, saved }: PartProps) {
  const t = useT();
  return (
    <Card as="section" className="space-y-5">
      <CardHeading level={3}>{t('assignment-marking.titles.task')}</CardHeading>
      <LocalizedText
        isArticle
        label={t('assignment-marking.fields.instructions')}
        value={form.instructions}
        onChange={(instructions) => onChange({ instructions })}
      />
      <AttachmentsField files={form.attachments} onChange={(attachments) => onChange({ attachments })} />
      <fieldset className="space-y-2">
        <legend className="mb-1.5 text-sm font-medium">{t('assignment-marking.fields.accepts')}</legend>
        <Checkbox
          label={t('assignment-marking.fields.acceptsText')}
          checked={form.acceptsText}
          onChange={(acceptsText) => onChange({ acceptsText })}
        />
        <Checkbox
          label={t('assignment-marking.fields.acceptsFiles')}
          checked={form.acceptsFiles}
          onChange={(acceptsFiles) => onChange({ acceptsFiles })}
        />
        <Checkbox
          label={t('assignment-marking.fields.acceptsLink')}
          checked={form.acceptsLink}
          onChange={(acceptsLink) => onChange({ acceptsLink })}
          error={problems.has('accepts') ? t('assignment-marking.problems.accepts') : undefined}
        />
      </fieldset>
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {form.acceptsText && (
          <NumberField
            label={t('assignment-marking.fields.mostWords')}
            optional
            min={1}
            max={100_000}
            value={form.mostWords ?? undefined}
            onChange={(mostWords) => onChange({ mostWords: mostWords ?? null })}
          />
        )}
        {form.acceptsFiles && (
          <>
            <NumberField
              label={t('assignment-marking.fields.mostFiles')}
              min={1}
              max={20}
              value={form.mostFiles}
              onChange={(mostFiles) => onChange({ mostFiles: mostFiles ?? 1 })}
            />
            <NumberField
              label={t('assignment-marking.fields.megabytes')}
              min={1}
              max={1024}
              value={form.megabytes}
              onChange={(megabytes) => onChange({ megabytes: megabytes ?? 1 })}
            />
            <TextField
              label={t('assignment-marking.fields.extensions')}
              hint={t('assignment-marking.hints.extensions')}
              optional
              dir="ltr"
              value={form.extensions}
              onChange={(event) => onChange({ extensions: event.currentTarget.value })}
              error={problems.has('extensions') ? t('assignment-marking.problems.extensions') : undefined}
            />
          </>
        )}
      </div>
      <Switch
        label={t('assignment-marking.fields.isGroupWork')}
        description={t('assignment-marking.hints.isGroupWork')}
        checked={form.isGroupWork}
        disabled={saved?.hasSubmissions ?? false}
        onChange={(isGroupWork) => onChange({ isGroupWork })}
      />
    </Card>
  );
}

/** From when until when, what being late costs, how often. */
export function DatesPart({ form, onChange, problems, saved }: PartProps) {
  const t = useT();
  const format = useFormat();
  const percent = (name: 'latePercent' | 'lateFloorPercent' | 'missingPercent') => (
    <DecimalField
      label={t(`assignment-marking.fields.${name}`)}
      value={form[name] ?? ''}
      onChange={(value) => onChange({ [name]: value })}
      error={problems.has(name) ? t('assignment-marking.problems.percent') : undefined}
    />
  );
  return (
    <RulesPart
      title={t('assignment-marking.titles.dates')}
      aside={form.dueAt ? t('assignment-marking.labels.dueAt', { date: format.dateTime(form.dueAt) }) : undefined}
      isNew={saved === null}
      hasProblem={DATE_PROBLEMS.some((problem) => problems.has(problem))}
    >
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        <DatePicker
          label={t('assignment-marking.fields.opensAt')}
          optional
          withTime
          value={form.opensAt}
          onChange={(opensAt) => onChange({ opensAt })}
        />
        <DatePicker
          label={t('assignment-marking.fields.dueAt')}
          hint={t('assignment-marking.hints.dueAt')}
          optional
          withTime
          value={form.dueAt}
          onChange={(dueAt) => onChange({ dueAt })}
          {...(problems.has('dueAt') ? { error: t('assignment-marking.problems.window') } : {})}
        />
        <DatePicker
          label={t('assignment-marking.fields.closesAt')}
          hint={t('assignment-marking.hints.closesAt')}
          optional
          withTime
          value={form.closesAt}
          onChange={(closesAt) => onChange({ closesAt })}
          {...(problems.has('window') ? { error: t('assignment-marking.problems.window') } : {})}
        />
      </div>
      <Switch
        label={t('assignment-marking.fields.isLateCut')}
        checked={form.isLateCut}
        onChange={(isLateCut) => onChange({ isLateCut })}
      />
      {form.isLateCut && (
        <div className="grid gap-x-6 gap-y-4 sm:grid-cols-3">
          {percent('latePercent')}
          <NativeSelect
            label={t('assignment-marking.fields.lateInterval')}
            value={form.lateInterval}
            onChange={(value) => onChange({ lateInterval: value === 'HOUR' ? 'HOUR' : 'DAY' })}
            options={(['DAY', 'HOUR'] as const).map((value) => ({
              value,
              label: t(`assignment-marking.intervals.${value}`),
            }))}
          />
          {percent('lateFloorPercent')}
        </div>
      )}
      <Switch
        label={t('assignment-marking.fields.isMissingGiven')}
        checked={form.isMissingGiven}
        onChange={(isMissingGiven) => onChange({ isMissingGiven })}
      />
      {form.isMissingGiven && <div className="max-w-60">{percent('missingPercent')}</div>}
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <NumberField
          label={t('assignment-marking.fields.versionsAllowed')}
          hint={t('assignment-marking.hints.versionsAllowed')}
          optional
          min={1}
          max={1000}
          value={form.versionsAllowed ?? undefined}
          onChange={(versionsAllowed) => onChange({ versionsAllowed: versionsAllowed ?? null })}
        />
        <DatePicker
          label={t('assignment-marking.fields.resubmitsUntil')}
          optional
          withTime
          value={form.resubmitsUntil}
          onChange={(resubmitsUntil) => onChange({ resubmitsUntil })}
        />
      </div>
      <Switch
        label={t('assignment-marking.fields.allowsWithdrawal')}
        checked={form.allowsWithdrawal}
        onChange={(allowsWithdrawal) => onChange({ allowsWithdrawal })}
      />
    </RulesPart>
  );
}

/** Points or a rubric, by whom, and when learners see it. */
export function MarkingPart({ form, onChange, problems, saved, courseId }: PartProps & { readonly courseId: number }) {
  const t = useT();
  const rubrics = useRubricOptions(courseId, saved?.rubricId ?? null);
  const isFixed = saved?.hasMarks ?? false;
  const write = useWrittenNumber();
  const byRubric = rubrics.find(({ value }) => value === String(form.rubricId))?.label;
  const outOf = problems.has('maximum')
    ? undefined
    : t('assignment-marking.labels.outOf', { points: { raw: write(form.maximum) } });
  return (
    <RulesPart
      title={t('assignment-marking.titles.marking')}
      aside={byRubric ?? outOf}
      isNew={saved === null}
      hasProblem={MARKING_PROBLEMS.some((problem) => problems.has(problem))}
    >
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <NativeSelect
          label={t('assignment-marking.fields.rubric')}
          disabled={isFixed}
          value={form.rubricId === null ? '' : String(form.rubricId)}
          onChange={(value) => onChange({ rubricId: value === '' ? null : Number(value) })}
          options={[{ value: '', label: t('assignment-marking.labels.byPoints') }, ...rubrics]}
        />
        {form.rubricId === null && (
          <DecimalField
            label={t('assignment-marking.fields.maximum')}
            disabled={isFixed}
            value={form.maximum}
            onChange={(maximum) => onChange({ maximum })}
            error={problems.has('maximum') ? t('errors.rules.numberInvalid') : undefined}
          />
        )}
        <NativeSelect
          label={t('assignment-marking.fields.markerCount')}
          disabled={isFixed}
          value={String(form.markerCount)}
          onChange={(value) => onChange({ markerCount: Number(value) })}
          options={[1, 2].map((count) => ({
            value: String(count),
            label: t('assignment-marking.labels.markers', { count }),
          }))}
        />
        {form.markerCount === 2 && (
          <DecimalField
            label={t('assignment-marking.fields.tolerance')}
            hint={t('assignment-marking.hints.tolerance')}
            value={form.tolerance}
            onChange={(tolerance) => onChange({ tolerance })}
            error={problems.has('tolerance') ? t('errors.rules.numberInvalid') : undefined}
          />
        )}
      </div>
      <Switch
        label={t('assignment-marking.fields.isBlind')}
        description={t('assignment-marking.hints.isBlind')}
        checked={form.isBlind}
        onChange={(isBlind) => onChange({ isBlind })}
      />
      <RadioGroup
        label={t('assignment-marking.fields.release')}
        value={form.release}
        onChange={(release) => onChange({ release: release as RulesForm['release'] })}
        options={(['AT_ONCE', 'BY_HAND', 'AT_TIME'] as const).map((value) => ({
          value,
          label: t(`assignment-marking.releases.${value}`),
        }))}
      />
      {form.release === 'AT_TIME' && (
        <div className="max-w-90">
          <DatePicker
            label={t('assignment-marking.fields.releaseAt')}
            required
            withTime
            value={form.releaseAt}
            onChange={(releaseAt) => onChange({ releaseAt })}
            {...(problems.has('releaseAt') ? { error: t('errors.rules.required') } : {})}
          />
        </div>
      )}
    </RulesPart>
  );
}
