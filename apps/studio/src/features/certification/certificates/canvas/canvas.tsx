import {
  type Box,
  type LayoutElement,
  PART_MARGIN,
  type SheetArrangement,
  sheetSize,
  standings,
} from '@sullam/domain/certificates/layout.ts';
import { LANGUAGES, type Language } from '@sullam/domain/localized.ts';
import { cx } from '@sullam/ui/base/cx.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { type Doing, Handles, Measure, percent, type Shown } from './canvas-marks.tsx';
import { movedBy, moveOfKey } from './commands.ts';
import { GRIPS, type Guides, linesFor, snapped, WHOLE } from './geometry.ts';
import type { DrawingsOfSheet } from './use-drawings.ts';

/** So near, in pixels of the screen, a box is drawn to a line. */
const REACH_PX = 6;
const NO_GUIDES: Guides = { x: null, y: null };
/** Paper has its own colours in a dark scheme too: the frame is seen on light and on dark ones. */
const CHOSEN = {
  whole: 'shadow-[0_0_0_2px_#0a5aa8,0_0_0_3px_#fff]',
  half: 'shadow-[0_0_0_2px_#0a5aa880,0_0_0_3px_#ffffff80]',
} as const;
/** A press whose pointer trembles isn't a pull. */
const TREMBLE_PX = 3;

export interface CanvasProps {
  readonly arrangement: SheetArrangement;
  readonly spoken: readonly Language[];
  readonly shown: Language | 'BOTH';
  readonly drawings: DrawingsOfSheet;
  readonly chosen: ReadonlySet<string>;
  readonly snaps: boolean;
  readonly nameOf: (element: LayoutElement) => string;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
  readonly onMove: (elements: LayoutElement[], name?: string) => void;
  /** Keys that mean something for the whole sheet; true where it did something. */
  readonly onKey: (event: KeyboardEvent) => boolean;
}

function placed(box: Box, sheet: { width: number; height: number }, margin = 0) {
  return {
    insetInlineStart: percent(box.x - margin, sheet.width),
    top: percent(box.y - margin, sheet.height),
    width: percent(box.width + 2 * margin, sheet.width),
    height: percent(box.height + 2 * margin, sheet.height),
  };
}

function shownOn({ arrangement, spoken, shown }: CanvasProps, elements: readonly LayoutElement[]): Shown[] {
  const { width } = sheetSize(arrangement.paper, arrangement.orientation);
  const seen = shown === 'BOTH' ? LANGUAGES : [shown];
  return elements.flatMap((element) =>
    standings(element, width, spoken)
      .filter(({ language }) => language === null || seen.includes(language))
      .map((standing) => ({
        element,
        standing,
        isMirrored: standing.language === 'ar' && element.text?.languages === 'BOTH',
      })),
  );
}

/**
 * The sheet: elements are chosen by pressing, moved by pulling, changed in size at their handles; by keys with arrows. What is drawn
 * comes from the server that prints it.
 */
