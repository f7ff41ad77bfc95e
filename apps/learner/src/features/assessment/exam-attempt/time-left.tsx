import { DAY, MINUTE } from '@sullam/domain/limits.ts';
import { cx } from '@sullam/ui/base/cx.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { Clock, Eye, EyeOff } from '@sullam/ui/base/icons.ts';
import { IconButton } from '@sullam/ui/components/button.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { useTimeLeft } from './use-time-left.ts';

interface TimeLeftProps {
  readonly startedAt: string;
  readonly deadline: string | null;
  readonly serverNow: () => number;
  readonly onOver: () => void;
}

/** Of a short exam not all of the time is pressing. */
const toneOf = (left: number, whole: number): string => {
  if (left <= Math.min(MINUTE, whole / 5)) return 'text-danger-text';
  return left <= Math.min(5 * MINUTE, whole / 3) ? 'text-warning-text' : 'text-ink';
};

/** The time that is left. It can be hidden; at 10, 5 and 1 minutes it is announced all the same. */
export function TimeLeft({ startedAt, deadline, serverNow, onOver }: TimeLeftProps) {
  const t = useT();
  const format = useFormat();
  const [isHidden, setHidden] = useState(false);
  const { left, warningMinutes } = useTimeLeft(deadline, serverNow, onOver);
  const word = warningMinutes === null ? '' : t('exam-sitting.messages.minutesLeft', { count: warningMinutes });
  if (left === null || deadline === null) return null;
  if (left > DAY)
    return (
      <p className="shrink-0 text-sm text-muted max-sm:hidden">
        {t('exam-sitting.labels.closes', { date: format.dateTime(deadline) })}
      </p>
    );
  return (
    <div className="flex shrink-0 items-center gap-1">
      <span
        role="timer"
        aria-label={t('exam-sitting.labels.timeLeft')}
        className={cx(
          'flex items-center gap-2 font-semibold tabular',
          toneOf(left, Date.parse(deadline) - Date.parse(startedAt)),
        )}
      >
        <Icon of={Clock} size={18} />
        {isHidden ? <span className="text-sm font-normal max-sm:sr-only">{word}</span> : format.clock(left)}
      </span>
      <IconButton
        size="sm"
        iconSize={18}
        icon={isHidden ? Eye : EyeOff}
        className="text-muted"
        label={t(isHidden ? 'exam-sitting.actions.showTime' : 'exam-sitting.actions.hideTime')}
        onClick={() => setHidden(!isHidden)}
      />
      <span role="status" className="sr-only">
        {word}
      </span>
    </div>
  );
}
