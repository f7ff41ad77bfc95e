import type { LayoutElement, Standing } from '@sullam/domain/certificates/layout.ts';
import { cx } from '@sullam/ui/base/cx.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useMillimetres } from './element-names.ts';
import { GRIPS, type Grip, type Guides, type Move, WHOLE } from './geometry.ts';

/** What is pulled, and how far it has come. */
export interface Doing {
  readonly elementId: string;
  readonly grip: Grip;
  /** Arabic moves the other way: its box is the mirrored one. */
  readonly isMirrored: boolean;
  readonly from: Move;
  readonly by: Move;
  readonly guides: Guides;
}

/** A box on the sheet: an element in one language, or in none. */
export interface Shown {
  readonly element: LayoutElement;
  readonly standing: Standing;
  readonly isMirrored: boolean;
}

export const percent = (part: number, whole: number): string => `${(part / whole) * 100}%`;

/** How far from the left and from the top a box is, or how large, while it is pulled. */
export function Measure({
  doing,
  shown,
  sheet,
}: {
  readonly doing: Doing;
  readonly shown: readonly Shown[];
  readonly sheet: { width: number; height: number };
}) {
  const t = useT();
  const millimetres = useMillimetres();
  const pulled = shown.find(
    ({ element, isMirrored }) => element.elementId === doing.elementId && isMirrored === doing.isMirrored,
  );
  if (!pulled || (doing.by.x === 0 && doing.by.y === 0)) return null;
  const { x, y, width, height } = pulled.standing;
  const [across, down] = doing.grip === WHOLE ? [x, y] : [width, height];
  const sign = doing.grip === WHOLE ? ', ' : ' × ';
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute z-10 mt-2 rounded-sm bg-ink px-2 py-1 text-xs whitespace-nowrap text-surface tabular"
      style={{ insetInlineStart: percent(x, sheet.width), top: percent(y + height, sheet.height) }}
    >
      {`${millimetres(across)}${sign}${millimetres(down)} ${t('certificate-canvas.millimetres')}`}
    </span>
  );
}

/** Handles of the one element that is chosen. Keys change its size with Alt, or in its fields. */
export function Handles({
  shown,
  chosen,
  sheet,
}: {
  readonly shown: readonly Shown[];
  readonly chosen: ReadonlySet<string>;
  readonly sheet: { width: number; height: number };
}) {
  const halves = shown.filter(({ element }) => chosen.has(element.elementId));
  const one = halves.find(({ isMirrored }) => !isMirrored) ?? halves[0];
  if (!one || chosen.size !== 1 || one.element.isLocked) return null;
  const { x, y, width, height } = one.standing;
  return GRIPS.map((grip, index) => (
    <span
      key={index}
      aria-hidden="true"
      data-element={one.element.elementId}
      data-grip={index}
      data-mirrored={one.isMirrored}
      className={cx(
        'absolute flex size-5 -translate-1/2 items-center justify-center touch:size-8',
        grip.x === 0 ? 'cursor-ns-resize' : grip.y === 0 ? 'cursor-ew-resize' : 'cursor-nwse-resize',
        grip.x * grip.y === -1 && 'cursor-nesw-resize',
      )}
      style={{
        insetInlineStart: percent(x + ((grip.x + 1) * width) / 2, sheet.width),
        top: percent(y + ((grip.y + 1) * height) / 2, sheet.height),
      }}
    >
      <span className="pointer-events-none size-2.5 border-2 border-[#0a5aa8] bg-white" />
    </span>
  ));
}
