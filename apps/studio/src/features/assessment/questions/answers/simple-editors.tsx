import { MEGABYTE } from '@sullam/domain/file-limits.ts';
import { cx } from '@sullam/ui/base/cx.ts';
import { NumberField } from '@sullam/ui/components/number-field.tsx';
import { Switch } from '@sullam/ui/components/switch.tsx';
import { TextField } from '@sullam/ui/components/text-field.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useId, useState } from 'react';
import { LocalizedText } from '../../../organization/rich-text/rich-text.public.ts';
import { ExactField } from '../exact-field.tsx';
import { useIsFlush } from '../language-pair.tsx';
import { withItem } from '../question-draft.ts';
import type { AnswerEditorProps } from './answer-editor-props.ts';
import { AcceptedNumbers, AcceptedTexts, Add, Feedback, KeySwitch, Remove } from './parts.tsx';

/** True or false, as the rows of the same table that choices are written in. */
export function TrueFalseEditor({ answerKey, onChange }: AnswerEditorProps<'TRUE_FALSE'>) {
  const t = useT();
  const group = useId();
  const isFlush = useIsFlush();
  const { isTrue, feedback } = answerKey;
  const mark = (value: boolean) => onChange({ key: { ...answerKey, isTrue: value } });
  return (
    <div
      role="radiogroup"
      aria-label={t('questions.editor.statementIs')}
      className={cx(
        'divide-y divide-line bg-surface',
        isFlush ? 'border-y border-line' : 'overflow-clip rounded-md border border-line',
      )}
    >
      {(['true', 'false'] as const).map((side) => {
        const isRight = String(isTrue) === side;
        const name = t(`question-view.labels.${side}`);
        return (
          <div key={side} className={cx('space-y-1 ps-2 pe-3 pb-1', isRight && 'bg-success-soft')}>
            <div className="flex flex-wrap items-start gap-x-2">
              <label className="flex min-w-40 flex-1 items-start py-1.5">
                <input
                  type="radio"
                  name={group}
                  checked={isRight}
                  onChange={() => mark(side === 'true')}
                  className="mx-2 mt-0.5 size-5 shrink-0 accent-success"
                />
                {name}
              </label>
              <Feedback
                name={name}
                value={feedback[side]}
                onChange={(text) => onChange({ key: { ...answerKey, feedback: { ...feedback, [side]: text } } })}
              />
            </div>
          </div>
        );
      })}
    </div>
  );
}

export function ShortTextEditor({ content, answerKey, onChange }: AnswerEditorProps<'SHORT_TEXT'>) {
  const t = useT();
  return (
    <div className="space-y-4">
      <p className="text-sm text-muted">{t('questions.editor.acceptedHint')}</p>
      <AcceptedTexts
        value={answerKey.accepted}
        onChange={(accepted) => onChange({ key: { ...answerKey, accepted } })}
      />
      <KeySwitch
        setting="strict"
        value={answerKey.isStrict}
        onChange={(isStrict) => onChange({ key: { ...answerKey, isStrict } })}
      />
      <NumberField
        className="w-48"
        label={t('questions.editor.maximumLength')}
        min={1}
        max={10_000}
        value={content.maximumLength}
        onChange={(maximumLength) => onChange({ content: { ...content, maximumLength: maximumLength ?? 1 } })}
      />
    </div>
  );
}

