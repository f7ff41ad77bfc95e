import type { Point } from '@sullam/domain/questions/hotspot-areas.ts';
import { useFormat, useLanguage, useT } from '@sullam/web-kit/kit-context.tsx';
import { AreaShape } from '@sullam/web-kit/question-view/area-shape.tsx';
import { NumberedPoint } from '@sullam/web-kit/question-view/numbered-point.tsx';
import { percentOf, pointAfterKey, pointOfPointer } from '@sullam/web-kit/question-view/picture-points.ts';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { joinedLabel } from '../../../../parts/joined-label.ts';
import type { MediaRef } from '../../../organization/media/media.public.ts';
import { withItem } from '../question-draft.ts';
import type { AnswerEditorProps } from './answer-editor-props.ts';
import { type AreaTool, areaBetween, cornersOf, isMeant, movedArea, withCorner, within } from './areas.ts';

type Areas = AnswerEditorProps<'HOTSPOT'>['answerKey']['areas'];

/** What the pointer is doing on the picture. */
type Doing =
  | { kind: 'draw'; from: Point; to: Point }
  | { kind: 'move'; id: string; from: Point; to: Point }
  | { kind: 'corner'; id: string; corner: number; from: Point; to: Point }
  | { kind: 'polygon'; points: Point[] };

interface AreaCanvasProps {
  readonly picture: MediaRef;
  readonly tool: AreaTool;
  readonly areas: Areas;
  readonly onChange: (areas: Areas) => void;
  /** Adds an area and returns its ID. */
  readonly onAdd: (area: Areas[number]['area']) => string;
}

/** So near to its first corner a polygon is meant to end. */
const NEAR = 30;

/**
 * The picture with its areas: drawn by pressing and pulling, polygons corner by corner; moved and resized by pulling, or with
 * the arrow keys on an area or on one of its corners.
 */
