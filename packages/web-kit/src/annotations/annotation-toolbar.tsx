import { ANNOTATION_COLORS } from '@sullam/domain/annotations.ts';
import {
  ChevronDown,
  ChevronUp,
  Highlighter,
  type LucideIcon,
  MousePointer,
  PenTool,
  Printer,
  Square,
  StickyNote,
  Undo2,
  ZoomIn,
  ZoomOut,
} from '@sullam/ui/base/icons.ts';
import { Button, IconButton } from '@sullam/ui/components/button.tsx';
import { NumberField } from '@sullam/ui/components/number-field.tsx';
import type { ReactNode } from 'react';
import { useFormat, useT } from '../kit-context.tsx';
import { INK } from './annotation-colors.ts';
import type { AnnotationTool } from './annotation-gesture.ts';
import { colorName, toolName } from './annotation-words.ts';
import type { AnnotationEditing } from './use-annotation-editing.ts';
import type { PageView } from './use-page-view.ts';

const TOOLS: readonly (readonly [AnnotationTool, LucideIcon, key: string])[] = [
  ['SELECT', MousePointer, 'V'],
  ['NOTE', StickyNote, 'N'],
  ['HIGHLIGHT', Highlighter, 'H'],
  ['BOX', Square, 'B'],
  ['INK', PenTool, 'D'],
];

const GROUP = 'flex items-center gap-0.5';

/** Tools, colours and what was done last; only for those who annotate. */
function DrawingTools({ editing }: { readonly editing: AnnotationEditing }) {
  const t = useT();
  return (
    <>
      <fieldset aria-label={t('annotations.labels.tools')} className={GROUP}>
        {TOOLS.map(([tool, icon, key]) => (
          <IconButton
            key={tool}
            icon={icon}
            label={t('annotations.labels.toolWithKey', { tool: toolName(t, tool), key })}
            aria-pressed={editing.tool === tool}
            variant={editing.tool === tool ? 'soft' : 'ghost'}
            disabled={editing.isFull && tool !== 'SELECT'}
            onClick={() => editing.setTool(tool)}
          />
        ))}
      </fieldset>
      <fieldset aria-label={t('annotations.labels.color')} className={GROUP}>
        {ANNOTATION_COLORS.map((color) => (
          <button
            key={color}
            type="button"
            aria-label={colorName(t, color)}
            title={colorName(t, color)}
            aria-pressed={editing.color === color}
            onClick={() => editing.setColor(color)}
            className="annotation-color touch-area grid size-8 place-items-center rounded-full"
          >
            <span
              className="size-5 rounded-full border-2"
              style={{ backgroundColor: INK[color].fill, borderColor: INK[color].line }}
            />
          </button>
        ))}
      </fieldset>
      <IconButton
        icon={Undo2}
        mirrored
        label={t('common.actions.undo')}
        disabled={!editing.canUndo}
        onClick={editing.undo}
      />
    </>
  );
}

interface ToolbarProps {
  readonly editing: AnnotationEditing;
  readonly view: PageView;
  readonly onPrint: () => void;
  readonly isPrinting: boolean;
  /** Whether all is saved, and the like. */
  readonly children?: ReactNode;
}

/** What stands above the pages. */
export function AnnotationToolbar({ editing, view, onPrint, isPrinting, children }: ToolbarProps) {
  const t = useT();
  const format = useFormat();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line bg-surface px-2 py-1.5">
      {editing.isEditable && <DrawingTools editing={editing} />}
      <fieldset aria-label={t('annotations.labels.zoom')} className={GROUP}>
        <IconButton icon={ZoomOut} label={t('annotations.actions.smaller')} onClick={() => view.zoomBy(-1)} />
        <Button
          variant="ghost"
          size="sm"
          title={t('annotations.actions.fit')}
          onClick={view.fit}
          className="min-w-16 px-1!"
        >
          {format.percent(view.scale)}
        </Button>
        <IconButton icon={ZoomIn} label={t('annotations.actions.larger')} onClick={() => view.zoomBy(1)} />
      </fieldset>
      {view.pageCount > 1 && (
        <fieldset aria-label={t('common.paging.label')} className={GROUP}>
          <IconButton
            icon={ChevronUp}
            label={t('common.paging.previous')}
            disabled={view.current <= 1}
            onClick={() => view.goTo(view.current - 1)}
          />
          <NumberField
            label={t('annotations.labels.page')}
            hideLabel
            className="w-14"
            min={1}
            max={view.pageCount}
            value={view.current}
            onChange={(page) => page && view.goTo(page)}
          />
          <span className="px-1 text-sm whitespace-nowrap text-muted">
            {t('annotations.labels.ofPages', { pages: format.number(view.pageCount) })}
          </span>
          <IconButton
            icon={ChevronDown}
            label={t('common.paging.next')}
            disabled={view.current >= view.pageCount}
            onClick={() => view.goTo(view.current + 1)}
          />
        </fieldset>
      )}
      <span className="ms-auto flex items-center gap-2 text-sm text-muted">
        {children}
        <IconButton icon={Printer} label={t('common.actions.print')} pending={isPrinting} onClick={onPrint} />
      </span>
    </div>
  );
}