export function NumericEditor({ content, answerKey, onChange }: AnswerEditorProps<'NUMERIC'>) {
  const t = useT();
  const format = useFormat();
  const { units } = answerKey;
  // learners are offered what has a factor
  const setUnits = (next: typeof units) =>
    onChange({
      content: { ...content, units: next.map(({ name }) => name) },
      key: { ...answerKey, units: next, isUnitRequired: answerKey.isUnitRequired && next.length > 0 },
    });
  return (
    <div className="space-y-4">
      <AcceptedNumbers
        value={answerKey.accepted}
        onChange={(accepted) => onChange({ key: { ...answerKey, accepted } })}
      />
      <fieldset className="space-y-3">
        <legend className="mb-1 text-sm font-medium">{t('questions.editor.units')}</legend>
        <p className="text-sm text-muted">{t('questions.editor.unitsHint')}</p>
        {units.map((unit, index) => {
          const name = t('questions.editor.unitNumber', { number: format.number(index + 1) });
          return (
            <div key={index} className="flex items-end gap-2">
              <TextField
                className="w-36"
                label={name}
                maxLength={50}
                value={unit.name}
                onChange={(event) => setUnits(withItem(units, index, { name: event.currentTarget.value }))}
              />
              <ExactField
                className="w-36"
                label={t('questions.editor.factor')}
                value={unit.factor}
                onChange={(factor) => setUnits(withItem(units, index, { factor }))}
              />
              <Remove name={name} onClick={() => setUnits(units.filter((_, at) => at !== index))} />
            </div>
          );
        })}
        <Add label={t('questions.editor.addUnit')} onClick={() => setUnits([...units, { name: '', factor: '1' }])} />
      </fieldset>
      {units.length > 0 && (
        <Switch
          label={t('questions.editor.unitRequired')}
          checked={answerKey.isUnitRequired}
          onChange={(isUnitRequired) => onChange({ key: { ...answerKey, isUnitRequired } })}
        />
      )}
    </div>
  );
}

export function EssayEditor({ content, answerKey, onChange }: AnswerEditorProps<'ESSAY'>) {
  const t = useT();
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap gap-4">
        <NumberField
          className="w-48"
          label={t('questions.editor.leastWords')}
          min={0}
          max={100_000}
          value={content.leastWords}
          onChange={(leastWords) => onChange({ content: { ...content, leastWords: leastWords ?? 0 } })}
        />
        <NumberField
          className="w-48"
          optional
          label={t('questions.editor.mostWords')}
          min={1}
          max={100_000}
          value={content.mostWords ?? undefined}
          onChange={(mostWords) => onChange({ content: { ...content, mostWords: mostWords ?? null } })}
        />
      </div>
      <LocalizedText
        label={t('questions.editor.guide')}
        hint={t('questions.editor.guideHint')}
        isArticle
        value={answerKey.guide}
        onChange={(guide) => onChange({ key: { ...answerKey, guide } })}
      />
    </div>
  );
}

const endingsOf = (text: string): string[] => [
  ...new Set(
    text
      .toLowerCase()
      .split(/[\s,;،.*]+/)
      .filter((ending) => /^[a-z0-9]{1,10}$/.test(ending)),
  ),
];

export function FileUploadEditor({ content, answerKey, onChange }: AnswerEditorProps<'FILE_UPLOAD'>) {
  const t = useT();
  const [endings, setEndings] = useState(content.extensions.join(', '));
  const set = (change: Partial<typeof content>) => onChange({ content: { ...content, ...change } });
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap gap-4">
        <NumberField
          className="w-40"
          label={t('questions.editor.mostFiles')}
          min={1}
          max={20}
          value={content.mostFiles}
          onChange={(mostFiles) => set({ mostFiles: mostFiles ?? 1 })}
        />
        <NumberField
          className="w-48"
          label={t('questions.editor.mostMegabytes')}
          min={1}
          max={1024}
          value={Math.round(content.mostBytes / MEGABYTE)}
          onChange={(megabytes) => set({ mostBytes: Math.max(1, Math.round((megabytes ?? 1) * MEGABYTE)) })}
        />
        <TextField
          className="min-w-56 flex-1"
          label={t('questions.editor.extensions')}
          hint={t('questions.editor.extensionsHint', { examples: 'pdf, docx' })}
          dir="ltr"
          value={endings}
          onChange={(event) => {
            setEndings(event.currentTarget.value);
            set({ extensions: endingsOf(event.currentTarget.value) });
          }}
        />
      </div>
      <LocalizedText
        label={t('questions.editor.guide')}
        hint={t('questions.editor.guideHint')}
        isArticle
        value={answerKey.guide}
        onChange={(guide) => onChange({ key: { ...answerKey, guide } })}
      />
    </div>
  );
}
