import { parseDecimal } from '@sullam/domain/decimal.ts';
import { hasText, type Localized } from '@sullam/domain/localized.ts';
import type { AcceptedNumber, AcceptedText } from '@sullam/domain/questions/question.ts';
import { MessageSquare, Plus, Trash2 } from '@sullam/ui/base/icons.ts';
import { Button, IconButton } from '@sullam/ui/components/button.tsx';
import { TextField } from '@sullam/ui/components/text-field.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { LocalizedLine } from '../html-line.tsx';
import { percentOfShare, shareOfPercent, typedDecimal, withItem } from '../question-draft.ts';

export interface DecimalFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hideLabel?: boolean;
  readonly hint?: string;
  readonly className?: string;
  readonly onBlur?: () => void;
}

/** An exact number as text. What isn't one stays as it is typed, and is said once the field is left. */
export function DecimalField({ onChange, onBlur, ...field }: DecimalFieldProps) {
  const t = useT();
  const [wasLeft, setLeft] = useState(false);
  const isWrong = wasLeft && parseDecimal(field.value) === null;
  return (
    <TextField
      {...field}
      {...(isWrong ? { error: t('errors.rules.numberInvalid') } : {})}
      onBlur={() => {
        setLeft(true);
        onBlur?.();
      }}
      dir="ltr"
      inputMode="decimal"
      autoComplete="off"
      maxLength={40}
      onChange={(event) => onChange(typedDecimal(event.currentTarget.value))}
    />
  );
}

/** A share of the marks in per cent. */
export function ShareField({ label, value, onChange }: Pick<DecimalFieldProps, 'label' | 'value' | 'onChange'>) {
  // what is being typed need not be a number yet
  const [typed, setTyped] = useState<string>();
  return (
    <span className="w-24 shrink-0">
      <DecimalField
        label={label}
        value={typed ?? percentOfShare(value)}
        onBlur={() => setTyped(undefined)}
        onChange={(percent) => {
          setTyped(percent);
          onChange(shareOfPercent(percent));
        }}
      />
    </span>
  );
}

export interface FeedbackProps {
  /** What it is said to. */
  readonly name: string;
  readonly value: Localized | undefined;
  readonly onChange: (value: Localized) => void;
}

/** What the author says to an answer; a button until something is written. */
export function Feedback({ name, value = {}, onChange }: FeedbackProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(hasText(value.en) || hasText(value.ar));
  if (!isOpen) {
    return (
      <Button size="sm" variant="ghost" icon={MessageSquare} onClick={() => setOpen(true)}>
        {t('questions.editor.addFeedback')}
        <span className="sr-only">{`: ${name}`}</span>
      </Button>
    );
  }
  return (
    <div className="border-s-2 border-line ps-3">
      <p className="mb-1 text-xs text-muted">{t('questions.editor.feedback')}</p>
      <LocalizedLine label={t('questions.editor.feedbackFor', { name })} value={value} onChange={onChange} />
    </div>
  );
}

export interface RemoveProps {
  readonly name: string;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

export function Remove({ name, disabled, onClick }: RemoveProps) {
  const t = useT();
  return (
    <IconButton
      icon={Trash2}
      iconSize={18}
      className="text-muted"
      label={`${t('common.actions.remove')}: ${name}`}
      disabled={disabled}
      onClick={onClick}
    />
  );
}

export interface AddProps {
  readonly label: string;
  readonly onClick: () => void;
  readonly disabled?: boolean;
}

export const Add = ({ label, onClick, disabled }: AddProps) => (
  <Button size="sm" variant="outline" icon={Plus} disabled={disabled} onClick={onClick}>
    {label}
  </Button>
);

export interface AcceptedProps<Item> {
  readonly value: readonly Item[];
  readonly onChange: (value: Item[]) => void;
}

/** Texts that are taken for right, or partly so. */
export function AcceptedTexts({ value, onChange }: AcceptedProps<AcceptedText>) {
  const t = useT();
  const format = useFormat();
  return (
    <div className="space-y-3">
      {value.map((accepted, index) => {
        const name = t('questions.editor.acceptedNumber', { number: format.number(index + 1) });
        return (
          <div key={index} className="space-y-1">
            <div className="flex items-end gap-2">
              <TextField
                className="min-w-0 flex-1"
                label={name}
                value={accepted.text}
                onChange={(event) => onChange(withItem(value, index, { text: event.currentTarget.value }))}
              />
              <ShareField
                label={t('questions.editor.share')}
                value={accepted.fraction}
                onChange={(fraction) => onChange(withItem(value, index, { fraction }))}
              />
              <Remove name={name} onClick={() => onChange(value.filter((_, at) => at !== index))} />
            </div>
            <Feedback
              name={name}
              value={accepted.feedback}
              onChange={(feedback) => onChange(withItem(value, index, { feedback }))}
            />
          </div>
        );
      })}
      <Add
        label={t('questions.editor.addAccepted')}
        onClick={() => onChange([...value, { text: '', fraction: '1', feedback: {} }])}
      />
    </div>
  );
}

/** Numbers that are taken for right, each with what may lie around it. */
export function AcceptedNumbers({ value, onChange }: AcceptedProps<AcceptedNumber>) {
  const t = useT();
  const format = useFormat();
  return (
    <div className="space-y-3">
      {value.map((accepted, index) => {
        const name = t('questions.editor.acceptedNumber', { number: format.number(index + 1) });
        const set = (change: Partial<AcceptedNumber>) => onChange(withItem(value, index, change));
        return (
          <div key={index} className="space-y-1">
            <div className="flex flex-wrap items-end gap-2">
              <DecimalField
                className="min-w-32 flex-1"
                label={name}
                value={accepted.value}
                onChange={(number) => set({ value: number })}
              />
              <DecimalField
                className="w-28"
                label={t('questions.editor.tolerance')}
                value={accepted.tolerance}
                onChange={(tolerance) => set({ tolerance })}
              />
              <ShareField
                label={t('questions.editor.share')}
                value={accepted.fraction}
                onChange={(fraction) => set({ fraction })}
              />
              <Remove name={name} onClick={() => onChange(value.filter((_, at) => at !== index))} />
            </div>
            <Feedback name={name} value={accepted.feedback} onChange={(feedback) => set({ feedback })} />
          </div>
        );
      })}
      <Add
        label={t('questions.editor.addAccepted')}
        onClick={() => onChange([...value, { value: '0', tolerance: '0', fraction: '1', feedback: {} }])}
      />
    </div>
  );
}
