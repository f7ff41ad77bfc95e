import { AVAILABILITY_LIMITS } from '@sullam/domain/coaching/session-type.ts';
import { Plus, X } from '@sullam/ui/base/icons.ts';
import { Button, IconButton } from '@sullam/ui/components/button.tsx';
import { Switch } from '@sullam/ui/components/switch.tsx';
import { TextField } from '@sullam/ui/components/text-field.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import type { DateOverride } from './availability.api.ts';
import { DayRange, meetsOther } from './day-range.tsx';
import { addedSpan, wrongSpans } from './hours-form.ts';
import { SpanField } from './span-field.tsx';

interface OverrideDialogProps {
  readonly overrides: readonly DateOverride[];
  /** The place of the one that is edited; null: a new one. */
  readonly edited: number | null;
  readonly today: string;
  readonly onClose: () => void;
  readonly onSubmit: (override: DateOverride) => void;
}

/** Some days with other hours, or with none. */
export function OverrideDialog({ overrides, edited, today, onClose, onSubmit }: OverrideDialogProps) {
  const t = useT();
  const [override, setOverride] = useState<DateOverride>(
    () => (edited === null ? undefined : overrides[edited]) ?? { from: today, until: today, spans: [], note: null },
  );
  const { spans } = override;
  const set = (part: Partial<DateOverride>) => setOverride({ ...override, ...part });
  const isDouble = meetsOther(override, overrides, edited);
  const wrong = wrongSpans(spans);
  const extra = addedSpan(spans);
  const name = t('coach-availability.titles.override');
  return (
    <FormDialog
      open
      title={name}
      submitLabel={t('coach-availability.actions.saveDate')}
      disabled={isDouble || wrong.length > 0}
      onClose={onClose}
      onSubmit={() => onSubmit({ ...override, note: override.note?.trim() || null })}
    >
      <DayRange
        days={override}
        error={isDouble ? t('coach-availability.words.daysTaken') : undefined}
        onChange={(days) => set(days)}
      />
      <Switch
        label={t('coach-availability.fields.available')}
        checked={spans.length > 0}
        onChange={(isOn) => set({ spans: isOn && extra ? [extra] : [] })}
      />
      {spans.length > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          {spans.map((span, at) => (
            <span key={at} className="inline-flex items-center">
              <SpanField
                name={name}
                span={span}
                isWrong={wrong.includes(at)}
                onChange={(next) => set({ spans: spans.map((each, place) => (place === at ? next : each)) })}
              />
              {spans.length > 1 && (
                <IconButton
                  icon={X}
                  iconSize={16}
                  label={t('coach-availability.actions.removeSpan', { day: name })}
                  onClick={() => set({ spans: spans.filter((_, place) => place !== at) })}
                />
              )}
            </span>
          ))}
          <Button
            variant="ghost"
            size="sm"
            icon={Plus}
            disabled={extra === null}
            onClick={() => extra && set({ spans: [...spans, extra] })}
          >
            {t('coach-availability.actions.addHours')}
          </Button>
        </div>
      )}
      {wrong.length > 0 && (
        <p role="alert" className="text-sm text-danger-text">
          {t('coach-availability.words.wrongSpans')}
        </p>
      )}
      <TextField
        label={t('coach-availability.fields.note')}
        hint={t('coach-availability.words.noteHint')}
        maxLength={AVAILABILITY_LIMITS.note}
        value={override.note ?? ''}
        onChange={(event) => set({ note: event.currentTarget.value })}
      />
    </FormDialog>
  );
}
