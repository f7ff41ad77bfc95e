import { cx } from '@sullam/ui/base/cx.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { CircleAlert, CircleCheck, RefreshCw, WifiOff } from '@sullam/ui/base/icons.ts';
import { useStore } from '@sullam/web-kit/base/store.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import type { AnswerSender } from './answer-sender.ts';

const LINE = 'flex items-center gap-1.5 text-sm';

/** The line while there is nothing to say. */
export const SaveLine = () => (
  <p aria-hidden="true" className={LINE}>
    {'\u00a0'}
  </p>
);

interface SaveStateProps {
  readonly sender: AnswerSender;
  /** How many questions have an answer. */
  readonly answered: number;
}

/** Whether everything that was answered is at the server; that it will be, while nothing was answered. */
export function SaveState({ sender, answered }: SaveStateProps) {
  const t = useT();
  const { pending, isWaiting, isOutside, refused } = useStore(sender.state);
  if (pending.length === 0 && refused.length > 0)
    return (
      <p role="alert" className={cx(LINE, 'font-medium text-danger-text')}>
        <Icon of={CircleAlert} size={16} />
        {t('exam-sitting.answers.notSaved', { count: refused.length })}
      </p>
    );
  if (pending.length === 0 && answered === 0)
    return <p className={cx(LINE, 'text-muted')}>{t('exam-sitting.answers.begin')}</p>;
  if (pending.length === 0)
    return (
      <p className={cx(LINE, 'text-muted')}>
        <Icon of={CircleCheck} size={16} />
        {t('exam-sitting.answers.saved')}
      </p>
    );
  return isWaiting || isOutside ? (
    <p role="status" className={cx(LINE, 'font-medium text-warning-text')}>
      <Icon of={isOutside ? CircleAlert : WifiOff} size={16} />
      {t(isOutside ? 'exam-sitting.answers.notSaved' : 'exam-sitting.answers.waiting', { count: pending.length })}
    </p>
  ) : (
    <p className={cx(LINE, 'text-muted')}>
      <Icon of={RefreshCw} size={16} />
      {t('exam-sitting.answers.saving')}
    </p>
  );
}

interface AnswerStateProps {
  readonly sender: AnswerSender;
  readonly position: number;
  /** Something was given that the server has, or is to have. */
  readonly isGiven: boolean;
}

/** The same for one answer, below it. */
export function AnswerState({ sender, position, isGiven }: AnswerStateProps) {
  const t = useT();
  const { pending, isWaiting, isOutside, refused } = useStore(sender.state);
  const isPending = pending.some((one) => one.position === position);
  if (refused.includes(position))
    return (
      <p role="alert" className={cx(LINE, 'font-medium text-danger-text')}>
        <Icon of={CircleAlert} size={16} />
        {t('exam-sitting.answers.isRefused')}
      </p>
    );
  if (!isGiven) return <span />;
  const [icon, key] = isPending
    ? isOutside
      ? ([CircleAlert, 'exam-sitting.answers.isOutside'] as const)
      : isWaiting
        ? ([WifiOff, 'exam-sitting.answers.isWaiting'] as const)
        : ([RefreshCw, 'exam-sitting.answers.isSaving'] as const)
    : ([CircleCheck, 'exam-sitting.answers.isSaved'] as const);
  return (
    <p className={cx(LINE, isPending && (isWaiting || isOutside) ? 'text-warning-text' : 'text-muted')}>
      <Icon of={icon} size={16} />
      {t(key)}
    </p>
  );
}
