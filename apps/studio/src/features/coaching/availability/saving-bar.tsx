import { Icon } from '@sullam/ui/base/icon.tsx';
import { Check, Undo2 } from '@sullam/ui/base/icons.ts';
import { Button, IconButton } from '@sullam/ui/components/button.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';

interface SavingBarProps {
  readonly isSaving: boolean;
  readonly isDirty: boolean;
  readonly hasFailed: boolean;
  /** When it was saved last on this page. */
  readonly savedAt: number | null;
  readonly onRetry: () => void;
  readonly history: { readonly undo: () => void; readonly canUndo: boolean };
}

/** Beside the title of what saves itself: when it was saved, and the way back. */
export function SavingBar({ isSaving, isDirty, hasFailed, savedAt, onRetry, history }: SavingBarProps) {
  const t = useT();
  const format = useFormat();
  const state = () => {
    if (hasFailed) return <span className="text-danger-text">{t('common.states.saveFailed')}</span>;
    if (isSaving || isDirty) return t('common.states.saving');
    if (savedAt === null) return null;
    return (
      <>
        <Icon of={Check} size={16} className="text-success-text" />
        {t('common.states.savedAt', { time: format.time(savedAt) })}
      </>
    );
  };
  return (
    <span className="flex items-center gap-2 text-sm text-muted">
      <span role="status" className="inline-flex items-center gap-1.5">
        {state()}
      </span>
      {hasFailed && (
        <Button size="sm" variant="ghost" onClick={onRetry}>
          {t('common.actions.retry')}
        </Button>
      )}
      <IconButton icon={Undo2} label={t('common.actions.undo')} disabled={!history.canUndo} onClick={history.undo} />
    </span>
  );
}
