import { Badge } from '@sullam/ui/components/badge.tsx';
import { Checkbox } from '@sullam/ui/components/choice.tsx';
import { NumberField } from '@sullam/ui/components/number-field.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useEffect } from 'react';
import { useReaderZone } from '../../../parts/reader-zone.ts';
import { useSlotWords } from '../../../parts/use-slot-words.ts';
import { type Slot, usePreviewSeries } from './coaching-sessions.api.ts';

const FIRST_WEEKS = 4;
const MOST_WEEKS = 26;

interface RepeatWeeklyProps {
  readonly coachId: number;
  readonly sessionTypeId: number;
  readonly slot: Slot;
  /** 1: once. */
  readonly weeks: number;
  readonly onWeeks: (weeks: number) => void;
  /** Whether every week is free. */
  readonly onChecked: (isFree: boolean) => void;
}

/** The same time every week: each week is listed with what stands in its way, before anything is booked. */
export function RepeatWeekly({ coachId, sessionTypeId, slot, weeks, onWeeks, onChecked }: RepeatWeeklyProps) {
  const t = useT();
  const words = useSlotWords();
  const [zone] = useReaderZone();
  const { mutate, data } = usePreviewSeries();
  const { startsAt } = slot;
  useEffect(() => {
    if (weeks < 2) return onChecked(true);
    onChecked(false);
    mutate(
      { coachId, sessionTypeId, startsAt, weeks, zone },
      { onSuccess: (preview) => onChecked(preview.weeks.every(({ problem }) => problem === null)) },
    );
  }, [coachId, sessionTypeId, startsAt, weeks, zone, mutate, onChecked]);
  const shown = data?.weeks ?? [];
  const conflicts = shown.filter(({ problem }) => problem !== null).length;
  return (
    <div>
      <Checkbox
        label={t('coaching-sessions.repeat.label')}
        checked={weeks > 1}
        onChange={(isOn) => onWeeks(isOn ? FIRST_WEEKS : 1)}
      />
      {weeks > 1 && (
        <div className="mt-2 space-y-3">
          <NumberField
            label={t('coaching-sessions.repeat.weeks')}
            min={2}
            max={MOST_WEEKS}
            value={weeks}
            onChange={(value) => value !== undefined && value >= 2 && value <= MOST_WEEKS && onWeeks(value)}
          />
          <p role="status" className="text-sm text-muted">
            {conflicts > 0 && t('coaching-sessions.repeat.conflicts', { count: conflicts })}
          </p>
          <ol className="divide-y divide-line rounded-md border border-line text-sm">
            {shown.map(({ slot: week, problem }, at) => (
              <li
                key={week?.startsAt ?? `gap-${at}`}
                className="flex flex-wrap items-center justify-between gap-2 px-3 py-2"
              >
                <span>{week ? words.own(week) : t('coaching-sessions.repeat.gap')}</span>
                {problem !== null && <Badge tone="warning">{t(`coaching-sessions.problems.${problem}`)}</Badge>}
              </li>
            ))}
          </ol>
        </div>
      )}
    </div>
  );
}
