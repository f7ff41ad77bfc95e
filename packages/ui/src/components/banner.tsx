import type { ReactNode } from 'react';
import { cx } from '../base/cx.ts';
import { Icon } from '../base/icon.tsx';
import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert, X } from '../base/icons.ts';
import { useUiWords } from '../base/ui-words.tsx';
import { IconButton } from './button.tsx';

export type BannerTone = 'info' | 'success' | 'warning' | 'danger';

export const TONE_ICONS: Record<BannerTone, LucideIcon> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
};

const SOFT: Record<BannerTone, string> = {
  info: 'bg-info-soft border-info/40',
  success: 'bg-success-soft border-success/40',
  warning: 'bg-warning-soft border-warning/40',
  danger: 'bg-danger-soft border-danger/40',
};

const TEXT: Record<BannerTone, string> = {
  info: 'text-info-text',
  success: 'text-success-text',
  warning: 'text-warning-text',
  danger: 'text-danger-text',
};

export interface BannerProps {
  readonly tone?: BannerTone;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  readonly onClose?: () => void;
  /** `assertive` for what must be heard at once; by default it is read politely; `off` for what was there from the start. */
  readonly live?: 'polite' | 'assertive' | 'off';
  /** Reaches from edge to edge, without round corners: for the top of a page. */
  readonly flush?: boolean;
}

/** A message that stays in its place: what happened, or what to mind. */
export function Banner({ tone = 'info', title, children, action, onClose, live = 'polite', flush }: BannerProps) {
  const words = useUiWords();
  const role = live === 'off' ? undefined : live === 'assertive' ? 'alert' : 'status';
  return (
    <div
      role={role}
      className={cx(
        'flex items-start gap-3 px-4 py-3 text-sm text-ink',
        SOFT[tone],
        flush ? 'border-b' : 'rounded-lg border',
      )}
    >
      <Icon of={TONE_ICONS[tone]} className={cx('mt-[calc((1lh-20px)/2)]', TEXT[tone])} />
      <div className="flex min-w-0 flex-1 flex-wrap items-start gap-x-3 gap-y-2">
        <div className="min-w-40 flex-1 basis-56">
          {title && <p className="font-semibold">{title}</p>}
          {children}
        </div>
        {action}
      </div>
      {onClose && (
        <IconButton icon={X} iconSize={18} size="sm" label={words.close} onClick={onClose} className="-my-1 -me-2" />
      )}
    </div>
  );
}

export interface CalloutProps {
  readonly tone?: BannerTone;
  readonly title?: ReactNode;
  readonly children: ReactNode;
}

/** A remark beside a text, with a coloured edge at its start. */
export function Callout({ tone = 'info', title, children }: CalloutProps) {
  return (
    <aside className={cx('border-s-3 ps-4 py-0.5 text-sm', SOFT[tone].split(' ')[1], 'bg-transparent')}>
      {title && (
        <p className={cx('flex items-center gap-2 font-semibold', TEXT[tone])}>
          <Icon of={TONE_ICONS[tone]} size={18} />
          {title}
        </p>
      )}
      <div className="text-muted">{children}</div>
    </aside>
  );
}
