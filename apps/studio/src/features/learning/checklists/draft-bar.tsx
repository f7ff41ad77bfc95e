import { Icon } from '@sullam/ui/base/icon.tsx';
import { Check, Redo2, Undo2 } from '@sullam/ui/base/icons.ts';
import { Button, IconButton } from '@sullam/ui/components/button.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';

interface DraftBarProps {
  readonly isSaving: boolean;
  readonly isDirty: boolean;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
  readonly history: {
    readonly undo: () => void;
    readonly redo: () => void;
    readonly canUndo: boolean;
    readonly canRedo: boolean;
  };
}

/** Above what saves itself: that it is saved, and the way back. */
export function DraftBar({ isSaving, isDirty, hasFailed, onRetry, history }: DraftBarProps) {
  const t = useT();
  return (
    <div className="mb-3 flex min-h-9 flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted print:hidden">
      <span role="status" className="inline-flex items-center gap-1.5">
        {hasFailed ? (
          <span className="text-danger-text">{t('common.states.saveFailed')}</span>
        ) : isSaving || isDirty ? (
          t('common.states.saving')
        ) : (
          <>
            <Icon of={Check} size={16} className="text-success-text" />
            {t('common.states.saved')}
          </>
        )}
      </span>
      {hasFailed && (
        <Button size="sm" variant="ghost" onClick={onRetry}>
          {t('common.actions.retry')}
        </Button>
      )}
      <span className="flex-1" />
      <IconButton icon={Undo2} label={t('common.actions.undo')} disabled={!history.canUndo} onClick={history.undo} />
      <IconButton
        icon={Redo2}
        label={t('checklist-keeping.actions.redo')}
        disabled={!history.canRedo}
        onClick={history.redo}
      />
    </div>
  );
}