export function Canvas(props: CanvasProps) {
  const { arrangement, drawings, chosen, snaps, nameOf, onChoose, onMove, onKey } = props;
  const t = useT();
  const frame = useRef<HTMLDivElement>(null);
  const [doing, setDoing] = useState<Doing | null>(null);
  const sheet = sheetSize(arrangement.paper, arrangement.orientation);
  const perPixel = () => sheet.width / (frame.current?.getBoundingClientRect().width || 1);
  const elements = doing ? movedBy(arrangement.elements, chosen, doing.grip, doing.by) : arrangement.elements;
  const shown = shownOn(props, elements);

  const press = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    const target = event.target as HTMLElement;
    const { element: elementId, grip, mirrored } = target.dataset;
    const element = arrangement.elements.find((each) => each.elementId === elementId);
    if (!elementId || !element) return onChoose(new Set());
    const adds = event.shiftKey || event.ctrlKey || event.metaKey;
    if (adds) return onChoose(toggled(chosen, elementId));
    if (!chosen.has(elementId)) onChoose(new Set([elementId]));
    if (element.isLocked) return;
    frame.current?.setPointerCapture(event.pointerId);
    const isMirrored = mirrored === 'true';
    const held = GRIPS[Number(grip ?? -1)] ?? WHOLE;
    setDoing({
      elementId,
      // what is at the right of the mirrored half is at the left of the other
      grip: isMirrored && held.x !== 0 ? { ...held, x: held.x === 1 ? -1 : 1 } : held,
      isMirrored,
      from: { x: event.clientX, y: event.clientY },
      by: { x: 0, y: 0 },
      guides: NO_GUIDES,
    });
  };
  const pull = (event: PointerEvent) => {
    if (!doing) return;
    const element = arrangement.elements.find(({ elementId }) => elementId === doing.elementId);
    if (!element) return;
    const [across, down] = [event.clientX - doing.from.x, event.clientY - doing.from.y];
    if (doing.by.x === 0 && doing.by.y === 0 && Math.hypot(across, down) < TREMBLE_PX) return;
    const scale = perPixel();
    const by = { x: (doing.isMirrored ? -across : across) * scale, y: down * scale };
    const draws = snaps && !event.altKey;
    const next = draws ? snapped(element, doing.grip, by, linesFor(arrangement, chosen), REACH_PX * scale) : null;
    setDoing({ ...doing, by: next?.by ?? by, guides: next?.guides ?? NO_GUIDES });
  };
  const release = () => {
    if (!doing) return;
    setDoing(null);
    if (doing.by.x !== 0 || doing.by.y !== 0) onMove(movedBy(arrangement.elements, chosen, doing.grip, doing.by));
  };
  const byKey = (event: KeyboardEvent) => {
    const { element: elementId, mirrored } = (event.target as HTMLElement).dataset;
    if (doing && event.key === 'Escape') return setDoing(null);
    if (onKey(event)) {
      event.preventDefault();
      // what had the focus may be gone: keys go on with the sheet
      return frame.current?.focus({ preventScroll: true });
    }
    if (!elementId) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      return onChoose(event.shiftKey ? toggled(chosen, elementId) : new Set([elementId]));
    }
    const move = moveOfKey(event);
    if (!move) return;
    event.preventDefault();
    const moving = chosen.has(elementId) ? chosen : new Set([elementId]);
    if (moving !== chosen) onChoose(moving);
    const isTurned = mirrored === 'true' && move.grip === WHOLE;
    const by = { x: isTurned ? -move.by.x : move.by.x, y: move.by.y };
    onMove(movedBy(arrangement.elements, moving, move.grip, by), `keys ${[...moving].join(' ')}`);
  };
  return (
    // paper has no direction: what is at its left is at the left in Arabic too
    // biome-ignore lint/a11y/useSemanticElements: not fields of a form, but a sheet on which things are moved
    <div
      ref={frame}
      dir="ltr"
      role="group"
      tabIndex={-1}
      aria-label={t('certificate-canvas.sheet', { count: arrangement.elements.length })}
      onPointerDown={press}
      onPointerMove={pull}
      onPointerUp={release}
      onPointerCancel={() => setDoing(null)}
      onKeyDown={byKey}
      className="relative w-full touch-none select-none shadow-2"
      style={{ aspectRatio: `${sheet.width} / ${sheet.height}`, backgroundColor: arrangement.ground }}
    >
      <div aria-hidden="true" className="pointer-events-none absolute inset-0 overflow-hidden">
        {shown.map(({ element, standing }) => {
          const drawn = drawings.of(element).find(({ language }) => language === standing.language);
          return drawn ? (
            <img
              key={`${element.elementId} ${standing.language}`}
              src={drawn.picture}
              alt=""
              draggable={false}
              className="absolute max-w-none"
              style={placed(standing, sheet, PART_MARGIN)}
            />
          ) : null;
        })}
      </div>
      {shown.map(({ element, standing, isMirrored }) => (
        <button
          key={`${element.elementId} ${standing.language}`}
          type="button"
          data-element={element.elementId}
          data-mirrored={isMirrored}
          // one stop of the tab key for both halves of a pair
          tabIndex={isMirrored && shown.some((other) => other.element === element && !other.isMirrored) ? -1 : 0}
          aria-pressed={chosen.has(element.elementId)}
          aria-label={nameOf(element)}
          className={cx(
            'absolute outline-offset-2 hover:shadow-[0_0_0_1px_#0a5aa8] focus-visible:outline-2',
            element.isLocked ? 'cursor-default' : 'cursor-move',
            chosen.has(element.elementId) && (isMirrored ? CHOSEN.half : CHOSEN.whole),
          )}
          style={placed(standing, sheet)}
        />
      ))}
      {doing?.guides.x != null && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 w-px bg-danger"
          style={{ insetInlineStart: percent(doing.guides.x, sheet.width) }}
        />
      )}
      {doing?.guides.y != null && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-x-0 h-px bg-danger"
          style={{ top: percent(doing.guides.y, sheet.height) }}
        />
      )}
      <Handles shown={shown} chosen={chosen} sheet={sheet} />
      {doing && <Measure doing={doing} shown={shown} sheet={sheet} />}
    </div>
  );
}

function toggled(chosen: ReadonlySet<string>, elementId: string): Set<string> {
  const next = new Set(chosen);
  if (!next.delete(elementId)) next.add(elementId);
  return next;
}
