import { cx } from '@sullam/ui/base/cx.ts';
import type { Slot } from './coaching-sessions.api.ts';

export interface DayOfTimes {
  readonly date: string;
  readonly slots: readonly Slot[];
}

export interface TimeChoice {
  readonly days: readonly DayOfTimes[];
  readonly chosen: string | null;
  readonly onChoose: (slot: Slot) => void;
}

export const timeButton = (isChosen: boolean): string =>
  cx(
    'min-h-9 w-full rounded-md border px-1 text-sm font-semibold transition-colors touch:min-h-11',
    isChosen
      ? 'border-primary bg-primary text-on-primary'
      : 'border-primary/45 bg-surface text-primary-text hover:bg-primary-soft',
  );
