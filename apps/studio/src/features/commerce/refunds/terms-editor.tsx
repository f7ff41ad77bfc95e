import {
  type CancellationTier,
  MOST_HOURS_BEFORE,
  MOST_TIERS,
  misplacedTier,
} from '@sullam/domain/commerce/cancellation.ts';
import { Plus, X } from '@sullam/ui/base/icons.ts';
import { Button, IconButton } from '@sullam/ui/components/button.tsx';
import { NumberField } from '@sullam/ui/components/number-field.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';

/** A tier as it is typed: a field can be empty. */
export interface TypedTier {
  readonly hoursBeforeStart: number | undefined;
  readonly refundPercent: number | undefined;
}

const isWhole = (value: number | undefined, least: number, most: number): value is number =>
  value !== undefined && Number.isInteger(value) && value >= least && value <= most;

/** The tiers that are typed; null while they can't be saved. */
export function readTiers(typed: readonly TypedTier[]): CancellationTier[] | null {
  const tiers = typed.flatMap(({ hoursBeforeStart, refundPercent }) =>
    isWhole(hoursBeforeStart, 0, MOST_HOURS_BEFORE) && isWhole(refundPercent, 1, 100)
      ? [{ hoursBeforeStart, refundPercent }]
      : [],
  );
  return tiers.length === typed.length && misplacedTier(tiers) < 0 ? tiers : null;
}

/** What a new row begins with: a day before the start for the first, half of the last one after it. */
function nextTier(typed: readonly TypedTier[]): TypedTier {
  const last = typed.at(-1);
  if (!last) return { hoursBeforeStart: 24, refundPercent: 100 };
  return {
    hoursBeforeStart: Math.floor((last.hoursBeforeStart ?? 0) / 2),
    refundPercent: Math.max(1, Math.floor((last.refundPercent ?? 0) / 2)),
  };
}

export interface TermsEditorProps {
  readonly tiers: readonly TypedTier[];
  readonly onChange: (tiers: readonly TypedTier[]) => void;
}

/** Deadlines in order, each with what buyers get back until then. */
export function TermsEditor({ tiers, onChange }: TermsEditorProps) {
  const t = useT();
  const format = useFormat();
  const change = (at: number, changes: Partial<TypedTier>) =>
    onChange(tiers.map((tier, index) => (index === at ? { ...tier, ...changes } : tier)));
  return (
    <div className="space-y-4">
      {tiers.length === 0 && <p className="text-sm text-muted">{t('refund-desk.terms.none')}</p>}
      <ul className="space-y-3 empty:hidden">
        {tiers.map((tier, at) => (
          // rows have no name but their place
          <li key={at} className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-end gap-3">
            <NumberField
              label={t('refund-desk.terms.hours')}
              value={tier.hoursBeforeStart}
              min={0}
              max={MOST_HOURS_BEFORE}
              onChange={(hoursBeforeStart) => change(at, { hoursBeforeStart })}
            />
            <NumberField
              label={t('refund-desk.terms.percent')}
              value={tier.refundPercent}
              min={1}
              max={100}
              suffix={format.percentSign}
              onChange={(refundPercent) => change(at, { refundPercent })}
            />
            <IconButton
              icon={X}
              label={t('refund-desk.terms.remove')}
              onClick={() => onChange(tiers.filter((_, index) => index !== at))}
            />
          </li>
        ))}
      </ul>
      {readTiers(tiers) === null && (
        <p role="alert" className="text-sm text-danger-text">
          {t('refund-desk.terms.fault', { hours: format.number(MOST_HOURS_BEFORE) })}
        </p>
      )}
      {tiers.length < MOST_TIERS && (
        <Button variant="outline" size="sm" icon={Plus} onClick={() => onChange([...tiers, nextTier(tiers)])}>
          {t('refund-desk.terms.add')}
        </Button>
      )}
    </div>
  );
}
