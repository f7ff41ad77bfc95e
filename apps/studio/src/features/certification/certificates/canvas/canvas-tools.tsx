import { type LayoutElement, type SheetArrangement, sheetSize } from '@sullam/domain/certificates/layout.ts';
import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalSpaceAround,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalSpaceAround,
  ArrowDown,
  ArrowUp,
  Copy,
  Lock,
  LockOpen,
  type LucideIcon,
  Redo2,
  Trash2,
  Undo2,
} from '@sullam/ui/base/icons.ts';
import { IconButton } from '@sullam/ui/components/button.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { aligned, distributed, EDGES, type Edge } from './commands.ts';
import type { CanvasCommands } from './use-commands.ts';
import type { History } from './use-history.ts';

const ICONS: Record<Edge, LucideIcon> = {
  LEFT: AlignStartVertical,
  CENTER: AlignCenterVertical,
  RIGHT: AlignEndVertical,
  TOP: AlignStartHorizontal,
  MIDDLE: AlignCenterHorizontal,
  BOTTOM: AlignEndHorizontal,
};

export interface CanvasToolsProps {
  readonly arrangement: SheetArrangement;
  readonly chosen: ReadonlySet<string>;
  readonly history: Pick<History<unknown>, 'undo' | 'redo' | 'canUndo' | 'canRedo'>;
  readonly commands: CanvasCommands;
  readonly onChange: (elements: LayoutElement[]) => void;
}

/** What can be done with what is chosen. Left stays left on paper, in Arabic too: no icon turns round. */
export function CanvasTools({ arrangement, chosen, history, commands, onChange }: CanvasToolsProps) {
  const t = useT();
  const { elements } = arrangement;
  const sheet = sheetSize(arrangement.paper, arrangement.orientation);
  const isEmpty = chosen.size === 0;
  const isLocked = elements.some(({ elementId, isLocked: locked }) => locked && chosen.has(elementId));
  return (
    <div role="toolbar" aria-label={t('certificate-canvas.tools')} className="flex flex-wrap items-center gap-1">
      <IconButton
        size="sm"
        icon={Undo2}
        label={t('certificate-canvas.actions.undo')}
        disabled={!history.canUndo}
        onClick={history.undo}
      />
      <IconButton
        size="sm"
        icon={Redo2}
        label={t('certificate-canvas.actions.redo')}
        disabled={!history.canRedo}
        onClick={history.redo}
      />
      {EDGES.map((edge) => (
        <IconButton
          key={edge}
          size="sm"
          icon={ICONS[edge]}
          label={t(`certificate-canvas.edges.${edge}`)}
          disabled={isEmpty}
          onClick={() => onChange(aligned(elements, chosen, edge, sheet))}
        />
      ))}
      <IconButton
        size="sm"
        icon={AlignHorizontalSpaceAround}
        label={t('certificate-canvas.actions.spreadAcross')}
        disabled={chosen.size < 3}
        onClick={() => onChange(distributed(elements, chosen, 'x'))}
      />
      <IconButton
        size="sm"
        icon={AlignVerticalSpaceAround}
        label={t('certificate-canvas.actions.spreadDown')}
        disabled={chosen.size < 3}
        onClick={() => onChange(distributed(elements, chosen, 'y'))}
      />
      <IconButton
        size="sm"
        icon={ArrowUp}
        label={t('certificate-canvas.actions.raise')}
        disabled={isEmpty}
        onClick={() => commands.restack(1)}
      />
      <IconButton
        size="sm"
        icon={ArrowDown}
        label={t('certificate-canvas.actions.lower')}
        disabled={isEmpty}
        onClick={() => commands.restack(-1)}
      />
      <IconButton
        size="sm"
        icon={isLocked ? LockOpen : Lock}
        label={t(isLocked ? 'certificate-canvas.actions.unlock' : 'certificate-canvas.actions.lock')}
        disabled={isEmpty}
        onClick={() => commands.lock(!isLocked)}
      />
      <IconButton
        size="sm"
        icon={Copy}
        label={t('certificate-canvas.actions.duplicate')}
        disabled={isEmpty}
        onClick={commands.duplicate}
      />
      <IconButton
        size="sm"
        icon={Trash2}
        variant="danger-ghost"
        label={t('certificate-canvas.actions.remove')}
        disabled={isEmpty}
        onClick={commands.remove}
      />
    </div>
  );
}
