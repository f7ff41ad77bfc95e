import { ORDER_RULES, type OrderRule, type PartsRule, type SumRule } from '@sullam/domain/questions/question.ts';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { DecimalField } from '@sullam/web-kit/forms/decimal-field.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { percentOfShare, shareOfPercent } from '../question-draft.ts';

/** A share of the marks in per cent, or none. */
export function OptionalShare({
  label,
  hint,
  value,
  onChange,
}: {
  readonly label: string;
  readonly hint?: string;
  readonly value: string | null;
  readonly onChange: (share: string | null) => void;
}) {
  // what is being typed need not be a number yet
  const [typed, setTyped] = useState<string>();
  return (
    <DecimalField
      className="max-w-72"
      optional
      label={label}
      {...(hint === undefined ? {} : { hint })}
      value={typed ?? (value === null ? '' : percentOfShare(value))}
      onBlur={() => setTyped(undefined)}
      onChange={(percent) => {
        setTyped(percent);
        onChange(percent.trim() === '' ? null : shareOfPercent(percent));
      }}
    />
  );
}

/** How low a sum may fall. */
export function LeastField({ sum, onChange }: { readonly sum: SumRule; readonly onChange: (sum: SumRule) => void }) {
  const t = useT();
  return (
    <OptionalShare
      label={t('questions.editor.least')}
      hint={t('questions.editor.leastHint')}
      value={sum.least}
      onChange={(least) => onChange({ least })}
    />
  );
}

const KINDS = ['USUAL', 'ALL_OR_NOTHING', 'SUM'] as const;

/** How the parts of an answer count together. */
export function PartsRuleField({
  parts,
  value: { isAllOrNothing, sum },
  onChange,
}: {
  /** What counts where nothing else is said. */
  readonly parts: 'choices' | 'pairs' | 'gaps' | 'areas';
  readonly value: PartsRule;
  readonly onChange: (rule: PartsRule) => void;
}) {
  const t = useT();
  const kind: (typeof KINDS)[number] = isAllOrNothing ? 'ALL_OR_NOTHING' : sum ? 'SUM' : 'USUAL';
  const labels = {
    USUAL: t(`questions.editor.rules.${parts}`),
    ALL_OR_NOTHING: t('questions.editor.rules.allOrNothing'),
    SUM: t('questions.editor.rules.sum'),
  };
  return (
    <div className="space-y-3">
      <NativeSelect
        className="max-w-120"
        label={t('questions.editor.rule')}
        value={kind}
        options={KINDS.map((each) => ({ value: each, label: labels[each] }))}
        onChange={(next) =>
          onChange({
            isAllOrNothing: next === 'ALL_OR_NOTHING',
            ...(next === 'SUM' ? { sum: sum ?? { least: '0' } } : { sum: undefined }),
          })
        }
      />
      {kind === 'SUM' && sum && (
        <LeastField sum={sum} onChange={(next) => onChange({ isAllOrNothing: false, sum: next })} />
      )}
    </div>
  );
}

/** What counts in an order. */
export function OrderRuleField({
  value,
  onChange,
}: {
  readonly value: OrderRule;
  readonly onChange: (rule: OrderRule) => void;
}) {
  const t = useT();
  return (
    <NativeSelect
      className="max-w-120"
      label={t('questions.editor.rule')}
      value={value}
      options={ORDER_RULES.map((rule) => ({ value: rule, label: t(`questions.editor.orderRules.${rule}`) }))}
      onChange={(next) => onChange(ORDER_RULES.find((rule) => rule === next) ?? 'NEIGHBOURS')}
    />
  );
}