export function AreaCanvas({ picture, tool, areas, onChange, onAdd }: AreaCanvasProps) {
  const t = useT();
  const format = useFormat();
  const language = useLanguage();
  const frame = useRef<HTMLDivElement>(null);
  const [doing, setDoing] = useState<Doing | null>(null);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const pointOf = (event: PointerEvent): Point =>
    pointOfPointer(event, (frame.current as HTMLElement).getBoundingClientRect());
  const shown = shownAreas(areas, doing);
  const chosen = shown.find(({ id }) => id === chosenId);
  const nameOf = (id: string) =>
    t('questions.editor.areaNumber', { number: format.number(areas.findIndex((each) => each.id === id) + 1) });
  const closePolygon = (points: Point[]) => {
    setDoing(null);
    setChosenId(onAdd({ shape: 'polygon', points }));
  };
  const addCorner = (at: Point, points: Point[]) => {
    const [first] = points;
    const isClosed = points.length >= 3 && first && Math.hypot(first.x - at.x, first.y - at.y) < NEAR;
    if (isClosed) closePolygon(points);
    else setDoing({ kind: 'polygon', points: [...points, at] });
  };

  const press = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    const at = pointOf(event);
    const { area: id, corner } = (event.target as HTMLElement).dataset;
    if (doing?.kind === 'polygon' || (tool === 'polygon' && id === undefined)) {
      event.preventDefault();
      frame.current?.focus({ preventScroll: true });
      return addCorner(at, doing?.kind === 'polygon' ? doing.points : []);
    }
    frame.current?.setPointerCapture(event.pointerId);
    setChosenId(id ?? null);
    if (id && corner !== undefined) setDoing({ kind: 'corner', id, corner: Number(corner), from: at, to: at });
    else setDoing(id ? { kind: 'move', id, from: at, to: at } : { kind: 'draw', from: at, to: at });
  };
  const pull = (event: PointerEvent) => {
    if (doing && doing.kind !== 'polygon') setDoing({ ...doing, to: pointOf(event) });
  };
  const release = () => {
    if (!doing || doing.kind === 'polygon') return;
    setDoing(null);
    const isPulled = doing.from.x !== doing.to.x || doing.from.y !== doing.to.y;
    if (doing.kind !== 'draw') return isPulled ? onChange(shown) : undefined;
    const area = areaBetween(tool === 'ellipse' ? 'ellipse' : 'rectangle', doing.from, doing.to);
    if (isMeant(area)) setChosenId(onAdd(area));
  };

  const byKey = (event: KeyboardEvent) => {
    const { area: id, corner } = (event.target as HTMLElement).dataset;
    const done =
      doing?.kind === 'polygon' ? polygonKey(event.key, doing.points) : id !== undefined && areaKey(event, id, corner);
    if (done) event.preventDefault();
  };
  const polygonKey = (key: string, points: Point[]): boolean => {
    if (key === 'Escape') setDoing(null);
    else if (key === 'Backspace') setDoing(points.length > 1 ? { kind: 'polygon', points: points.slice(0, -1) } : null);
    else if (key === 'Enter' && points.length >= 3) closePolygon(points);
    else return false;
    return true;
  };
  const areaKey = (event: KeyboardEvent, id: string, corner: string | undefined): boolean => {
    const index = areas.findIndex((each) => each.id === id);
    const area = areas[index]?.area;
    if (!area) return false;
    if (event.key === 'Delete' && corner === undefined) {
      onChange(areas.filter((each) => each.id !== id));
      frame.current?.focus({ preventScroll: true });
      return true;
    }
    const from = corner === undefined ? { x: 500, y: 500 } : cornersOf(area)[Number(corner)];
    const to = from && pointAfterKey(from, event);
    if (!to) return false;
    const next =
      corner === undefined
        ? movedArea(area, { x: to.x - from.x, y: to.y - from.y })
        : withCorner(area, Number(corner), to);
    if (isMeant(next)) onChange(withItem(areas, index, { area: next }));
    return true;
  };
  return (
    // pictures have no direction: what is at their left is at the left in Arabic too
    // biome-ignore lint/a11y/useSemanticElements: not fields of a form, but what one draws on
    <div
      ref={frame}
      dir="ltr"
      role="group"
      aria-label={t('questions.editor.areasOnPicture', { count: areas.length })}
      tabIndex={-1}
      onPointerDown={press}
      onPointerMove={pull}
      onPointerUp={release}
      onPointerCancel={() => setDoing(null)}
      onKeyDown={byKey}
      className="relative w-fit max-w-full cursor-crosshair touch-none select-none rounded-md border border-line"
    >
      <img
        src={picture.url}
        alt=""
        width={picture.width ?? undefined}
        height={picture.height ?? undefined}
        draggable={false}
        className="block h-auto max-w-full select-none rounded-md bg-subtle"
      />
      <svg
        role="presentation"
        viewBox="0 0 1000 1000"
        preserveAspectRatio="none"
        className="absolute inset-0 size-full overflow-hidden rounded-md fill-primary/25 stroke-primary stroke-2"
      >
        {shown.map(({ id, area }) => (
          <AreaShape
            key={id}
            area={area}
            data-area={id}
            role="button"
            tabIndex={0}
            aria-label={joinedLabel(language, nameOf(id), t(`questions.editor.shapes.${area.shape}`))}
            onFocus={() => setChosenId(id)}
            className="cursor-move focus:fill-primary/50"
          />
        ))}
        {doing?.kind === 'draw' && tool !== 'polygon' && <AreaShape area={areaBetween(tool, doing.from, doing.to)} />}
        {doing?.kind === 'polygon' && (
          <polyline
            points={doing.points.map(({ x, y }) => `${x},${y}`).join(' ')}
            vectorEffect="non-scaling-stroke"
            className="fill-none"
          />
        )}
      </svg>
      <svg aria-hidden="true" className="pointer-events-none absolute inset-0 size-full">
        {doing?.kind === 'polygon' &&
          doing.points.map(({ x, y }, index) => (
            <circle
              key={index}
              cx={percentOf(x)}
              cy={percentOf(y)}
              r={index === 0 ? 8 : 5}
              className="fill-primary stroke-surface stroke-2"
            />
          ))}
        {shown.map(({ id, area }, index) => (
          <NumberedPoint key={id} point={middleOf(area)} number={index + 1} />
        ))}
      </svg>
      {chosen &&
        doing?.kind !== 'polygon' &&
        cornersOf(chosen.area).map((corner, index) => (
          <button
            key={index}
            type="button"
            data-area={chosen.id}
            data-corner={index}
            aria-label={joinedLabel(
              language,
              nameOf(chosen.id),
              t('questions.editor.corner', { number: format.number(index + 1) }),
            )}
            className="absolute flex size-6 -translate-1/2 cursor-move items-center justify-center rounded-full"
            style={{ insetInlineStart: percentOf(corner.x), top: percentOf(corner.y) }}
          >
            <span className="pointer-events-none size-3 rounded-full border-2 border-primary bg-surface" />
          </button>
        ))}
    </div>
  );
}

/** Where an area's number stands. */
function middleOf(area: Areas[number]['area']): Point {
  const corners = cornersOf(area);
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return { x: mean(corners.map(({ x }) => x)), y: mean(corners.map(({ y }) => y)) };
}

/** The areas with the one that is being moved or resized as it would be. */
function shownAreas(areas: Areas, doing: Doing | null): Areas {
  if (doing?.kind !== 'move' && doing?.kind !== 'corner') return areas;
  const index = areas.findIndex(({ id }) => id === doing.id);
  const area = areas[index]?.area;
  if (!area) return areas;
  const by = { x: doing.to.x - doing.from.x, y: doing.to.y - doing.from.y };
  const corner = doing.kind === 'corner' ? cornersOf(area)[doing.corner] : undefined;
  const next =
    doing.kind === 'corner' && corner
      ? withCorner(area, doing.corner, { x: within(corner.x + by.x), y: within(corner.y + by.y) })
      : movedArea(area, by);
  return isMeant(next) ? withItem(areas, index, { area: next }) : areas;
}
