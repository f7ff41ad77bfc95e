import type { LayoutElement } from '@sullam/domain/certificates/layout.ts';
import { cx } from '@sullam/ui/base/cx.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { Image, Lock, type LucideIcon, Minus, PenLine, QrCode, Sparkles, Square, Type } from '@sullam/ui/base/icons.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';

function iconOf({ text, picture, signature, code, drawing, shape }: LayoutElement): LucideIcon {
  if (text) return Type;
  if (picture) return Image;
  if (signature) return PenLine;
  if (code) return QrCode;
  if (drawing) return Sparkles;
  return shape?.shape === 'LINE' ? Minus : Square;
}

const MARKS = {
  BOTH: 'certificate-canvas.shown.BOTH',
  EN: 'certificate-canvas.shown.en',
  AR: 'certificate-canvas.shown.ar',
} as const;

export interface ElementListProps {
  readonly elements: readonly LayoutElement[];
  readonly chosen: ReadonlySet<string>;
  readonly nameOf: (element: LayoutElement) => string;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
}

/** Everything on the sheet, what lies above first. With Shift or Ctrl several are chosen. */
export function ElementList({ elements, chosen, nameOf, onChoose }: ElementListProps) {
  const t = useT();
  return (
    <ul className="max-h-96 overflow-y-auto">
      {elements.toReversed().map((element) => {
        const { elementId, text, isLocked } = element;
        const isChosen = chosen.has(elementId);
        return (
          <li key={elementId}>
            <button
              type="button"
              aria-pressed={isChosen}
              onClick={(event) => {
                if (!event.shiftKey && !event.ctrlKey && !event.metaKey) return onChoose(new Set([elementId]));
                const next = new Set(chosen);
                if (!next.delete(elementId)) next.add(elementId);
                onChoose(next);
              }}
              className={cx(
                'flex min-h-9 w-full min-w-0 items-center gap-2 rounded-sm px-2 text-start text-sm touch:min-h-11 hover:bg-subtle focus-visible:-outline-offset-2',
                isChosen && 'bg-primary-soft font-medium text-primary-text',
              )}
            >
              <Icon of={iconOf(element)} size={16} />
              <span className="min-w-0 grow truncate" dir="auto">
                {nameOf(element)}
              </span>
              {isLocked && (
                <>
                  <Icon of={Lock} size={14} />
                  <span className="sr-only">{t('certificate-canvas.locked')}</span>
                </>
              )}
              {text && <span className="text-xs text-muted">{t(MARKS[text.languages])}</span>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
