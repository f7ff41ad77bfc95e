import type { ChecklistItemState } from '@sullam/domain/checklists.ts';
import { cx } from '@sullam/ui/base/cx.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { Check, Hourglass, Lock, type LucideIcon, Undo2 } from '@sullam/ui/base/icons.ts';

const BOX = 'grid size-6 shrink-0 place-items-center border-2';

const LOOKS: Record<ChecklistItemState, string> = {
  TO_DO: 'border-control bg-surface text-transparent',
  SENT_BACK: 'border-warning bg-warning-soft text-warning-text',
  WAITING: 'border-warning bg-warning-soft text-warning-text',
  DONE: 'forced-edge border-success bg-success text-on-success',
};

const ICONS = { SENT_BACK: Undo2, WAITING: Hourglass, DONE: Check } as const;

interface StateMarkProps {
  readonly state: ChecklistItemState;
  readonly isLocked?: boolean;
  /** What is done elsewhere shows what it is, in a circle: only what can be ticked here has a box. */
  readonly elsewhere?: LucideIcon;
}

/** How an item stands; the words stand beside it. */
export function StateMark({ state, isLocked, elsewhere }: StateMarkProps) {
  const icon = state === 'TO_DO' ? elsewhere : ICONS[state];
  const isPlain = isLocked || (elsewhere && state === 'TO_DO');
  return (
    <span
      aria-hidden="true"
      className={cx(
        BOX,
        elsewhere ? 'rounded-full' : 'rounded-sm',
        isPlain ? 'border-line bg-subtle text-muted' : LOOKS[state],
      )}
    >
      {isLocked ? <Icon of={Lock} size={14} /> : icon && <Icon of={icon} size={elsewhere ? 14 : 16} />}
    </span>
  );
}

interface TickProps {
  readonly isDone: boolean;
  readonly isLocked: boolean;
  readonly label: string;
  readonly onTick: (isDone: boolean) => void;
}

/** The same box where it can be ticked: a native one, as large under a finger as it has to be. */
export const Tick = ({ isDone, isLocked, label, onTick }: TickProps) => (
  <label className="relative -m-2.5 grid size-11 shrink-0 place-items-center rounded-md has-focus-visible:outline-2 has-focus-visible:outline-focus">
    <input
      type="checkbox"
      checked={isDone}
      disabled={isLocked}
      aria-label={label}
      className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
      onChange={(event) => onTick(event.currentTarget.checked)}
    />
    <StateMark state={isDone ? 'DONE' : 'TO_DO'} isLocked={isLocked} />
  </label>
);
