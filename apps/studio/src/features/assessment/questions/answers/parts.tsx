import { isWritten, type Localized } from '@sullam/domain/localized.ts';
import type { AcceptedNumber, AcceptedText } from '@sullam/domain/questions/question.ts';
import { MessageSquare, Plus, Trash2 } from '@sullam/ui/base/icons.ts';
import { Button, IconButton } from '@sullam/ui/components/button.tsx';
import { Switch } from '@sullam/ui/components/switch.tsx';
import { TextField } from '@sullam/ui/components/text-field.tsx';
import type { DecimalFieldProps } from '@sullam/web-kit/forms/decimal-field.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { type ReactNode, useState } from 'react';
import { ExactField } from '../exact-field.tsx';
import { PairLine, useIsFlush } from '../language-pair.tsx';
import { percentOfShare, shareOfPercent, withItem } from '../question-draft.ts';

/** A share of the marks in per cent. */
export function ShareField({
  label,
  value,
  onChange,
}: Pick<DecimalFieldProps, 'value' | 'onChange'> & { readonly label: string }) {
  // what is being typed need not be a number yet
  const [typed, setTyped] = useState<string>();
  return (
    <span className="w-24 shrink-0">
      <ExactField
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

export interface KeySwitchProps {
  readonly setting: 'strict' | 'partialMarks' | 'ownShares';
  readonly value: boolean;
  readonly onChange: (on: boolean) => void;
}

/** How answers are compared, and what a part of them is worth. */
export function KeySwitch({ setting, value, onChange }: KeySwitchProps) {
  const t = useT();
  return (
    <Switch
      label={t(`questions.editor.${setting}`)}
      description={t(`questions.editor.${setting}Hint`)}
      checked={value}
      onChange={onChange}
    />
  );
}

/** What stands below the table of answers, with room around it where the table has none. */
export const BelowTable = ({ children }: { readonly children: ReactNode }) => (
  <div className={useIsFlush() ? 'space-y-4 px-4' : 'space-y-4'}>{children}</div>
);

export interface FeedbackProps {
  /** What it is said to. */
  readonly name: string;
  readonly value: Localized | undefined;
  readonly onChange: (value: Localized) => void;
}

/** What the author says to an answer; a button until something is written. */
export function Feedback({ name, value = {}, onChange }: FeedbackProps) {
  const t = useT();
  const [wasOpened, setOpened] = useState(false);
  if (!wasOpened && !isWritten(value)) {
    return (
      <Button size="sm" variant="ghost" icon={MessageSquare} onClick={() => setOpened(true)}>
        {t('questions.editor.addFeedback')}
        <span className="sr-only">{`: ${name}`}</span>
      </Button>
    );
  }
  return (
    <div className="border-s-2 border-line ps-3">
      <p className="mb-1 text-xs text-muted">{t('questions.editor.feedback')}</p>
      <PairLine
        label={t('questions.editor.feedbackFor', { name })}
        value={value}
        onChange={(next) => {
          setOpened(true); // also when all of it is deleted
          onChange(next);
        }}
      />
    </div>
  );
}

export interface RightMarkProps {
  readonly name: string;
  /** Of choices of which one is right. */
  readonly group: string;
  readonly checked: boolean;
  readonly onChange: () => void;
}

/** Marks the one right choice. */
export function RightMark({ name, group, checked, onChange }: RightMarkProps) {
  const label = useT()('questions.editor.isRight', { name });
  return (
    <input
      type="radio"
      name={group}
      checked={checked}
      onChange={onChange}
      aria-label={label}
      title={label}
      className="mx-2 mt-2 size-5 shrink-0 accent-success touch:mt-3"
    />
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

interface AcceptedRowsProps<Item> extends AcceptedProps<Item> {
  /** One that is added. */
  readonly empty: Item;
  /** What is accepted, before its share. */
  readonly children: (accepted: Item, name: string, set: (change: Partial<Item>) => void) => ReactNode;
}

/** What is taken for right, or partly so, one under another. */
function AcceptedRows<Item extends { fraction: string; feedback: Localized }>(props: AcceptedRowsProps<Item>) {
  const { value, onChange, empty, children } = props;
  const t = useT();
  const format = useFormat();
  return (
    <div className="space-y-3">
      {value.map((accepted, index) => {
        const name = t('questions.editor.acceptedNumber', { number: format.number(index + 1) });
        const set = (change: Partial<Item>) => onChange(withItem(value, index, change));
        return (
          <div key={index} className="space-y-1">
            <div className="flex flex-wrap items-end gap-2">
              {children(accepted, name, set)}
              <ShareField
                label={t('questions.editor.share')}
                value={accepted.fraction}
                onChange={(fraction) => set({ fraction } as Partial<Item>)}
              />
              <Remove name={name} onClick={() => onChange(value.filter((_, at) => at !== index))} />
            </div>
            <Feedback
              name={name}
              value={accepted.feedback}
              onChange={(feedback) => set({ feedback } as Partial<Item>)}
            />
          </div>
        );
      })}
      <Add label={t('questions.editor.addAccepted')} onClick={() => onChange([...value, empty])} />
    </div>
  );
}

/** Texts that are taken for right, or partly so. */
export const AcceptedTexts = (props: AcceptedProps<AcceptedText>) => (
  <AcceptedRows {...props} empty={{ text: '', fraction: '1', feedback: {} }}>
    {({ text }, name, set) => (
      <TextField
        className="min-w-32 flex-1"
        label={name}
        value={text}
        onChange={(event) => set({ text: event.currentTarget.value })}
      />
    )}
  </AcceptedRows>
);

/** Numbers that are taken for right, each with what may lie around it. */
export function AcceptedNumbers(props: AcceptedProps<AcceptedNumber>) {
  const t = useT();
  return (
    <AcceptedRows {...props} empty={{ value: '0', tolerance: '0', fraction: '1', feedback: {} }}>
      {({ value, tolerance }, name, set) => (
        <>
          <ExactField
            className="min-w-32 flex-1"
            label={name}
            value={value}
            onChange={(number) => set({ value: number })}
          />
          <ExactField
            className="w-28"
            label={t('questions.editor.tolerance')}
            value={tolerance}
            onChange={(next) => set({ tolerance: next })}
          />
        </>
      )}
    </AcceptedRows>
  );
}
