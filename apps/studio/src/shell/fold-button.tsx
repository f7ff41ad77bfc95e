import { cx } from '@sullam/ui/base/cx.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { PanelLeftClose, PanelLeftOpen } from '@sullam/ui/base/icons.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';

interface FoldButtonProps {
  readonly isRail: boolean;
  readonly onFold: () => void;
}

/** Folds the menu at the side to its icons and back; so does the key of the opening bracket (`FrameKeys`). */
export function FoldButton({ isRail, onFold }: FoldButtonProps) {
  const t = useT();
  const label = t(isRail ? 'shell.menu.expand' : 'shell.menu.collapse');
  return (
    <button
      type="button"
      onClick={onFold}
      aria-expanded={!isRail}
      aria-keyshortcuts="["
      title={isRail ? label : undefined}
      className={cx(
        'flex min-h-9 w-full items-center gap-3 rounded-md text-sm text-muted transition-colors hover:bg-subtle hover:text-ink touch:min-h-11',
        isRail ? 'justify-center' : 'px-3',
      )}
    >
      <Icon of={isRail ? PanelLeftOpen : PanelLeftClose} size={18} mirrored />
      <span className={isRail ? 'sr-only' : 'clip-line flex-1 text-start'}>{label}</span>
      {!isRail && (
        <kbd dir="ltr" className="rounded-sm border border-line px-1.5 font-sans text-xs">
          {FOLD_KEY}
        </kbd>
      )}
    </button>
  );
}

const FOLD_KEY = '[';
