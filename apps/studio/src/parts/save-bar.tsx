import { cx } from '@sullam/ui/base/cx.ts';
import { useAttempt } from '@sullam/ui/base/field-scope.tsx';
import { stickyFoot } from '@sullam/ui/base/sticky-part.ts';
import { Button, LinkButton } from '@sullam/ui/components/button.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useEffect, useRef } from 'react';
import { LeaveWarning } from './leave-warning.tsx';

export interface SaveBarProps {
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  /** The last attempt failed and nothing was changed since. */
  readonly hasFailed?: boolean;
  readonly onSave: () => void;
  readonly onReset?: () => void;
  /** Inside a form the button submits it, so that Enter does what a click does. */
  readonly inForm?: boolean;
  /** What is saved does not exist yet. */
  readonly isNew?: boolean;
  /** The list that one goes back to without saving. */
  readonly backTo?: string;
}

/** Ctrl or Cmd S saves, as everywhere in the workshop. */
function useSaveShortcut(onSave: () => void, isOn: boolean): void {
  const save = useRef(onSave);
  save.current = onSave;
  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      save.current();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOn]);
}

/** Says how things stand, saves, and asks before unsaved changes are left behind. */
export function SaveBar(props: SaveBarProps) {
  const { isDirty, isSaving, hasFailed, onSave, onReset, inForm, isNew, backTo } = props;
  const t = useT();
  const attempt = useAttempt();
  const save = () => {
    attempt();
    onSave();
  };
  useSaveShortcut(save, isDirty && !isSaving);
  const state = isSaving
    ? 'common.states.saving'
    : hasFailed
      ? 'common.states.saveFailed'
      : isDirty
        ? 'common.states.unsaved'
        : 'common.states.saved';
  return (
    <>
      <div
        ref={stickyFoot}
        className={cx(
          'mt-8 flex flex-wrap items-center gap-3 py-3',
          (isDirty || isSaving) && 'sticky-foot bottom-0 z-20 -mx-4 border-t border-line bg-canvas px-4',
        )}
      >
        <Button pending={isSaving} disabled={!isDirty && !isNew} {...(inForm ? { type: 'submit' } : { onClick: save })}>
          {t(isNew ? 'common.actions.create' : 'common.actions.saveChanges')}
        </Button>
        {isDirty && onReset && (
          <Button variant="ghost" disabled={isSaving} onClick={onReset}>
            {t('common.actions.undo')}
          </Button>
        )}
        {backTo && (
          <LinkButton href={backTo} variant="outline">
            {t('common.actions.cancel')}
          </LinkButton>
        )}
        <p role="status" className={cx('text-sm', hasFailed ? 'text-danger-text' : 'text-muted')}>
          {(isDirty || !isNew) && t(state)}
        </p>
      </div>
      <LeaveWarning isDirty={isDirty} />
    </>
  );
}
