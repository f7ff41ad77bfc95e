import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useBlocker } from '@tanstack/react-router';

/** Asks before what was typed and not saved is left. */
export function useLeaveWarning(isDirty: boolean): void {
  const t = useT();
  useBlocker({
    shouldBlockFn: () => isDirty && !window.confirm(t('common.dialogs.unsavedText')),
    enableBeforeUnload: isDirty,
    disabled: !isDirty,
  });
}
