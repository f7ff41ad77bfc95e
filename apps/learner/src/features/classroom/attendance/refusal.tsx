import { ApiError } from '@sullam/api-client/api-error.ts';
import type { MessageKey } from '@sullam/strings/areas.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import {
  CircleSlash,
  type LucideIcon,
  MapPinOff,
  ScanLine,
  Smartphone,
  TimerOff,
  UserX,
} from '@sullam/ui/base/icons.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';

interface Refusal {
  readonly icon: LucideIcon;
  readonly title: Extract<MessageKey, `attendance.refused.${string}`>;
  readonly steps: readonly Extract<MessageKey, `attendance.refused.${string}`>[];
}

/** What each cause is called, and the way out of it. */
const REFUSALS: Readonly<Record<string, Refusal>> = {
  'attendance.code-expired': {
    icon: TimerOff,
    title: 'attendance.refused.expired.title',
    steps: ['attendance.refused.expired.1', 'attendance.refused.expired.2', 'attendance.refused.expired.3'],
  },
  'attendance.device-used': {
    icon: Smartphone,
    title: 'attendance.refused.device.title',
    steps: ['attendance.refused.device.1', 'attendance.refused.device.2'],
  },
  'attendance.other-session': {
    icon: MapPinOff,
    title: 'attendance.refused.other.title',
    steps: ['attendance.refused.other.1', 'attendance.refused.other.2'],
  },
  'attendance.other-device': {
    icon: Smartphone,
    title: 'attendance.refused.claim.title',
    steps: ['attendance.refused.claim.1'],
  },
  'attendance.other-phone': {
    icon: Smartphone,
    title: 'attendance.refused.phone.title',
    steps: ['attendance.refused.phone.1', 'attendance.refused.phone.2'],
  },
  'attendance.closed': {
    icon: CircleSlash,
    title: 'attendance.refused.closed.title',
    steps: ['attendance.refused.closed.1'],
  },
  'attendance.not-enrolled': {
    icon: UserX,
    title: 'attendance.refused.enrolled.title',
    steps: ['attendance.refused.enrolled.1'],
  },
};

const UNKNOWN: Refusal = {
  icon: ScanLine,
  title: 'attendance.refused.unknown.title',
  steps: ['attendance.refused.unknown.1', 'attendance.refused.unknown.2'],
};

interface CheckInRefusedProps {
  readonly cause: Error;
  readonly onAgain: () => void;
}

/** A refusal names its cause in the title, its proof in one sentence, and the way out as steps. */
export function CheckInRefused({ cause, onAgain }: CheckInRefusedProps) {
  const t = useT();
  const format = useFormat();
  const code = cause instanceof ApiError ? cause.errorCode : undefined;
  const { icon, title, steps } = REFUSALS[code ?? ''] ?? UNKNOWN;
  return (
    <div role="alert" className="space-y-5">
      <span className="grid size-20 place-items-center rounded-xl bg-warning-soft text-warning-text">
        <Icon of={icon} size={32} />
      </span>
      <div>
        <h2 className="text-2xl">{t(title)}</h2>
        <p className="mt-2 text-muted">{cause.message}</p>
      </div>
      <ol className="divide-y divide-line border-y border-line">
        {steps.map((step, at) => (
          <li key={step} className="flex items-center gap-4 py-3">
            <span className="grid size-8 shrink-0 place-items-center rounded-md bg-subtle font-medium">
              {format.number(at + 1)}
            </span>
            {t(step)}
          </li>
        ))}
      </ol>
      <Button full size="lg" icon={ScanLine} onClick={onAgain}>
        {t('attendance.refused.again')}
      </Button>
    </div>
  );
}
