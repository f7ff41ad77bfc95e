import { cx } from '../base/cx.ts';
import { useUiWords } from '../base/ui-words.tsx';

export interface ProgressProps {
  /** 0 to 1. */
  readonly share: number;
  /** What progresses, for readers. */
  readonly label: string;
  /** Draws the percentage beside the bar. */
  readonly showValue?: boolean;
  readonly thin?: boolean;
}

const whole = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 100);

/** What screen readers announce, and the percentage to draw. */
function useProgress({ share, label }: Pick<ProgressProps, 'share' | 'label'>) {
  const words = useUiWords();
  const value = whole(share);
  const text = words.percent(value / 100);
  return {
    value,
    text,
    aria: {
      role: 'progressbar',
      'aria-label': label,
      'aria-valuenow': value,
      'aria-valuemin': 0,
      'aria-valuemax': 100,
      'aria-valuetext': text,
    },
  } as const;
}

/** How far something is, from the start side. */
export function ProgressBar({ share, label, showValue, thin }: ProgressProps) {
  const { value, text, aria } = useProgress({ share, label });
  return (
    <div className="flex items-center gap-3">
      <div {...aria} className={cx('min-w-0 flex-1 overflow-hidden rounded-full bg-line', thin ? 'h-1' : 'h-2')}>
        <div
          className={cx(
            'h-full rounded-full transition-[width] duration-200',
            value === 100 ? 'bg-success' : 'bg-primary',
          )}
          style={{ width: `${value}%` }}
        />
      </div>
      {showValue && <span className="min-w-[4ch] text-end text-sm text-muted">{text}</span>}
    </div>
  );
}

export interface ProgressRingProps {
  readonly share: number;
  readonly label: string;
  readonly size?: number;
  /** Writes the percentage into the ring. */
  readonly showValue?: boolean;
}

/** The same as a ring; it fills clockwise, mirrored in right-to-left text. */
export function ProgressRing({ share, label, size = 48, showValue = true }: ProgressRingProps) {
  const { value, text, aria } = useProgress({ share, label });
  const stroke = Math.max(3, size / 12);
  const radius = (size - stroke) / 2;
  const length = 2 * Math.PI * radius;
  return (
    <div {...aria} className="relative inline-grid shrink-0 place-items-center" style={{ width: size, height: size }}>
      <svg width={size} height={size} aria-hidden="true" className="mirrored fill-none">
        <circle cx={size / 2} cy={size / 2} r={radius} strokeWidth={stroke} className="stroke-line" />
        <circle
          cx={size / 2}
          cy={size / 2}
          r={radius}
          strokeWidth={stroke}
          strokeLinecap="round"
          strokeDasharray={length}
          strokeDashoffset={length * (1 - value / 100)}
          transform={`rotate(-90 ${size / 2} ${size / 2})`}
          className={cx(
            'transition-[stroke-dashoffset] duration-200',
            value === 100 ? 'stroke-success' : 'stroke-primary',
            value === 0 && 'opacity-0',
          )}
        />
      </svg>
      {showValue && size >= 40 && <span className="absolute text-xs font-semibold">{text}</span>}
    </div>
  );
}
